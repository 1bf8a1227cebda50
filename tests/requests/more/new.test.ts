/** @jest-environment node */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, type ProjectCopy } from '../../browser/project-copy';

// A busy machine builds for a minute.
jest.setTimeout(240_000);

/**
 * `npm run new` when it makes nothing, and a site in a folder of its own; recipes.test.ts tests what else it makes, and
 * tools/new/new.test.ts has a table of its error messages.
 */

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject();
});
afterAll(() => project.remove());

const make = (...args: string[]) => project.run(['tools/new/main.ts', ...args]);

/** Every file of the copy that the command may change, with its content. */
const snapshot = () =>
  ['config', 'docs', 'src/sections', 'tools/reference', '.'].flatMap((folder) =>
    readdirSync(join(project.folder, folder), {
      recursive: folder !== '.',
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(project.folder.length + 1))
      .map((file) => [file, project.read(file)]),
  );

test('nothing is written while config has errors', async () => {
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

test('a section kind whose reference cannot be written leaves no files', async () => {
  project.edit('tools/reference/main.ts', 'const root', "throw new Error('No room.');\nconst root");
  const before = snapshot();
  const { status, output } = await make('section', 'price-list');
  expect([status, output]).toEqual([1, output]);
  expect(output).toMatch(/Nothing was written, because npm run reference failed:[\s\S]*No room\./);
  expect(snapshot()).toEqual(before);
});

describe('a site in a folder of its own', () => {
  const site = { SITE: 'sites/bakery' };
  afterAll(() => rmSync(join(project.folder, 'sites'), { recursive: true, force: true }));

  test('is made', async () => {
    const { status, output } = await make('site', 'sites/bakery');
    expect([status, output]).toEqual([0, output]);
  });

  test('passes the check', async () => {
    const { status, output } = await project.run(['tools/check/main.ts'], site);
    expect(output).toContain('config is in order.');
    expect(status).toBe(0);
  });

  test('is built', async () => {
    const { output } = await project.run(['tools/build/main.ts'], site);
    expect(output).toContain('3 pages are in sites/bakery/dist/site.');
    expect(output).not.toContain('PLUGIN_TIMINGS');
    expect(project.read('sites/bakery/dist/site/index.html')).toContain('<title>Welcome | Bakery');
  });
});
