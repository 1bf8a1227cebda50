import { loadavg } from 'node:os';
import { reportAndExit } from '../../tools/report-and-exit';
import { findBrowser } from '../../tools/setup/find-browser';
import { machine } from '../shared/machine';
import { report } from '../shared/report';
import { buildAll } from './build/build-all';
import { auditSubjects } from './lighthouse/audit-subjects';
import { readOptions } from './options';
import { measureActs } from './slow/measure-acts';
import { measureVisits } from './slow/measure-visits';
import { ourPages, peers, visited } from './subjects';
import { pagesMarkdown } from './tables/pages-markdown';
import { versions } from './tables/versions';

const subjects = [...ourPages, ...peers];
const slow = 'slow';
const names = {
  all: [...subjects.map(({ name }) => name), slow],
  // Our other pages come from the same build.
  smoke: ['home', ...peers.map(({ name }) => name), slow],
};

const warnOfLoad = () => {
  const [load = 0] = loadavg();
  if (load > 1) console.warn(`This machine is busy (load ${load.toFixed(1)}): times will be long.`);
};

const measure = async () => {
  const options = readOptions(process.argv.slice(2), names);
  const { runs, wants, whole, smoke } = options;
  const chromePath = findBrowser();
  if (!chromePath) throw new Error('No Chromium or Chrome: npm run test:browser installs one.');
  const environment = `${machine()}; ${versions(chromePath)}.`;
  if (!smoke) warnOfLoad();
  await buildAll(options);
  const wanted = subjects.filter(({ name }) => wants(name));
  const readings = await auditSubjects(wanted, { runs, chromePath, smoke });
  const overSlow = wants(slow) && {
    acts: await measureActs(visited, { runs, chromePath }),
    visits: await measureVisits(runs, chromePath),
  };
  const markdown = pagesMarkdown({ environment, runs, readings, slow: overSlow });
  if (whole) await report('pages', markdown);
  else console.log(`\n${markdown}\n`);
};

await measure().catch(reportAndExit);
