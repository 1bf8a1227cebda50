import { parseArgs } from 'node:util';
import { addBenchPages } from '../edit/bench-pages';
import { measureOwnKeys, measurePlainKeys } from '../edit/measure';
import { installProbe } from '../edit/probe';
import { copyProject } from '../shared/copy-project';
import { machine } from '../shared/machine';
import { median } from '../shared/median';
import { openBrowser } from '../shared/open-browser';
import { report } from '../shared/report';
import { table } from '../shared/table';
import { serveHosted } from './serve';
import { fast, type Line, slow } from './slow-line';
import { type Load, measureLoads } from './unsteered';

/** The editor at an address of its own: how long it takes until a page can be edited, and until a key is painted. */

const { smoke } = parseArgs({ options: { smoke: { type: 'boolean' } } }).values;
const counts = smoke ? { first: 1, later: 1, keys: 3 } : { first: 3, later: 5, keys: 41 };

const { folder, remove } = copyProject();
addBenchPages(folder);
const served = await serveHosted(folder);

const of = (key: keyof Load, loads: readonly Load[]) => median(loads.map((load) => load[key]));

const seconds = (loads: readonly Load[]) => `${of('seconds', loads).toFixed(1)} s`;

/** First loads, each of a browser of its own, and later ones, after the second, when what is compiled is kept. */
const measureLoadsBy = async (line: Line) => {
  served.be(line);
  const first: Load[] = [];
  for (let time = 1; time < counts.first; time += 1) first.push(...(await measureLoads(served, 1)));
  const [last, , ...later] = await measureLoads(served, counts.later + 2);
  return { first: last ? [...first, last] : first, later };
};

const measureKeysOn = async (path: string) => {
  served.be(fast);
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    sessionStorage.setItem('edit-token', 'a-token');
    localStorage.setItem('edit-hints', 'seen');
  });
  await page.addInitScript(installProbe);
  await page.goto(`${served.address}${path}`);
  await page.locator('[aria-label="Editor"]').waitFor();
  await page.waitForLoadState('networkidle');
  const own = await measureOwnKeys(page, counts);
  const plain = await measurePlainKeys(page, counts);
  await browser.close();
  return { own, plain };
};

try {
  // The host's answers are known from then on.
  await measureLoads(served, 1);
  const onFast = await measureLoadsBy(fast);
  const onSlow = await measureLoadsBy(slow);
  const { own, plain } = await measureKeysOn('/bench-usual');
  const rows = [
    [
      'the first time in a browser, on a fast line: a page that can be edited',
      seconds(onFast.first),
      '3 s',
    ],
    ['later', seconds(onFast.later), ''],
    ['the first time over 1.6 Mbit/s and 150 ms', seconds(onSlow.first), ''],
    ['later, from the cache', seconds(onSlow.later), '6 s'],
    [
      'scripts until then, the first time, gzip',
      `${Math.round(of('bytes', onFast.first) / 1000)} kB`,
      '900 kB',
    ],
    ['requests at the git host, the first time', String(of('requests', onFast.first)), ''],
    ['requests at the git host, later', String(of('requests', onFast.later)), ''],
    ['key to painted letter', `${median(own).toFixed(1)} ms`, '16 ms'],
    ['key to painted letter in a plain box beside it', `${median(plain).toFixed(1)} ms`, ''],
  ];
  const measured = table(['what', 'median', 'at most'], rows);
  const markdown = `${machine()}.\n\n${counts.first} first loads, ${counts.later} later ones and ${counts.keys - 1} keys.\n\n${measured}`;
  if (smoke) console.log(`\n${markdown}\n`);
  else await report('hosted', markdown);
} finally {
  await served.stop();
  remove();
}
