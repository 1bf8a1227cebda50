/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decideDeploy } from './decide-deploy';

const sample = 'contact.phone is a sample';

const handedOver = [
  '--yes',
  'firebase-tools@15.34.2',
  'deploy',
  '--project',
  'agency',
  '--only',
  'hosting,firestore:rules,storage',
];

test.each<[string, string[], string | null, string | undefined, string[]]>([
  ['a project is named and the details are the own', [], 'agency', undefined, handedOver],
  ['samples are allowed', ['--allow-samples'], 'agency', sample, handedOver],
  [
    'more arguments are passed on, in their order',
    ['--message', 'First', '--allow-samples', '--debug'],
    'agency',
    undefined,
    [...handedOver, '--message', 'First', '--debug'],
  ],
  [
    'a preview is the pages alone, samples and all',
    ['--preview', 'new-prices', '--debug'],
    'agency',
    sample,
    [
      ...['--yes', 'firebase-tools@15.34.2', 'hosting:channel:deploy', 'new-prices'],
      ...['--expires', '7d', '--project', 'agency', '--debug'],
    ],
  ],
])('%s: handed over', (_, args, project, samples, command) => {
  expect(decideDeploy({ args, project, samples })).toMatchObject({ command });
});

test('if mails are wanted, the functions that send them are deployed; an error says why none can be sent', () => {
  const facts = { args: [], project: 'agency', samples: undefined };
  expect(decideDeploy({ ...facts, mail: { error: undefined } })).toMatchObject({
    command: handedOver.map((each) =>
      each.startsWith('hosting') ? 'hosting,firestore:rules,storage,functions:mail' : each,
    ),
  });
  expect(decideDeploy({ ...facts, mail: { error: 'No password.' } })).toEqual({
    refused: 'No password.',
  });
});

test('if people sign in by a button, its function is deployed', () => {
  const facts = { args: [], project: 'agency', samples: undefined, signIn: true };
  const [only] = JSON.stringify(decideDeploy(facts)).match(/hosting[^"]*/) ?? [];
  expect(only).toBe('hosting,firestore:rules,storage,functions:edit');
  const both = JSON.stringify(decideDeploy({ ...facts, mail: { error: undefined } }));
  expect(both).toContain('functions:mail,functions:edit');
  expect(JSON.stringify(decideDeploy({ ...facts, args: ['--preview', 'new'] }))).not.toContain(
    'edit',
  );
});

test.each([
  ['a virus scanner looks at files', 'scan'],
  ['a function checks what a form sends', 'records'],
])('if %s, its functions are deployed, but not with a preview', (_, name) => {
  const facts = { args: [], project: 'agency', samples: undefined, [name]: true };
  expect(JSON.stringify(decideDeploy(facts))).toContain(`storage,functions:${name}`);
  expect(JSON.stringify(decideDeploy({ ...facts, args: ['--preview', 'new'] }))).not.toContain(
    name,
  );
});

const noProject = 'No hosted Firebase project is named';
const samplesLeft = 'contact.phone is a sample';

test.each<[string, string[], string | null, string | undefined, string[]]>([
  ['no project', [], null, undefined, [noProject, '.env.example', 'docs/deploy.md']],
  ['samples', [], 'agency', sample, [samplesLeft, 'npm run deploy -- --allow-samples']],
  ['a preview without a name', ['--preview'], 'agency', undefined, ['--preview new-prices']],
  ['a preview called live', ['--preview', 'live'], 'agency', undefined, ['no name that an']],
  ['a preview whose name is an option', ['--preview', '--debug'], 'agency', undefined, ['no name']],
  ['both, at once', [], null, sample, [noProject, samplesLeft]],
  ['no project, samples allowed', ['--allow-samples'], null, sample, [noProject]],
])('%s: refused, with what to do', (_, args, project, samples, words) => {
  const decision = decideDeploy({ args, project, samples });
  expect(decision).not.toHaveProperty('command');
  words.forEach((part) =>
    expect(decision).toEqual({ refused: expect.stringContaining(part) as string }),
  );
});

test('what is allowed is not spoken of', () => {
  const decision = decideDeploy({ args: ['--allow-samples'], project: null, samples: sample });
  expect(decision).toEqual({ refused: expect.not.stringContaining('sample:') as string });
  expect(JSON.stringify(decision)).not.toContain('contact.phone');
});

test('the guide names the very release that is run', () => {
  const guide = readFileSync(join(__dirname, '../../docs/deploy.md'), 'utf8');
  const named = [...guide.matchAll(/firebase-tools\S*/g)].map(([found]) => found);
  expect(named.length).toBeGreaterThan(0);
  expect(new Set(named.map((each) => each.replace('`', '')))).toEqual(
    new Set(['firebase-tools@15.34.2']),
  );
});

test('actions on GitHub are named by their commit, which cannot be moved', () => {
  for (const file of ['check.yml', 'test.yml']) {
    const workflow = readFileSync(join(__dirname, '../../.github/workflows', file), 'utf8');
    const used = [...workflow.matchAll(/uses: (.*)/g)].map(([, action = '']) => action);
    expect(used).not.toEqual([]);
    for (const action of used) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});
