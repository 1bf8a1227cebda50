import { report } from '../shared/report';
import { measureBuilds } from './measure-builds';
import { readOptions } from './read-options';
import { buildReport } from './results/build-report';
import type { Measured } from './results/growth';

const { sizes, complete } = readOptions();
const all: Measured[] = [];
for (const size of sizes) {
  const { pageCount, entries } = size;
  all.push({ pageCount, cost: await measureBuilds(size) });
  console.log(`Built ${pageCount} pages${entries ? ' of entries' : ''}.`);
}
const runs = sizes.map(({ pageCount, runs }) => `${pageCount} pages: ${runs}`).join(', ');
const markdown = buildReport(all, `Medians of builds (${runs}).`);
if (complete) await report('build', markdown);
else console.log(`\n${markdown}\n`);
