/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import { readConfigSources } from '../packages/config-files/config-files';
import { planProject } from '../tools/new/plan-project';

/** The workflows of this project and of one that `npm run new` makes, as GitHub's own schema has them. */

const folder = '.github/workflows';

const own = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);

const made = planProject(readConfigSources('tests/sites/agency'), { folder: '/bakery' })
  .create.filter(({ file }) => file.startsWith(folder))
  .map(({ file, text }) => [`${file} of a new project`, String(text)]);

const workflows = [...own, ...made] as [name: string, text: string][];

test.each(workflows)('%s is in order', (_name, text) => {
  expect(validateWorkflow(text).errors).toEqual([]);
});

test.each(workflows)('a mistake in %s is told', (_name, text) => {
  expect(validateWorkflow(text.replaceAll('runs-on:', 'run-on:')).errors).not.toEqual([]);
});
