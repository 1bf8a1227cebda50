/** @jest-environment node */
import { join } from 'node:path';
import fc from 'fast-check';
import { readConfigSources } from '../../../packages/config-files/config-files';
import { checkConfig } from '../../../packages/site-check/check-config';
import { copyProject, type ProjectCopy } from '../../browser/project-copy';
import { mutations } from '../../mistakes/mutation';

// A busy machine builds for a minute.
jest.setTimeout(240_000);

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
beforeAll(() => {
  changed = changedFiles();
  project = copyProject();
});
afterAll(() => project.remove());

test('random config that the check accepts can be built', async () => {
  expect(Object.keys(changed).length).toBeGreaterThan(8);
  for (const [file, text] of Object.entries(changed)) project.write(file, text);
  const { status, output } = await project.run(['tools/build/main.ts']);
  if (status !== 0) throw new Error(output);
  for (const page of ['index', 'About-us', 'Contact']) {
    expect(project.read(`dist/site/${page}.html`)).toContain('<h1');
  }
});
