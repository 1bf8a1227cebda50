import { copyProject } from '../shared/copy-project';
import { report } from '../shared/report';
import { measureBuilds } from './measure-builds';
import { measureMemory, type StartMemory } from './measure-memory';
import { readOptions } from './read-options';
import { buildReport } from './results/build-report';
import type { Measured } from './results/growth';
import { memoryReport } from './results/memory-report';

const { sizes, complete } = readOptions();
const all: Measured[] = [];
for (const size of sizes) {
  const { pageCount, entries } = size;
  all.push({ pageCount, cost: await measureBuilds(size) });
  console.log(`Built ${pageCount} pages${entries ? ' of entries' : ''}.`);
}
const runs = sizes.map(({ pageCount, runs }) => `${pageCount} pages: ${runs}`).join(', ');

/** The sites whose memory is reported, by their folders: few pages, and many of them with many pictures. */
const sites = { agency: '', school: 'examples/school' };

const memory = new Map<string, StartMemory>();
const copy = copyProject();
try {
  for (const [site, name] of Object.entries(complete ? sites : { agency: '' })) {
    memory.set(site, await measureMemory(copy.folder, { name, port: 4273 }));
    console.log(`Started ${site}.`);
  }
} finally {
  copy.remove();
}
const markdown = [buildReport(all, `Medians of builds (${runs}).`), memoryReport(memory)].join(
  '\n\n',
);
if (complete) await report('build', markdown);
else console.log(`\n${markdown}\n`);
