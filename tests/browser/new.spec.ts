import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withinEnvironment } from '../within-environment';
import { startDevServer } from './dev-server';
import { portAt } from './ports';
import { copyProject, type ProjectCopy } from './project-copy';
import { expect, test } from './share';

/**
 * `npm run new` when it makes nothing; recipes.spec.ts tests what it makes, and tools/new/new.test.ts has a
 * table of what it refuses.
 */

// One copy for all, since nothing is written.
test.describe.configure({ mode: 'default' });

let project: ProjectCopy;
test.beforeAll(() => {
  project = copyProject();
});
test.afterAll(() => project.remove());

const make = (...args: string[]) => project.run(['tools/new/main.ts', ...args]);

/** Every file of the copy that the command may change, with its content. */
const snapshot = () =>
  ['config', 'docs', 'src/sections', '.'].flatMap((folder) =>
    readdirSync(join(project.folder, folder), {
      recursive: folder !== '.',
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(project.folder.length + 1))
      .map((file) => [file, project.read(file)]),
  );

test('what cannot be made is refused in words, and nothing is written', async () => {
  const before = snapshot();
  const { status, output } = await make('page', 'about');
  expect(status, output).toBe(1);
  expect(output).toMatch(/config\/pages\/about\.ts is there already/);
  expect(output).not.toMatch(/^\s+at /m);
  expect(snapshot()).toEqual(before);
});

test('while config is not in order nothing is written', async () => {
  const [sound, misspelt] = ["check: 'digits'", "check: 'digitz'"];
  project.edit('config/forms/contact.ts', sound, misspelt);
  const broken = snapshot();
  const { status, output } = await make('form', 'call-back');
  expect(status).toBe(1);
  expect(output).toContain('Nothing was written');
  expect(output).toContain('config/forms/contact.ts');
  expect(snapshot()).toEqual(broken);
  project.edit('config/forms/contact.ts', misspelt, sound);
});

test('a section kind of which the reference cannot be written leaves nothing behind', async () => {
  project.edit('tools/reference/main.ts', 'const root', "throw new Error('No room.');\nconst root");
  const before = snapshot();
  const { status, output } = await make('section', 'price-list');
  expect(status, output).toBe(1);
  expect(output).toMatch(/Nothing was written, since npm run reference failed:[\s\S]*No room\./);
  expect(snapshot()).toEqual(before);
});

test.describe('a site in a folder of its own', () => {
  test.describe.configure({ mode: 'serial' });
  const site = { SITE: 'sites/bakery' };
  test.afterAll(() => rmSync(join(project.folder, 'sites'), { recursive: true, force: true }));

  test('is made', async () => {
    const { status, output } = await make('site', 'sites/bakery');
    expect(status, output).toBe(0);
  });

  test('is in order as it is made', async () => {
    const { status, output } = await project.run(['tools/check/main.ts'], site);
    expect(output).toContain('config is in order.');
    expect(status).toBe(0);
  });

  test('is built as it is made', async () => {
    const { output } = await project.run(['tools/build/main.ts'], site);
    expect(output).toContain('3 pages are in sites/bakery/dist/site.');
    expect(output).not.toContain('PLUGIN_TIMINGS');
    expect(project.read('sites/bakery/dist/site/index.html')).toContain('<title>Welcome | Bakery');
  });

  // Its home page has the file name of another one, in the project's own config.
  test('is shown by the dev server', async ({ page }) => {
    const dev = await withinEnvironment(site, () => startDevServer(project, portAt(67)));
    try {
      await page.goto(dev.origin);
      await expect(page).toHaveTitle(/^Welcome \| Bakery/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      await dev.stop();
    }
  });
});
