import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serveSite } from '../../tools/serve/serve-site';
import { mainForm, toast } from './form-journey';
import { portAt } from './ports';
import { copyProject, type ProjectCopy } from './project-copy';

/** `npm run new`, as whoever types it has it. */

let project: ProjectCopy;
test.beforeEach(() => {
  project = copyProject();
});
test.afterEach(() => project.remove());

const make = (...args: string[]) => project.run(['tsx', 'tools/new/main.ts', ...args]);

const expectDone = async (args: string[]) => {
  const { status, output } = await project.run(args);
  expect(status, `${args.join(' ')}\n${output}`).toBe(0);
  return output;
};

/** Every file of the copy that the command may touch, with what it says. */
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

test('a page, a form and a section kind are in order as they are written, and work', async ({
  page,
}) => {
  test.setTimeout(420_000);
  expect((await make('page', 'about-cats')).output).toContain('config/pages/about-cats.ts');
  expect((await make('form', 'call-back', '--page', 'about-cats')).status).toBe(0);
  const said = await make('section', 'price-list');
  const use = / {5}\{\n[\s\S]*?kind: 'price-list'[\s\S]*?\n {5}\},\n/.exec(said.output)?.[0] ?? '';
  // Below the first section, which the page begins with.
  const second = '    {\n      // Words beside a picture.';
  project.edit('config/pages/about-cats.ts', second, `${use}${second}`);
  await expectDone(['prettier', '--write', 'config/pages/about-cats.ts']);

  const files = [
    'config/pages/about-cats.ts',
    'config/forms/call-back.ts',
    'config/routes.ts',
    'config/site.ts',
    'src/sections/registry.ts',
    'src/sections/price-list/contract.ts',
    'src/sections/price-list/component.tsx',
    'src/sections/price-list/example.ts',
  ];
  await expectDone(['tsx', 'tools/check/main.ts']);
  await expectDone(['prettier', '--check', ...files]);
  await expectDone(['tsc', '-p', '.']);
  await expectDone(['eslint', '--max-warnings', '0', ...files]);
  await expectDone(['knip']);
  await expectDone(['jest', 'src/sections/examples.test.tsx', '--roots', 'src']);
  await expectDone(['tsx', 'tools/build/main.ts']);

  process.env.LOCAL_FIREBASE_DIR = join(project.folder, 'data');
  const server = await serveSite({ root: project.folder, port: portAt(67) });
  await page.goto(`http://localhost:${portAt(67)}/`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About cats' }).click();
  await expect(page).toHaveURL(/\/About-cats$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About cats');
  await expect(page.getByRole('heading', { name: 'The Second' })).toBeAttached();
  const form = mainForm(page);
  await form.getByLabel('Your Name').fill('Ada');
  await form.getByLabel('Your Email Address').fill('ada@example.com');
  await form.getByLabel('What Is It About?').selectOption('An app');
  await form.getByLabel('Your Message').fill('Too short');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('alert')).toContainText('ten characters or more');
  await form.getByLabel('Your Message').fill('An app for cats, please.');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(toast(page, 'Thank you, we will answer soon')).toBeVisible();
  const [stored] = readdirSync(join(project.folder, 'data/documents'));
  const document = project.read(`data/documents/${stored}`);
  expect(document).toContain('/documents/call-back/');
  expect(document).toContain('An app for cats, please.');
  await server.close();
});

test('whatever is in the way, it is named, and nothing is written', async () => {
  test.setTimeout(120_000);
  const before = snapshot();
  const refused = async (args: string[], message: RegExp) => {
    const { status, output } = await make(...args);
    expect(status, output).toBe(1);
    expect(output).toMatch(message);
    expect(output).not.toMatch(/^\s+at /m);
    expect(snapshot()).toEqual(before);
  };
  await refused([], /Say what to make[\s\S]*npm run new -- page about-cats/);
  await refused(['page', 'About Us'], /npm run new -- page about-us/);
  await refused(['page', 'about'], /config\/pages\/about\.ts is there already/);
  await refused(['section', 'hero'], /src\/sections\/hero is there already/);

  project.edit('config/forms/contact.ts', "check: 'digits'", "check: 'digitz'");
  const broken = snapshot();
  const { status, output } = await make('form', 'call-back');
  expect(status).toBe(1);
  expect(output).toContain('Nothing was written');
  expect(output).toContain('config/forms/contact.ts');
  expect(snapshot()).toEqual(broken);
});

test('a section kind of which the reference cannot be written leaves nothing behind', async () => {
  project.edit('tools/reference/main.ts', 'const root', "throw new Error('No room.');\nconst root");
  const before = snapshot();
  const { status, output } = await make('section', 'price-list');
  expect(status, output).toBe(1);
  expect(output).toMatch(/Nothing was written, since npm run reference failed:[\s\S]*No room\./);
  expect(snapshot()).toEqual(before);
});
