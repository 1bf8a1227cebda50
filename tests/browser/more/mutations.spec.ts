import { join } from 'node:path';
import fc from 'fast-check';
import { checkConfig } from '../../../tools/check/check-config';
import { readConfigSources } from '../../../tools/config-reader/config-files';
import { mutations } from '../../mistakes/mutation';
import { copyProject, type ProjectCopy } from '../project-copy';
import { expect, test } from '../share';

/** After random changes of config that the check accepts, the site builds. `seed` makes a run repeatable. */
const seed = Number(process.env.MUTATION_SEED ?? 2026);

const sources = readConfigSources(join(process.cwd(), 'tests/sites/agency'));

const isInOrder = (changed: typeof sources) =>
  checkConfig(changed).every(({ severity }) => severity !== 'error');

/** As many changes as the check accepts together, one per file. */
const changedFiles = () => {
  const changed: typeof sources = {};
  for (const { file, text } of fc.sample(mutations(sources), { seed, numRuns: 500 })) {
    const isNew = !(file in changed) && text !== sources[file];
    if (isNew && isInOrder({ ...sources, ...changed, [file]: text })) changed[file] = text;
  }
  return changed;
};

let changed: typeof sources;
let project: ProjectCopy;
test.beforeAll(() => {
  test.setTimeout(120_000);
  changed = changedFiles();
  project = copyProject();
});
test.afterAll(() => project.remove());

test('random config that the check accepts can be built', async () => {
  expect(Object.keys(changed).length).toBeGreaterThan(8);
  for (const [file, text] of Object.entries(changed)) project.write(file, text);
  const { status, output } = await project.run(['tools/build/main.ts']);
  expect(status, output).toBe(0);
  for (const page of ['index', 'About-us', 'Contact']) {
    expect(project.read(`dist/site/${page}.html`)).toContain('<h1');
  }
});
