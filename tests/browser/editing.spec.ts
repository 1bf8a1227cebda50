import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { createServer, type ViteDevServer } from 'vite';
import { readConfigSources, type ConfigSources } from '../../tools/check/config-files';
import { carryOutEdits } from '../../tools/editing/carry-out-edits';
import { readRecipes, type Recipe } from '../../tools/editing/read-recipes';
import { editingViews } from './editing-views';
import { copyProject, type ProjectCopy } from './project-copy';
import { takePicture } from './take-picture';

/**
 * The recipes of docs/editing.md, carried out as they are written, and what a visitor then sees.
 * With TAKE_PICTURES set (npm run guide), their pictures are taken on the way.
 */

const recipes = readRecipes(readFileSync('docs/editing.md', 'utf8'));

const port = 41_798;

let project: ProjectCopy;
let server: ViteDevServer;
let original: ConfigSources;

test.describe.configure({ mode: 'default', timeout: 90_000 });
test.use({
  baseURL: `http://localhost:${port}`,
  viewport: { width: 1200, height: 600 },
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeAll(async () => {
  project = copyProject();
  original = readConfigSources(project.folder);
  process.env.LOCAL_FIREBASE_DIR = join(project.folder, 'data');
  server = await createServer({
    root: project.folder,
    configLoader: 'runner',
    logLevel: 'silent',
    cacheDir: join(project.folder, 'cache'),
    // The packages of the copy are a link to those of the project. No page is loaded anew under way.
    server: { port, strictPort: true, fs: { strict: false }, hmr: false },
  });
  await server.listen();
});

test.afterAll(async () => {
  // It need not see how the copy goes.
  server.watcher.removeAllListeners();
  await server.close();
  project.remove();
});

/** Writes the files of config/ that differ, and waits until the dev server knows of them. */
const writeConfig = async (config: ConfigSources) => {
  const now = readConfigSources(project.folder);
  const changed = Object.keys({ ...now, ...config }).filter((file) => now[file] !== config[file]);
  const noticed = changed.map(
    (file) =>
      new Promise<void>((resolve) => {
        const notice = (_event: string, path: string) => {
          if (path !== join(project.folder, file)) return;
          server.watcher.off('all', notice);
          resolve();
        };
        server.watcher.on('all', notice);
      }),
  );
  changed.forEach((file) => {
    const text = config[file];
    if (text === undefined) rmSync(join(project.folder, file));
    else project.write(file, text);
  });
  await Promise.all(noticed);
  server.environments.client.moduleGraph.invalidateAll();
};

test.afterEach(() => writeConfig(original));

/** A landscape in the place of the reader's own photograph. */
const drawPhotograph = (file: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#33507a"/><stop offset="1" stop-color="#f4b183"/></linearGradient>
      <rect width="1200" height="900" fill="url(#sky)"/><circle cx="820" cy="470" r="70" fill="#ffe3b0"/>
      <path d="M0 620Q300 400 620 600T1200 520V900H0z" fill="#4a5d58"/>
      <path d="M0 740Q400 560 760 720T1200 680V900H0z" fill="#26382f"/></svg>`),
  ).toFile(file);

const carryOut = async ({ uploads, made, edits }: Recipe) => {
  for (const file of uploads) await drawPhotograph(join(project.folder, file));
  if (made) {
    const { status, output } = await project.run(['tsx', 'tools/new/main.ts', ...made]);
    expect(status, output).toBe(0);
  }
  await writeConfig(carryOutEdits(readConfigSources(project.folder), edits));
};

const mostBytes = { picture: 60_000, all: 600_000 };

for (const recipe of recipes) {
  test(`${recipe.title}: carried out as written, a visitor sees it`, async ({ page }) => {
    // No test asks another site for its map.
    await page.route(/openstreetmap/, (route) => route.fulfill({ body: '' }));
    await carryOut(recipe);
    const view = editingViews[recipe.title];
    if (!view) throw new Error(`Nobody looks at the result of "${recipe.title}".`);
    if (view.tall) await page.setViewportSize({ width: 1200, height: 900 });
    let parts: Locator | undefined;
    // Once more where the dev server has just found a package that the page needs, or has kept
    // for the next visitor what was wrong while files were still being written.
    await expect(async () => {
      await page.goto(view.path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('vite-error-overlay')).toHaveCount(0, { timeout: 1000 });
      parts = await view.see(page);
    }).toPass();
    const file = join('docs', recipe.picture);
    if (process.env.TAKE_PICTURES) await takePicture(page, parts, file);
    expect(statSync(file).size, `${file}: npm run guide`).toBeLessThan(mostBytes.picture);
  });
}

test('the pictures together are small', () => {
  const sizes = recipes.map(({ picture }) => statSync(join('docs', picture)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostBytes.all);
});
