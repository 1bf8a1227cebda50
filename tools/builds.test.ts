/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { makingFolder, newestBuild, publishBuild, withBuildLock } from './builds';
import { openServedBuilds } from './hosting/served-builds';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(site, { recursive: true }));

const inSite = (...names: string[]) => path.join(site, ...names);
const read = (...names: string[]) => readFileSync(inSite(...names), 'utf8');

/** Of a process that has ended. */
const deadPid = async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid;
};

/** What a build leaves in the making folder; pages and scripts are named after `words`. */
const make = (words: string) => {
  const making = makingFolder(site);
  mkdirSync(path.join(making, 'site/assets'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(making, name), text);
  write('site/index.html', `<script src="/assets/${words}.js">`);
  write(`site/assets/${words}.js`, words);
  write('site/logo.svg', words);
  write('routes.json', JSON.stringify({ pages: [{ page: 'home', path: '/' }] }));
  const headers = [{ regex: '^/$', headers: [{ key: 'X-Build', value: words }] }];
  write('firebase.json', JSON.stringify({ hosting: { headers } }));
};

const build = (words: string) =>
  withBuildLock(site, async () => {
    make(words);
    await publishBuild(site);
  });

test('the newest build is where hosts and firebase.json look for it, complete, and nothing else is there', async () => {
  for (const words of ['one', 'two']) {
    await build(words);
    expect(read('dist/site/index.html')).toContain(`/assets/${words}.js`);
    expect(readdirSync(inSite('dist/site/assets'))).toEqual([`${words}.js`]);
    expect(read('firebase.json')).toContain(words);
    expect(readdirSync(inSite('dist')).toSorted()).toEqual(['builds', 'site']);
    expect(readdirSync(site).toSorted()).toEqual(['dist', 'firebase.json']);
  }
});

test('what is served is the newest build, and the scripts of those before, but for very old ones', async () => {
  await build('1');
  const builds = openServedBuilds(site);
  const shown = () => {
    const { folder, headersOf } = builds.newest();
    return [readFileSync(path.join(folder, 'index.html'), 'utf8'), headersOf('/')['X-Build']];
  };
  const names = ['2', '3', '4', '5', '6'];
  for (const words of names) {
    await build(words);
    expect(shown()).toEqual([`<script src="/assets/${words}.js">`, words]);
  }
  const has = (words: string) => {
    const file = `/assets/${words}.js`;
    const folder = builds.withFile(file)?.folder;
    return folder !== undefined && readFileSync(path.join(folder, file), 'utf8') === words;
  };
  expect(['1', ...names].filter(has)).toEqual(names);
  // A file whose name does not change is that of the newest, or gone with it.
  expect(builds.withFile('/logo.svg')).toBe(builds.newest());
  rmSync(path.join(builds.newest().folder, 'logo.svg'));
  const reopened = openServedBuilds(site);
  expect(reopened.withFile('/logo.svg')).toBeUndefined();
});

test('a request while one build replaces another always finds a complete one', async () => {
  await build('0');
  const builds = openServedBuilds(site);
  let isOver = false;
  const building = (async () => {
    for (let number = 1; number < 4; number += 1) await build(String(number));
    isOver = true;
  })();
  let looks = 0;
  while (!isOver) {
    const { folder, headersOf } = builds.newest();
    const words = headersOf('/')['X-Build'] ?? '';
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain(`/assets/${words}.js`);
    expect(readFileSync(path.join(folder, `assets/${words}.js`), 'utf8')).toBe(words);
    looks += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await building;
  expect(looks).toBeGreaterThan(3);
});

describe('a build that is killed', () => {
  test.each(['while it is made', 'between the two names of the site'])(
    '%s leaves the last one, and does not disturb the next one',
    async (moment) => {
      await build('one');
      make('half');
      writeFileSync(
        inSite('dist/build.lock'),
        JSON.stringify({ id: 'x', pid: await deadPid(), host: hostname() }),
      );
      if (moment.startsWith('between')) {
        renameSync(inSite('dist/site'), inSite('dist/site.before'));
        mkdirSync(inSite('dist/site.next'));
      }
      expect(openServedBuilds(site).newest().headersOf('/')).toEqual({ 'X-Build': 'one' });
      await withBuildLock(site, () => {
        expect(read('dist/site/index.html')).toContain('/assets/one.js');
        expect(existsSync(makingFolder(site))).toBe(false);
        return Promise.resolve();
      });
      await build('two');
      expect(read('dist/site/index.html')).toContain('/assets/two.js');
      expect(readdirSync(inSite('dist')).toSorted()).toEqual(['builds', 'site']);
    },
  );
});

test('a second build waits for the first, and says so', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const order: string[] = [];
  let end: () => void = () => undefined;
  const first = withBuildLock(site, async (waited) => {
    order.push(`first ${waited}`);
    await new Promise<void>((resolve) => (end = resolve));
    order.push('first is over');
  });
  const moment = () => new Promise((resolve) => setTimeout(resolve, 1));
  while (order.length === 0) await moment();
  const second = withBuildLock(site, (waited) => Promise.resolve(order.push(`second ${waited}`)));
  while (warn.mock.calls.length === 0) await moment();
  end();
  await Promise.all([first, second]);
  expect(order).toEqual(['first false', 'first is over', 'second true']);
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`(process ${process.pid})`)]]);
  warn.mockRestore();
});

test('without a build the error says what to do; files that were read are remembered', async () => {
  expect(() => openServedBuilds(site)).toThrow('run npm run build first');
  await build('one');
  const builds = openServedBuilds(site);
  rmSync(inSite('dist'), { recursive: true });
  expect(newestBuild(site)).toBeUndefined();
  expect(builds.newest().headersOf('/')).toEqual({ 'X-Build': 'one' });
  await build('two');
  expect(builds.newest().headersOf('/')).toEqual({ 'X-Build': 'two' });
});
