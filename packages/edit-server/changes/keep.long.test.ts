/** @jest-environment node */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { listChanges } from '../../site-changes/list-changes';
import { gitHistory } from './git-history';
import { keepChanges, type KeepOptions } from './keep';
import {
  firstFiles,
  gitIn,
  newFolder,
  newRepository,
  read,
  removeFolders,
  withRemote,
  write,
} from './testing/repositories';

afterEach(removeFolders);

const home = 'config/pages/home.ts';
const today = '2026-03-31';

const headline = (site: string, words: string) =>
  write(site, {
    [home]: read(site, home).replace(/title: '[^']*' \},\n {4}\{/, `title: '${words}' },\n    {`),
  });

const keep = (site: string, options: Partial<KeepOptions> = {}) =>
  keepChanges(site, { today, ...options });

/** A hook of a bare repository. */
const hook = (remote: string, name: string, script: string) => {
  write(remote, { [`hooks/${name}`]: `#!/bin/sh\n${script}\n` });
  chmodSync(join(remote, 'hooks', name), 0o755);
};

test('keeps exactly what has changed of the site, on a branch of its own', async () => {
  const { root, site } = newRepository();
  headline(site, 'Hello');
  write(root, {
    'README.md': 'Not of the site\n',
    'src/code.ts': 'export const two = 2;\n',
    'public/new.svg': '<svg/>',
    'notes.txt': 'mine',
  });
  gitIn(root, 'add', 'src/code.ts');
  const answer = await keep(site, { words: 'A friendlier hello' });
  expect(answer).toEqual({
    is: 'kept',
    branch: 'edit/2026-03-31-a-friendlier-hello',
    commit: gitIn(root, 'rev-parse', 'HEAD'),
    words: 'Kept on the new branch edit/2026-03-31-a-friendlier-hello: A friendlier hello',
    pushed: expect.objectContaining({ is: 'not-pushed', why: 'no-remote' }) as unknown,
  });
  expect(gitIn(root, 'show', '--name-only', '--format=', 'HEAD').split('\n')).toEqual([
    home,
    'public/new.svg',
  ]);
  // What else was changed or staged is so still, and nothing of the site is.
  expect(
    gitIn(root, 'status', '--porcelain')
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['M README.md', 'M  src/code.ts', '?? notes.txt']);
  expect(gitIn(root, 'symbolic-ref', '--short', 'HEAD')).toBe('edit/2026-03-31-a-friendlier-hello');
  expect(gitIn(root, 'log', '--format=%s', 'main')).toBe('The first');
  expect((await listChanges(gitHistory(site))).changes).toEqual([]);
});

test('the message says in words what has changed', async () => {
  const { root, site } = newRepository();
  headline(site, 'Hello');
  write(site, { 'public/new.svg': '<svg/>' });
  await keep(site);
  expect(gitIn(root, 'log', '-1', '--format=%an <%ae>%n%B')).toBe(
    [
      'Eve Editor <eve@example.com>',
      'Changed: Home, public/new.svg',
      '',
      '- Home → section 1 “Hello” → title: “Hello”, before “Welcome”',
      '- New picture /new.svg',
    ].join('\n'),
  );
});

test('words that are long or hold anything go into the message, and a name is made of them', async () => {
  const { root, site } = newRepository();
  headline(site, 'Hello');
  const words = `Ünser "neues" $(HOME) & mehr -- ${'sehr '.repeat(30)}lang`;
  const answer = await keep(site, { words });
  expect(answer).toMatchObject({
    branch: 'edit/2026-03-31-uenser-neues-home-mehr-sehr-sehr-sehr-se',
  });
  expect(gitIn(root, 'log', '-1', '--format=%B')).toContain(words);
});

test('files that are gone are gone in the commit', async () => {
  const { root, site } = newRepository();
  gitIn(root, 'rm', '--quiet', '-r', 'public');
  await keep(site);
  expect(gitIn(root, 'ls-tree', '-r', '--name-only', 'HEAD')).not.toContain('public');
  expect(gitIn(root, 'status', '--porcelain')).toBe('');
});

test('of a site in a folder nothing else is kept', async () => {
  const { root, site } = newRepository('examples/dentist');
  write(root, { 'config/other.ts': 'export default {};\n' });
  headline(site, 'Hello');
  await keep(site);
  expect(gitIn(root, 'show', '--name-only', '--format=', 'HEAD')).toBe(`examples/dentist/${home}`);
});

test('what is kept next joins the branch, unless another is wanted', async () => {
  const { root, site } = newRepository();
  const branches: string[] = [];
  for (const options of [{ words: 'One' }, { words: 'Two' }, { words: 'One', newBranch: true }]) {
    headline(site, `Hello ${branches.length}`);
    const answer = await keep(site, options);
    if (answer.is === 'kept') branches.push(answer.branch);
  }
  expect(branches).toEqual(['edit/2026-03-31-one', 'edit/2026-03-31-one', 'edit/2026-03-31-one-2']);
  expect(gitIn(root, 'log', '--format=%s').split('\n')).toEqual(['One', 'Two', 'One', 'The first']);
});

test('a branch called edit is in nobody’s way', async () => {
  const { root, site } = newRepository();
  gitIn(root, 'branch', 'edit');
  headline(site, 'Hello');
  expect(await keep(site, { words: 'One' })).toMatchObject({ branch: 'edit-2026-03-31-one' });
});

test('sends the branch to the remote', async () => {
  const { root, site } = newRepository();
  const remote = withRemote(root);
  headline(site, 'Hello');
  const answer = await keep(site, { words: 'One' });
  expect(answer).toMatchObject({ pushed: { is: 'pushed', words: 'It is sent to origin.' } });
  expect(gitIn(remote, 'log', '--format=%s', 'edit/2026-03-31-one').split('\n')).toEqual([
    'One',
    'The first',
  ]);
  expect(gitIn(root, 'rev-parse', '--abbrev-ref', '@{upstream}')).toBe(
    'origin/edit/2026-03-31-one',
  );
});

test('says on which page a pull request is proposed', async () => {
  const { root, site } = newRepository();
  const remote = withRemote(root);
  gitIn(root, 'remote', 'set-url', 'origin', 'git@github.com:acme/site.git');
  // An ssh that leads to the folder, whatever the host.
  write(root, { '.git/ssh': `#!/bin/sh\nexec git receive-pack '${remote}'\n` });
  chmodSync(join(root, '.git/ssh'), 0o755);
  headline(site, 'Hello');
  // The person's own settings, not those of the checkout.
  const { GIT_CONFIG_GLOBAL } = process.env;
  const own = join(newFolder(), 'gitconfig');
  gitIn(root, 'config', '--file', own, 'core.sshCommand', join(root, '.git/ssh'));
  process.env.GIT_CONFIG_GLOBAL = own;
  const answer = await keep(site, { words: 'One' });
  if (GIT_CONFIG_GLOBAL === undefined) delete process.env.GIT_CONFIG_GLOBAL;
  else process.env.GIT_CONFIG_GLOBAL = GIT_CONFIG_GLOBAL;
  expect(answer).toMatchObject({
    pushed: { is: 'pushed' },
    page: 'https://github.com/acme/site/pull/new/edit/2026-03-31-one',
  });
});

describe('where sending fails the commit stays', () => {
  const sent = async (
    prepare: (root: string, remote: string) => void,
    options: Partial<KeepOptions> = {},
  ) => {
    const { root, site } = newRepository();
    const remote = withRemote(root);
    prepare(root, remote);
    headline(site, 'Hello');
    const answer = await keep(site, { words: 'One', ...options });
    expect(gitIn(root, 'log', '-1', '--format=%s')).toBe('One');
    if (answer.is !== 'kept') throw new Error(answer.is);
    expect(answer.page).toBeUndefined();
    return answer.pushed;
  };
  const stays = 'The changes are committed on this machine, but not sent.';

  test('the remote refuses it', async () => {
    const pushed = await sent((_, remote) => {
      hook(remote, 'pre-receive', 'echo "Only on Mondays" >&2\nexit 1');
    });
    expect(pushed).toEqual({
      is: 'not-pushed',
      why: 'refused',
      words: `The remote refused it. It says: Only on Mondays, pre-receive hook declined. ${stays}`,
    });
  });

  test('the remote is gone', async () => {
    const pushed = await sent((root) =>
      gitIn(root, 'remote', 'set-url', 'origin', '/nowhere/at.git'),
    );
    expect(pushed).toMatchObject({ why: 'offline' });
  });

  test('nobody is there', async () => {
    const pushed = await sent((root) =>
      gitIn(root, 'remote', 'set-url', 'origin', 'https://eve:secret@localhost:9/acme/site.git'),
    );
    expect(pushed).toMatchObject({
      why: 'offline',
      words: expect.stringContaining('could not be reached') as string,
    });
    expect(pushed.words).not.toContain('secret');
  });

  test('the remote does not answer in time', async () => {
    const pushed = await sent((_, remote) => hook(remote, 'pre-receive', 'sleep 30'), {
      pushTimeout: 300,
    });
    expect(pushed).toMatchObject({
      why: 'offline',
      words: `The remote did not answer in time. ${stays}`,
    });
  });
});

describe('where it is impossible nothing is done', () => {
  const rebase = (root: string) =>
    write(root, { '.git/MERGE_HEAD': `${gitIn(root, 'rev-parse', 'HEAD')}\n` });
  const nameless = (root: string) => {
    gitIn(root, 'config', '--unset', 'user.name');
    gitIn(root, 'config', '--unset', 'user.email');
  };

  test.each<[string, (root: string) => void, string, RegExp]>([
    ['a merge is going on', rebase, 'merging', /in the middle of joining other changes/],
    ['git does not know the person', nameless, 'no-name', /Git does not know who you are/],
    [
      'no branch is checked out',
      (root) => gitIn(root, 'checkout', '--quiet', '--detach'),
      'no-branch',
      /on no branch/,
    ],
    [
      'another program writes the branch',
      (root) => write(root, { '.git/HEAD.lock': '' }),
      'failed',
      /Git does not work here: /,
    ],
  ])('%s', async (_, prepare, why, words) => {
    const { root, site } = newRepository();
    headline(site, 'Hello');
    prepare(root);
    const state = () => [
      gitIn(root, 'for-each-ref'),
      gitIn(root, 'status', '--porcelain', '--branch'),
    ];
    const before = state();
    const { HOME, XDG_CONFIG_HOME, GIT_CONFIG_GLOBAL } = process.env;
    Object.assign(process.env, { HOME: newFolder(), GIT_CONFIG_GLOBAL: '/dev/null' });
    delete process.env.XDG_CONFIG_HOME;
    const answer = await keep(site);
    for (const [name, value] of Object.entries({ HOME, XDG_CONFIG_HOME, GIT_CONFIG_GLOBAL })) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    expect(answer).toEqual({
      is: 'impossible',
      why,
      words: expect.stringMatching(words) as string,
    });
    expect(state()).toEqual(before);
  });

  test.each<[string, (folder: string) => void, string]>([
    ['no repository', () => undefined, 'no-repository'],
    ['no commit', (folder) => gitIn(folder, 'init', '--quiet'), 'no-commit'],
  ])('%s', async (_, prepare, why) => {
    const folder = newFolder();
    write(folder, firstFiles);
    prepare(folder);
    expect(await keep(folder)).toMatchObject({ is: 'impossible', why });
  });
});

test('nothing to keep', async () => {
  const { root, site } = newRepository();
  write(root, { 'README.md': 'Not of the site\n' });
  expect(await keep(site)).toEqual({
    is: 'nothing',
    words: 'Nothing has changed since the last commit.',
  });
});
