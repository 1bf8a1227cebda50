import { report } from '../shared/report';
import { buildSubject } from './build/build-subject';
import { bundleSizes, type BundleSizes } from './build/bundle-sizes';
import { measureSubjects } from './measure/measure-subjects';
import { readOptions } from './read-options';
import type { SubjectName } from './registry';
import { formsReport } from './results/forms-report';

// Set before the build: Vite reads it when it starts.
process.env.NODE_ENV = 'production';

const options = readOptions();
const sizes = new Map<SubjectName, BundleSizes>();
for (const name of options.names) {
  await buildSubject(name);
  sizes.set(name, await bundleSizes(name));
}
const measured = await measureSubjects(options);
const markdown = formsReport(options, { measured, sizes });
if (options.complete) await report('forms', markdown);
else console.log(`\n${markdown}\n`);
