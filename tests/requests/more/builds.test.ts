/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, ownEnvironment, type ProjectCopy } from '../../browser/project-copy';
import { elementsIn } from '../read-html';
import { nextPort } from '../served-site';

// A busy machine builds for a minute.
jest.setTimeout(240_000);

/** Two terminals on one project: `npm start` in one, builds in the others. */

const port = nextPort();
const origin = `http://localhost:${port}`;

let project: ProjectCopy;
const children: ChildProcess[] = [];
beforeAll(() => {
  project = copyProject();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await project.remove();
});

const run = (program: string, env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['tools/run.mjs', program], {
    cwd: project.folder,
    env: { ...ownEnvironment(), ...env },
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

/** Resolves when a command has said something. */
const said = ({ child, reported, ended }: ReturnType<typeof run>, words: string) =>
  new Promise<void>((resolve, reject) => {
    const look = () => {
      if (reported.output.includes(words)) resolve();
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
    void ended.then(() => reject(new Error(reported.output)));
  });

describe('while two more builds run at once', () => {
  let before: string;
  /** Every script of the build that a page was opened from, deferred ones too. */
  let scripts: string[];
  let builds: ReturnType<typeof run>[];
  beforeAll(async () => {
    await said(run('tools/serve/main.ts', { PORT: String(port) }), origin);
    before = (await ask('/')).text;
    expect(named(before).length).toBeGreaterThan(3);
    scripts = readdirSync(join(project.folder, 'dist/site/assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => `/assets/${name}`);
    project.edit('config/pages/home.ts', "title: 'Business Growth'", "title: 'Business In Growth'");
    builds = [run('tools/build/main.ts'), run('tools/build/main.ts')];
  });

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
    expect([statuses, outputs()]).toEqual([[0, 0], outputs()]);
    expect(outputs().match(/Another command is building/g)).toHaveLength(1);
  });

  test('new visitors get the new pages', async () => {
    const [heading] = elementsIn((await ask('/')).text, 'h1');
    expect(heading?.text).toContain('Business In Growth');
  });

  test('all scripts of old and new pages are served, those that an open page loads later as well', async () => {
    expect(scripts.length).toBeGreaterThan(named(before).length);
    for (const path of [...scripts, ...named((await ask('/')).text)]) {
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
    }
  });
});

/** Resolves when a file is there. */
const appeared = async (file: string) => {
  while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 10));
};

describe('a build that is killed', () => {
  beforeAll(async () => {
    if (!existsSync(join(project.folder, 'dist/site'))) await run('tools/build/main.ts').ended;
  });

  test('leaves the previous site in place', async () => {
    const firebase = project.read('firebase.json');
    const home = project.read('dist/site/index.html');
    const { child, ended } = run('tools/build/main.ts');
    await appeared(join(project.folder, 'dist/making/site/index.html'));
    child.kill('SIGKILL');
    await ended;
    expect(project.read('firebase.json')).toBe(firebase);
    expect(project.read('dist/site/index.html')).toBe(home);
  });

  test('does not block the next build', async () => {
    const next = run('tools/build/main.ts');
    expect([await next.ended, next.reported.output]).toEqual([0, next.reported.output]);
    expect(next.reported.output).not.toContain('Another command');
    expect(existsSync(join(project.folder, 'dist/making'))).toBe(false);
  });
});
