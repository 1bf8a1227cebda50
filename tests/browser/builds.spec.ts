import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { portAt } from './ports';
import { copyProject, type ProjectCopy } from './project-copy';
import { expect, test } from './share';
import { moveMouse } from './site';

/** Two terminals on one project: `npm start` in one, builds in the others. */

const port = portAt(34);
const origin = `http://localhost:${port}`;

let project: ProjectCopy;
const children: ChildProcess[] = [];
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
  const reported = { output: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (reported.output += data.toString()));
  }
  const ended = once(child, 'close').then(([status]) => status as number | null);
  return { child, reported, ended };
};

const ask = async (path: string) => {
  const response = await fetch(origin + path);
  return { status: response.status, text: await response.text() };
};

/** The scripts and styles in a page's HTML. */
const named = (html: string) => [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];

test.describe('while two more builds run at once', () => {
  // Each test is the next step of one visit.
  test.describe.configure({ mode: 'serial' });

  let page: Page;
  let before: string;
  let builds: ReturnType<typeof run>[];
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(120_000);
    const server = run('tools/serve/main.ts', { PORT: String(port) });
    await expect.poll(() => server.reported.output, { timeout: 100_000 }).toContain(origin);
    page = await browser.newPage();
    await page.goto(origin);
    before = (await ask('/')).text;
    expect(named(before).length).toBeGreaterThan(3);
    project.edit('config/pages/home.ts', "title: 'Business Growth'", "title: 'Business In Growth'");
    builds = [run('tools/build/main.ts'), run('tools/build/main.ts')];
  });
  test.afterAll(() => page.context().close());

  /** Collects what visitors get until a build ends. */
  const strangeUntil = async (end: Promise<unknown>) => {
    let isOver = false;
    void end.finally(() => (isOver = true));
    const strange: string[] = [];
    while (!isOver) {
      for (const path of ['/', '/Contact', ...named(before)]) {
        const { status, text } = await ask(path);
        if (status !== 200 || text === '') strange.push(`${path}: ${status}`);
      }
    }
    return strange;
  };
  const outputs = () => builds.map(({ reported }) => reported.output).join('\n');

  test('pages stay complete until the first build ends', async () => {
    expect(await strangeUntil(Promise.race(builds.map(({ ended }) => ended)))).toEqual([]);
  });

  test('pages stay complete until the second build ends', async () => {
    expect(await strangeUntil(Promise.all(builds.map(({ ended }) => ended)))).toEqual([]);
  });

  test('one build waits for the other, and both succeed', async () => {
    const statuses = await Promise.all(builds.map(({ ended }) => ended));
    expect(statuses, outputs()).toEqual([0, 0]);
    expect(outputs().match(/Another command is building/g)).toHaveLength(1);
  });

  test('a page that is open loads deferred scripts from its own build', async () => {
    await moveMouse(page);
    await expect(page.locator('#root[data-ready]')).toBeAttached();
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page).toHaveURL(/About-us$/i);
  });

  test('new visitors get the new pages', async () => {
    await page.goto(origin);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Business In Growth');
  });

  test('the scripts of old and new pages are all served', async () => {
    for (const path of [...named(before), ...named((await ask('/')).text)]) {
      expect((await ask(path)).status, path).toBe(200);
    }
  });
});

test.describe('a build that is killed', () => {
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    if (!existsSync(join(project.folder, 'dist/site'))) await run('tools/build/main.ts').ended;
  });

  test('leaves the previous site in place', async () => {
    const firebase = project.read('firebase.json');
    const home = project.read('dist/site/index.html');
    const { child, ended } = run('tools/build/main.ts');
    const isUnderWay = () => existsSync(join(project.folder, 'dist/making/site/index.html'));
    await expect.poll(isUnderWay, { timeout: 60_000, intervals: [10] }).toBe(true);
    child.kill('SIGKILL');
    await ended;
    expect(project.read('firebase.json')).toBe(firebase);
    expect(project.read('dist/site/index.html')).toBe(home);
  });

  test('does not block the next build', async () => {
    const next = run('tools/build/main.ts');
    expect(await next.ended, next.reported.output).toBe(0);
    expect(next.reported.output).not.toContain('Another command');
    expect(existsSync(join(project.folder, 'dist/making'))).toBe(false);
  });
});
