import { decideDeploy } from './decide-deploy';

const sample = 'contact.phone is a sample';

const handedOver = [
  '--yes',
  'firebase-tools@15',
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
])('%s: handed over', (_, args, project, samples, command) => {
  expect(decideDeploy({ args, project, samples })).toEqual({ command });
});

const noProject = 'No hosted Firebase project is named';
const samplesLeft = 'contact.phone is a sample';

test.each<[string, string[], string | null, string | undefined, string[]]>([
  ['no project', [], null, undefined, [noProject, '.env.example', 'docs/deploy.md']],
  ['samples', [], 'agency', sample, [samplesLeft, 'npm run deploy -- --allow-samples']],
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
