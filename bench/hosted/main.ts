import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { addBenchPages } from '../edit/bench-pages';
import { measureOwnKeys, measurePlainKeys } from '../edit/measure';
import { installProbe } from '../edit/probe';
import { copyProject } from '../shared/copy-project';
import { machine } from '../shared/machine';
import { median } from '../shared/median';
import { openProfile } from '../shared/open-browser';
import { report } from '../shared/report';
import { table } from '../shared/table';
import { serveHosted } from './serve';
import { fast, type Line, slow } from './slow-line';

/** The editor at an address of its own: how long it takes until a page can be edited, and until a key is painted. */

const { smoke } = parseArgs({ options: { smoke: { type: 'boolean' } } }).values;
const counts = smoke ? { first: 1, loads: 1, keys: 3 } : { first: 3, loads: 5, keys: 41 };

/** So long a browser has been there when somebody opens the editor, in milliseconds. */
const settled = 2500;

const profiles = mkdtempSync(join(tmpdir(), 'profiles-'));
const { folder, remove } = copyProject();
addBenchPages(folder);
const served = await serveHosted(folder);

/** Who has signed in, in a browser of their own. */
const openBrowserOf = async (name: string): Promise<BrowserContext> => {
  const context = await openProfile(join(profiles, name));
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(() => {
    sessionStorage.setItem('edit-token', 'a-token');
    localStorage.setItem('edit-hints', 'seen');
  });
  await context.addInitScript(installProbe);
  return context;
};

const isEditable = (page: Page) =>
  page.locator('[aria-label="Editor"]').waitFor({ timeout: 120_000 });

/** Seconds from the address to a page that can be edited. */
const load = async (page: Page, path = '/') => {
  const begin = performance.now();
  await page.goto(`${served.address}${path}`, { waitUntil: 'commit' });
  await isEditable(page);
  const seconds = (performance.now() - begin) / 1000;
  await page.waitForLoadState('networkidle');
  return seconds;
};

/** A window of a browser that has nothing more to do of its own beginning. */
const openWindow = async (name: string) => {
  const context = await openBrowserOf(name);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('about:blank');
  await page.waitForTimeout(settled);
  return { context, page };
};

const seconds = (times: number[]) => `${median(times).toFixed(1)} s`;

/** The first loads of several browsers, and in the last one those after the third: what it compiles is kept at the second. */
const measureLoads = async (name: string, line: Line) => {
  served.be(line);
  const first: number[] = [];
  for (let time = 1; time < counts.first; time += 1) {
    const window = await openWindow(`${name}-${time}`);
    first.push(await load(window.page));
    await window.context.close();
  }
  const { context, page } = await openWindow(name);
  const [before, asked] = [served.sent(), served.requests.length];
  first.push(await load(page));
  const bytes = served.sent() - before;
  const requests = served.requests.length - asked;
  await load(page);
  const next = served.requests.length;
  const again: number[] = [];
  for (let time = 0; time < counts.loads; time += 1) again.push(await load(page));
  const requestsAgain = (served.requests.length - next) / counts.loads;
  await context.close();
  return { first, again, bytes, requests, requestsAgain };
};

const measureKeysOn = async (path: string) => {
  served.be(fast);
  const context = await openBrowserOf('keys');
  const page = await context.newPage();
  await load(page, path);
  const own = await measureOwnKeys(page, counts);
  const plain = await measurePlainKeys(page, counts);
  await context.close();
  return { own, plain };
};

try {
  // The host's answers are known from then on.
  const warm = await openWindow('warm');
  await load(warm.page);
  await warm.context.close();
  const onFast = await measureLoads('fast', fast);
  const onSlow = await measureLoads('slow', slow);
  const { own, plain } = await measureKeysOn('/bench-usual');
  const rows = [
    [
      'the first time in a browser, on a fast line: a page that can be edited',
      seconds(onFast.first),
      '3 s',
    ],
    ['later', seconds(onFast.again), ''],
    ['the first time over 1.6 Mbit/s and 150 ms', seconds(onSlow.first), ''],
    ['later, from the cache', seconds(onSlow.again), '6 s'],
    ['scripts of the first time, gzip', `${Math.round(onFast.bytes / 1000)} kB`, '900 kB'],
    ['requests at the git host, the first time', String(onFast.requests), ''],
    ['requests at the git host, later', String(onFast.requestsAgain), ''],
    ['key to painted letter', `${median(own).toFixed(1)} ms`, '16 ms'],
    ['key to painted letter in a plain box beside it', `${median(plain).toFixed(1)} ms`, ''],
  ];
  const measured = table(['what', 'median', 'at most'], rows);
  const markdown = `${machine()}.\n\n${counts.first} first loads, ${counts.loads} later ones and ${counts.keys - 1} keys.\n\n${measured}`;
  if (smoke) console.log(`\n${markdown}\n`);
  else await report('hosted', markdown);
} finally {
  await served.stop();
  remove();
  rmSync(profiles, { recursive: true, force: true });
}
