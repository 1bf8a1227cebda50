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

/** For servers with Gitea or Forgejo, which know the same words. */
const guide = readFileSync('docs/deploy.md', 'utf8');
const told = [...guide.matchAll(/```yaml\n(.+?)```/gs)].map(([, text]) => ['docs/deploy.md', text]);

const workflows = [...own, ...made, ...told] as [name: string, text: string][];

test.each(workflows)('%s is in order', (_name, text) => {
  expect(validateWorkflow(text).errors).toEqual([]);
});

test.each(workflows)('a mistake in %s is told', (_name, text) => {
  expect(validateWorkflow(text.replaceAll('runs-on:', 'run-on:')).errors).not.toEqual([]);
});

test('what is told to be written uses the same versions of actions as the workflows here', () => {
  const used = (texts: readonly string[]) => texts.join('\n').match(/(?<=uses: ).*/g) ?? [];
  const here = used(own.map(([, text]) => text ?? ''));
  const there = used(told.map(([, text]) => text ?? ''));
  expect(there).toHaveLength(2);
  expect(here).toEqual(expect.arrayContaining(there));
});
