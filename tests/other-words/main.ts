import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readConfigSources } from '../../packages/config-files/config-files';
import { reportAndExit } from '../../tools/report-and-exit';
import { copyProject } from '../browser/project-copy';
import { otherWords } from './other-words';

/**
 * Proves that tests do not depend on the texts of config/: in a copy with all free texts replaced, the check,
 * the build, every unit test and each journey that reads config/ pass.
 */
// Further files that these need.
const asked = [
  'config',
  'firestore.rules',
  'storage.rules',
  'playwright.config.ts',
  '.github',
  'README.md',
  'CONTRIBUTING.md',
];
const journeys = ['specification', 'walk', 'fonts', 'more/fonts'];
const parts = [
  ['tools/check/main.ts'],
  ['tools/build/main.ts'],
  // Of tests of built sites those that look at config/: no other site is built here.
  ['jest', '--maxWorkers=2', '--testPathIgnorePatterns', 'tests/requests/(?!specification)'],
  ['playwright', 'test', ...journeys.map((name) => `tests/browser/${name}.spec.ts`)],
];

const project = copyProject({ whole: true });
try {
  rmSync(join(project.folder, 'config'), { recursive: true });
  for (const name of asked) {
    const isOwn = (path: string) => !/(?:node_modules|dist)$/.test(path);
    cpSync(name, join(project.folder, name), { recursive: true, filter: isOwn });
  }
  const { sources, count } = otherWords(readConfigSources(process.cwd()));
  for (const [file, text] of Object.entries(sources)) project.write(file, text);
  console.log(`${count} texts are others.`);
  for (const args of parts) {
    const { status, output } = await project.run(args, { SITE_IS_BUILT: '1' });
    if (status !== 0) throw new Error(`${args.join(' ')} failed with other words:\n${output}`);
    console.log(`${args.join(' ')}: passed`);
  }
} catch (error) {
  reportAndExit(error);
} finally {
  await project.remove();
}
