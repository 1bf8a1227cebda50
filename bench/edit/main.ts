import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machine } from '../shared/machine';
import { median } from '../shared/median';
import { openBrowser } from '../shared/open-browser';
import { report } from '../shared/report';
import { table } from '../shared/table';
import { type PageName, pageNames, pages } from './bench-pages';
import {
  measureKeys,
  measureOpens,
  measurePages,
  measurePlainWrites,
  measureWrites,
} from './measure';
import { startsTable } from './measure-start';
import { servePlainBox } from './plain-box';
import { installProbe } from './probe';
import { type EditedCopy, serveEdit } from './serve-edit';

const { smoke } = parseArgs({ options: { smoke: { type: 'boolean' } } }).values;
/** The first of each is not counted: what it needs is loaded and compiled then. */
const counts = smoke ? { keys: 3, writes: 1 } : { keys: 41, writes: 10 };
const starts = smoke ? { rounds: 1, reloads: 1 } : { rounds: 3, reloads: 5 };
const port = Number(process.env.TEST_PORT ?? 21_730) + 95;

const browser = await openBrowser();

const openPage = async (address: string) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  // What the compiler puts around functions that have a name.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(installProbe);
  await page.goto(address);
  return page;
};

const measurePage = async ({ folder, addressOf }: EditedCopy, name: PageName) => {
  const page = await openPage(addressOf(`/${name}`));
  await page.getByRole('region', { name: 'Editor' }).waitFor({ timeout: 60_000 });
  await page
    .getByRole('button', { name: 'Got it' })
    .click({ timeout: 500 })
    .catch(() => undefined);
  const keys = await measureKeys(page, counts);
  const written = { folder, name, writes: counts.writes };
  const writes = await measureWrites(page, { ...written, by: 'press' });
  const opens = await measureOpens(page, counts);
  const enters = await measureWrites(page, { ...written, by: 'enter' });
  const changes = await measurePages(page, { name, visits: counts.writes });
  await page.close();
  return { name, ...keys, writes, opens, enters, changes };
};

const measurePlain = async ({ folder }: EditedCopy) => {
  const file = join(folder, 'plain.txt');
  writeFileSync(file, '');
  const server = await servePlainBox(port + 1, file);
  const page = await openPage(server.address);
  const times = await measurePlainWrites(page, file, counts.writes);
  await page.close();
  await server.stop();
  return times;
};

const p95 = (values: number[]) =>
  values.toSorted((a, b) => a - b).at(Math.ceil(values.length * 0.95) - 1) ?? Number.NaN;

type Row = { name: PageName; what: string; times: number[]; peer: number[] };

const rowOf = ({ name, what, times, peer }: Row) => [
  `${pages[name]} sections`,
  what,
  median(times).toFixed(1),
  p95(times).toFixed(1),
  median(peer).toFixed(1),
  `${(median(times) / median(peer)).toFixed(1)} ×`,
];

const startsMeasured = await startsTable({ port, ...starts });
const server = await serveEdit(port);
try {
  const measured = [];
  for (const name of pageNames) measured.push(await measurePage(server, name));
  const plainWrites = await measurePlain(server);
  const rows = measured.flatMap(({ name, own, shared, others, plain, writes }) =>
    [
      { name, what: 'key to painted letter', times: own, peer: plain },
      { name, what: 'the same in a text that other places show', times: shared, peer: plain },
      { name, what: 'key to the other places', times: others, peer: plain },
      { name, what: 'left to written file', times: writes, peer: plainWrites },
    ].map(rowOf),
  );
  const waits = measured.flatMap(({ name, opens, enters, changes }) =>
    [
      { what: 'press to the open text', times: opens, limit: 100 },
      { what: 'Enter to written file', times: enters, limit: 300 },
      { what: 'press to the text of this page, from another one', times: changes, limit: 700 },
    ].map(({ what, times, limit }) => [
      `${pages[name]} sections`,
      what,
      median(times).toFixed(1),
      p95(times).toFixed(1),
      // That of a page of usual length.
      name === 'bench-usual' ? String(limit) : '',
    ]),
  );
  const waitsTable = table(['page', 'what', 'median, ms', '95 %, ms', 'at most'], waits);
  const measuredTable = table(
    ['page', 'what', 'median, ms', '95 %, ms', 'peer, ms', 'to peer'],
    rows,
  );
  const markdown = `${machine()}; Chromium ${browser.version()}.\n\n${startsMeasured}\n\n${counts.keys - 1} keys and ${counts.writes} writes each.\n\n${measuredTable}\n\n${waitsTable}`;
  if (smoke) console.log(`\n${markdown}\n`);
  else await report('edit', markdown);
} finally {
  await browser.close();
  await server.stop();
}
