import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { portAt } from './ports';
import { copyProject, type ProjectCopy } from './project-copy';
import { expect, test } from './share';

/** Two terminals on one project: `npm start` in one, builds in the others. */

const port = portAt(34);
const origin = `http://localhost:${port}`;

let project: ProjectCopy;
const children: ChildProcess[] = [];
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  project = copyProject();
});
test.afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await project.remove();
});

const run = (program: string, env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['tools/run.mjs', program], {
    cwd: project.folder,
    env: { ...process.env, ...env },
  });
  children.push(child);
  const told = { output: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (told.output += data.toString()));
  }
  const ended = once(child, 'close').then(([status]) => status as number | null);
  return { child, told, ended };
};

const ask = async (path: string) => {
  const response = await fetch(origin + path);
  return { status: response.status, text: await response.text() };
};

/** The scripts and styles that a page names. */
const named = (html: string) => [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];

test('while two others build at once, a visitor loses nothing; then the new pages are shown', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const server = run('tools/serve/main.ts', { PORT: String(port) });
  await expect.poll(() => server.told.output, { timeout: 90_000 }).toContain(origin);
  await page.goto(origin);
  const before = (await ask('/')).text;
  expect(named(before).length).toBeGreaterThan(3);

  project.edit('config/pages/home.ts', "title: 'Business Growth'", "title: 'Business In Growth'");
  const builds = [run('tools/build/main.ts'), run('tools/build/main.ts')];
  let areOver = false;
  const ended = Promise.all(builds.map((each) => each.ended)).finally(() => (areOver = true));
  const strange: string[] = [];
  while (!areOver) {
    for (const path of ['/', '/Contact', ...named(before)]) {
      const { status, text } = await ask(path);
      if (status !== 200 || text === '') strange.push(`${path}: ${status}`);
    }
  }
  const statuses = await ended;
  expect(statuses, builds.map(({ told }) => told.output).join('\n')).toEqual([0, 0]);
  expect(strange).toEqual([]);
  const waited = builds.filter(({ told }) => told.output.includes('Another command is building'));
  expect(waited).toHaveLength(1);

  // The page that was open loads what it needs later from its own build.
  await page.mouse.move(1, 1);
  await expect(page.locator('#root[data-ready]')).toBeAttached();
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveURL(/About-us$/i);
  await page.goto(origin);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Business In Growth');
  const after = (await ask('/')).text;
  for (const path of [...named(before), ...named(after)]) {
    expect((await ask(path)).status, path).toBe(200);
  }
});

test('a build that is killed half way leaves what there was, and no other one waits for it', async () => {
  test.setTimeout(120_000);
  if (!existsSync(join(project.folder, 'dist/site'))) await run('tools/build/main.ts').ended;
  const firebase = project.read('firebase.json');
  const home = project.read('dist/site/index.html');
  const { child, ended } = run('tools/build/main.ts');
  const isUnderWay = () => existsSync(join(project.folder, 'dist/making/site/index.html'));
  await expect.poll(isUnderWay, { timeout: 60_000, intervals: [10] }).toBe(true);
  child.kill('SIGKILL');
  await ended;
  expect(project.read('firebase.json')).toBe(firebase);
  expect(project.read('dist/site/index.html')).toBe(home);
  const next = run('tools/build/main.ts');
  expect(await next.ended, next.told.output).toBe(0);
  expect(next.told.output).not.toContain('Another command');
  expect(existsSync(join(project.folder, 'dist/making'))).toBe(false);
});
