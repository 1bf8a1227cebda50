/** @jest-environment node */
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { seeded, someOf } from '../../../tests/runs';
import { listChanges, pictureBefore } from '../../site-changes/list-changes';
import { gitHistory } from './git-history';
import { keepChanges } from './keep';
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

/** Whatever a checkout holds, looking at what has changed, keeping it and sending it runs no program of it. */

const before = { ...process.env };
afterEach(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  removeFolders();
});

type Planted = {
  root: string;
  site: string;
  /** A program that notes that it ran. */
  program: string;
  /** A remote that asks who comes. */
  address: string;
};

const server = createServer((_, response) => {
  response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="x"' }).end();
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done)));

const prepared = (): Planted & { ran: () => boolean } => {
  const { root, site } = newRepository('site');
  const folder = newFolder();
  const program = join(folder, 'program');
  write(folder, { program: `#!/bin/sh\ntouch '${folder}/ran'\nexit 1\n` });
  chmodSync(program, 0o755);
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/acme/site.git`;
  return { root, site, program, address, ran: () => existsSync(join(folder, 'ran')) };
};

const config = (root: string, settings: Record<string, string>) => {
  for (const [key, value] of Object.entries(settings)) gitIn(root, 'config', '--add', key, value);
};

/** Files of a bare repository, as plain files of a folder. */
const bare = (folder: string, { root, program }: Planted) =>
  write(root, {
    [`${folder}/HEAD`]: 'ref: refs/heads/main\n',
    [`${folder}/commondir`]: 'public/repo\n',
    [`${folder}/config.worktree`]: `[core]\n\tfsmonitor = ${program}\n`,
    ...Object.fromEntries(
      ['objects', 'refs', 'public/repo/objects', 'public/repo/refs'].map((each) => [
        `${folder}/${each}/.keep`,
        '',
      ]),
    ),
    [`${folder}/public/repo/config`]: `[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = ${join(root, folder)}\n\tfsmonitor = ${program}\n\thooksPath = ${join(root, 'hooks')}\n[extensions]\n\tworktreeConfig = true\n`,
  });

const hooks = [
  'pre-commit',
  'pre-push',
  'post-index-change',
  'reference-transaction',
  'post-commit',
];

const hooksIn = (folder: string, { root, program }: Planted) => {
  for (const name of hooks) {
    write(root, { [`${folder}/${name}`]: `#!/bin/sh\nexec '${program}'\n` });
    chmodSync(join(root, folder, name), 0o755);
  }
};

const push = ['push', 'origin', 'main:other'];

type Plant = (planted: Planted) => void;

/** A place for a program, what puts it there, and a command of git that would run it. */
const plants: [where: string, plant: Plant, args: string[], folder?: 'site'][] = [
  ['a folder like a bare repository', (at) => bare('site', at), ['status'], 'site'],
  [
    'core.fsmonitor',
    ({ root, program }) => config(root, { 'core.fsmonitor': program }),
    ['status'],
  ],
  [
    'core.fsmonitor of an included file',
    ({ root, program }) => {
      write(root, { 'site/public/more': `[core]\n\tfsmonitor = ${program}\n` });
      config(root, { 'include.path': '../site/public/more' });
    },
    ['status'],
  ],
  ['hooks', (at) => hooksIn('.git/hooks', at), ['update-ref', 'refs/heads/x', 'HEAD']],
  [
    'core.hooksPath',
    (at) => {
      hooksIn('site/public/hooks', at);
      config(at.root, { 'core.hooksPath': 'site/public/hooks' });
    },
    ['update-ref', 'refs/heads/x', 'HEAD'],
  ],
  [
    'a filter that cleans',
    ({ root, program }) => {
      write(root, { '.gitattributes': '* filter=x\n' });
      config(root, { 'filter.x.clean': program, 'filter.x.smudge': program });
    },
    ['add', '--all', '.'],
  ],
  [
    'a filter that smudges',
    ({ root, program }) => {
      write(root, { '.gitattributes': '* filter=x\n' });
      config(root, { 'filter.x.smudge': program });
    },
    ['cat-file', '--filters', 'HEAD:site/config/pages/home.ts'],
  ],
  [
    'a filter that stays',
    ({ root, program }) => {
      write(root, { 'site/.gitattributes': '* filter=x\n' });
      config(root, { 'filter.x.process': program });
    },
    ['add', '--all', '.'],
  ],
  [
    'core.attributesFile',
    ({ root, program }) => {
      write(root, { 'site/public/attributes': '* filter=x\n' });
      config(root, {
        'core.attributesFile': join(root, 'site/public/attributes'),
        'filter.x.clean': program,
      });
    },
    ['add', '--all', '.'],
  ],
  [
    'diff.external',
    ({ root, program }) => config(root, { 'diff.external': program }),
    ['diff', 'HEAD'],
  ],
  [
    'a textconv',
    ({ root, program }) => {
      write(root, { '.gitattributes': '* diff=x\n' });
      config(root, { 'diff.x.textconv': program });
    },
    ['diff', 'HEAD'],
  ],
  [
    'an alias',
    ({ root, program }) =>
      config(root, { 'alias.keep': `!${program}`, 'alias.push': `!${program}` }),
    ['keep'],
  ],
  [
    'core.editor',
    ({ root, program }) => config(root, { 'core.editor': program }),
    ['commit', '--allow-empty'],
  ],
  [
    'gpg.program',
    ({ root, program }) =>
      config(root, { 'gpg.program': program, 'commit.gpgSign': 'true', 'push.gpgSign': 'true' }),
    ['commit', '--allow-empty', '-S', '-m', 'x'],
  ],
  [
    'core.sshCommand',
    ({ root, program }) => {
      config(root, { 'core.sshCommand': program });
      gitIn(root, 'remote', 'set-url', 'origin', 'git@127.0.0.1:acme/site.git');
    },
    push,
  ],
  [
    'a helper of credentials',
    ({ root, program, address }) => {
      config(root, { 'credential.helper': program });
      gitIn(root, 'remote', 'set-url', 'origin', address);
    },
    push,
  ],
  [
    'a helper of credentials for one host',
    ({ root, program, address }) => {
      config(root, { [`credential.${new URL(address).origin}.helper`]: `!${program}` });
      gitIn(root, 'remote', 'set-url', 'origin', address);
    },
    push,
  ],
  [
    'core.askPass',
    ({ root, program, address }) => {
      config(root, { 'core.askPass': program });
      gitIn(root, 'remote', 'set-url', 'origin', address);
    },
    push,
  ],
  [
    'an address of the protocol ext',
    ({ root, program }) => {
      config(root, { 'protocol.ext.allow': 'always' });
      gitIn(root, 'remote', 'set-url', 'origin', `ext::${program}`);
    },
    push,
  ],
  [
    'url.insteadOf to the protocol ext',
    ({ root, program }) => {
      config(root, { 'protocol.ext.allow': 'always', [`url.ext::${program} .insteadOf`]: '/' });
    },
    push,
  ],
  [
    'the receiving program of a remote',
    ({ root, program }) => config(root, { 'remote.origin.receivepack': program }),
    push,
  ],
  [
    'the program of a proxy',
    ({ root, program }) => {
      config(root, { 'core.gitProxy': program });
      gitIn(root, 'remote', 'set-url', 'origin', 'git://127.0.0.1:9/site.git');
    },
    push,
  ],
  [
    'a variable that sets core.fsmonitor',
    ({ program }) => {
      Object.assign(process.env, {
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: 'core.fsmonitor',
        GIT_CONFIG_VALUE_0: program,
      });
    },
    ['status'],
  ],
  [
    'the path of programs',
    ({ root, program }) => {
      write(root, { 'node_modules/.bin/git': `#!/bin/sh\nexec '${program}'\n` });
      chmodSync(join(root, 'node_modules/.bin/git'), 0o755);
      process.env.PATH = `${join(root, 'node_modules/.bin')}${delimiter}${before.PATH}`;
    },
    ['status'],
  ],
];

const home = 'config/pages/home.ts';

const change = (site: string) => {
  write(site, {
    [home]: read(site, home).replace('Welcome', 'Hello'),
    'public/pictures/tom.svg': '<svg/>',
  });
};

describe.each(someOf(plants, { oneIn: 4 }))(seeded('%s'), (_, plant, args, folder) => {
  const planted = () => {
    const at = prepared();
    withRemote(at.root);
    plant(at);
    change(at.site);
    return at;
  };

  test('would run a program in git alone', async () => {
    const { root, site, ran } = planted();
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', SSH_ASKPASS: '' };
    const cwd = folder ? site : root;
    await promisify(execFile)('git', args, { cwd, env, timeout: 5000 }).catch(() => undefined);
    expect(ran()).toBe(true);
  });

  test('runs none in the editor', async () => {
    const { site, ran } = planted();
    const { comparedWith, changes } = await listChanges(gitHistory(site));
    await pictureBefore(gitHistory(site), 'public/pictures/tom.svg');
    const answer = await keepChanges(site, { today: '2026-03-31', pushTimeout: 5000 });
    expect(ran()).toBe(false);
    expect(comparedWith.is).toBe('commit');
    expect(changes.length).toBeGreaterThan(0);
    expect(['kept', 'impossible']).toContain(answer.is);
  });
});

test('a folder below the site that looks like a repository is a folder', async () => {
  const at = prepared();
  bare('site/public/odd', at);
  change(at.site);
  const { changes } = await listChanges(gitHistory(at.site));
  expect(changes.map(({ file }) => file)).toContain('public/odd/HEAD');
});

test('a folder around the repository that looks like one is not looked at', async () => {
  const around = newFolder();
  const at = { ...prepared(), root: around };
  bare('.', at);
  write(join(around, 'inner'), firstFiles);
  expect((await listChanges(gitHistory(join(around, 'inner')))).comparedWith).toMatchObject({
    why: 'no-repository',
  });
  mkdirSync(join(around, 'inner/.git'));
  expect((await listChanges(gitHistory(join(around, 'inner')))).comparedWith).toMatchObject({
    why: 'no-repository',
  });
  expect(at.ran()).toBe(false);
});
