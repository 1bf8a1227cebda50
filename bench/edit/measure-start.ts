import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { copyProject } from '../shared/copy-project';
import { median } from '../shared/median';
import { openProfile } from '../shared/open-browser';
import { table } from '../shared/table';
import { startEdit } from './serve-edit';

/** In seconds, and in MB. */
type Start = {
  address: number;
  editable: number;
  requests: number;
  reload: number;
  memory: number;
};

/** By a selector of the browser's own: to look for a role takes a tenth of a second of the page's time. */
const isEditable = (page: Page) =>
  page.locator('[aria-label="Editor"]').waitFor({ timeout: 120_000 });

/** The resident memory of a process and all that it has begun. */
const memoryOf = (pid: number): number => {
  const processes = execFileSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([id = 0, parent = 0, size = 0]) => ({ id, parent, size }));
  const of = (id: number): number =>
    processes.reduce(
      (sum, each) => sum + (each.id === id ? each.size : each.parent === id ? of(each.id) : 0),
      0,
    );
  return of(pid) / 1024;
};

/** In milliseconds: what a start has left to do is done by then. */
const rest = 10_000;

/** The command in the copy, until its first page can be edited, and then reloads of that page. */
const measureStart = async (
  context: BrowserContext,
  { folder, port, reloads }: { folder: string; port: number; reloads: number },
): Promise<Start> => {
  const begin = performance.now();
  const since = () => (performance.now() - begin) / 1000;
  const { pid = 0, addressOf, stop } = await startEdit(folder, port);
  try {
    const address = since();
    const page = await context.newPage();
    let requests = 0;
    page.on('request', () => (requests += 1));
    await page.goto(addressOf('/'), { waitUntil: 'commit', timeout: 120_000 });
    await isEditable(page);
    const editable = since();
    await page.waitForLoadState('networkidle');
    const asked = requests;
    await wait(rest);
    const times: number[] = [];
    for (let time = 0; time < reloads; time += 1) {
      const pressed = performance.now();
      await page.reload({ waitUntil: 'commit' });
      await isEditable(page);
      times.push((performance.now() - pressed) / 1000);
      await page.waitForLoadState('networkidle');
    }
    const memory = memoryOf(pid);
    await page.close();
    return { address, editable, requests: asked, reload: median(times), memory };
  } finally {
    await stop();
  }
};

/** Other code than any cache knows. */
const makeCold = (folder: string) =>
  ['src/entry-client.tsx', 'tools/edit/main.ts'].forEach((file) =>
    appendFileSync(join(folder, file), `\n// ${randomUUID()}\n`),
  );

/**
 * A start with an empty cache and the next two, `rounds` of each: what the first has made is kept, in node_modules/.cache
 * and by the browser of whoever edits. Chromium keeps what it has compiled of a script at the second start, and uses it
 * from the third one on.
 */
const measureStarts = async ({
  port,
  rounds,
  reloads,
}: {
  port: number;
  rounds: number;
  reloads: number;
}) => {
  const { folder, remove } = copyProject();
  const cold: Start[] = [];
  const second: Start[] = [];
  const warm: Start[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      makeCold(folder);
      const context = await openProfile(join(folder, `profile-${round}`));
      for (const starts of [cold, second, warm]) {
        starts.push(await measureStart(context, { folder, port, reloads }));
      }
      await context.close();
    }
  } finally {
    remove();
  }
  return { cold, second, warm };
};

const seconds = (value: number) => `${value.toFixed(1)} s`;

/** What is measured; `before`: on two cores, while pages asked for each module by itself. */
const rows: {
  key: keyof Start;
  what: string;
  before: string;
  limit: string;
  shown: (value: number) => string;
}[] = [
  { key: 'address', what: 'command to address', before: '11 s', limit: '', shown: seconds },
  {
    key: 'editable',
    what: 'command to a page that can be edited',
    before: '24 s',
    limit: '4 s; after a change of code 12 s',
    shown: seconds,
  },
  { key: 'requests', what: 'requests of a page', before: '710', limit: '60', shown: String },
  { key: 'reload', what: 'reload of the page', before: '4.7 s', limit: '1.5 s', shown: seconds },
  {
    key: 'memory',
    what: 'memory of the server at rest',
    before: '646 MB',
    limit: '323 MB',
    shown: (value) => `${value.toFixed(0)} MB`,
  },
];

/** The start of `npm run edit`, a page and its server, as a table. */
export const startsTable = async (how: {
  port: number;
  rounds: number;
  reloads: number;
}): Promise<string> => {
  const { cold, second, warm } = await measureStarts(how);
  const of = (starts: Start[], key: keyof Start) => median(starts.map((start) => start[key]));
  return table(
    ['what', 'before', 'now', 'second start', 'first after a change of code', 'at most'],
    rows.map(({ key, what, before, limit, shown }) => [
      what,
      before,
      shown(of(warm, key)),
      shown(of(second, key)),
      shown(of(cold, key)),
      limit,
    ]),
  );
};
