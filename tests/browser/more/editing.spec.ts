import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { readConfigSources, type ConfigSources } from '../../../packages/config-files/config-files';
import { carryOutRecipe } from '../../../tools/editing/carry-out-recipe';
import { readRecipes } from '../../../tools/editing/read-recipes';
import { editingViews } from '../editing-views';
import { portAt } from '../ports';
import { serveDevCopy } from '../serve-dev-copy';
import { expect, test } from '../share';
import { takePicture } from '../take-picture';
import { todays } from '../todays';

/**
 * The recipes of docs/editing.md, carried out as written, and what a visitor then sees.
 * With TAKE_PICTURES set (npm run guide), this also takes their pictures.
 */

const recipes = readRecipes(readFileSync('docs/editing.md', 'utf8'));

const port = portAt(68);

let devCopy: Awaited<ReturnType<typeof serveDevCopy>>;
let original: ConfigSources;
/** One for all recipes: changes need no reload, which requests hundreds of modules. */
let page: Page;

test.describe.configure({ mode: 'default' });
test.use({
  baseURL: `http://localhost:${port}`,
  viewport: { width: 1200, height: 600 },
});

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  devCopy = await serveDevCopy(port);
  original = readConfigSources(devCopy.project.folder);
  page = await browser.newPage();
  // The first load bundles the packages; no test should wait for that.
  await load('/');
});

test.afterAll(async () => {
  await page.context().close();
  await devCopy.stop();
});

/** Writes the changed files of config/, and waits until the dev server has noticed them. */
const writeConfig = async (config: ConfigSources) => {
  const { project, server } = devCopy;
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
};

const load = async (path: string) => {
  await page.goto(path);
  await page.locator('#root[data-ready]').waitFor({ state: 'attached' });
};

/** Shows a page of the site, by a link unless it is shown already. */
const goTo = async (path: string) => {
  const { pathname, hash } = new URL(page.url());
  if (pathname + hash !== path) await page.locator(`a[href="${path}"]:visible`).first().click();
};

/** A landscape in place of the reader's own photograph. */
const drawPhotograph = (file: string) => {
  mkdirSync(dirname(file), { recursive: true });
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#33507a"/><stop offset="1" stop-color="#f4b183"/></linearGradient>
      <rect width="1200" height="900" fill="url(#sky)"/><circle cx="820" cy="470" r="70" fill="#ffe3b0"/>
      <path d="M0 620Q300 400 620 600T1200 520V900H0z" fill="#4a5d58"/>
      <path d="M0 740Q400 560 760 720T1200 680V900H0z" fill="#26382f"/></svg>`),
  ).toFile(file);
};

const mostBytes = { picture: 60_000, all: 600_000 };

/** Each gets its picture. */
const shown = process.env.TAKE_PICTURES ? recipes : todays(recipes, { oneIn: 6 });

for (const recipe of shown) {
  test(`${recipe.title}: the recipe as written changes the page`, async () => {
    for (const file of recipe.uploads) await drawPhotograph(join(devCopy.project.folder, file));
    await writeConfig(carryOutRecipe(original, recipe));
    const view = editingViews[recipe.title];
    if (!view) throw new Error(`No test looks at the result of "${recipe.title}".`);
    await page.setViewportSize({ width: 1200, height: view.tall ? 900 : 600 });
    let parts: Locator | undefined;
    // A picture shows the page from its beginning.
    let show = process.env.TAKE_PICTURES ? load : goTo;
    // Again if the dev server has just found a package that the page needs.
    await expect(async () => {
      await show(view.path);
      show = load;
      parts = await view.see(page);
    }).toPass();
    const file = join('docs', recipe.picture);
    if (process.env.TAKE_PICTURES) await takePicture(page, parts, file);
    expect(statSync(file).size, `${file}: npm run guide`).toBeLessThan(mostBytes.picture);
  });
}

test('the pictures of the guide are small', () => {
  const sizes = recipes.map(({ picture }) => statSync(join('docs', picture)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostBytes.all);
});
