/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostError } from '../git-host';
import { type BareRepository, createBareRepository } from '../testing/bare-repository';
import { type GiteaServer, startGitea } from '../testing/gitea-server';
import { createGitea } from './gitea';

/** What Gitea and Forgejo have of their own: a commit is made of files, wherever the branch is by then. */

const site = 'config/site.ts';
const home = 'config/pages/home.ts';
const lines = (first: string, last: string) =>
  [first, ...Array.from({ length: 9 }, () => '//'), last, ''].join('\n');

let git: BareRepository;
let server: GiteaServer;

const start = async (options: Partial<Parameters<typeof startGitea>[0]> = {}) => {
  git = createBareRepository({ [site]: 'site', [home]: lines('one', 'two'), 'README.md': 'Read' });
  server = await startGitea({ repository: git, ...options });
};

afterEach(async () => {
  await server.close();
  expect(server.wrong).toEqual([]);
  git.git(['fsck', '--strict', '--no-dangling']);
  git.remove();
});

const at = new Date('2026-03-31T12:00:00Z').getTime();

const host = (address = server.address) =>
  createGitea({
    server: address,
    repository: 'firm/site',
    branch: 'main',
    token: () => 'a-token',
    now: () => at,
    wait: () => Promise.resolve(),
  });

const bytes = (text: string) => new TextEncoder().encode(text);
const change = (file: string, text: string) => new Map([[file, bytes(text)]]);
const shown = (name: string) => git.bytes(name).toString();
const log = (branch = 'main') => git.git(['log', '--format=%s', branch]).split('\n');
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: HostError) => error,
  );

/** Somebody else is faster than the next commit. */
const between = (first: () => void, how: 'nothing' | 'cut' | 'done-and-cut' = 'nothing') =>
  server.faults.push({ method: 'POST', path: /\/contents$/, do: how, first });

test.each(['nothing', 'done-and-cut'] as const)(
  'where a commit of other files came in between, it is told which one ours is, and both stay (%s)',
  async (how) => {
    await start();
    const { commit: base } = await host().head();
    between(() => git.commitFiles({ [site]: 'theirs' }, { message: 'Theirs' }), how);
    const error = await failureOf(host().commit(change(home, 'ours'), { base, words: 'Ours' }));
    expect(error).toMatchObject({ why: 'moved', commit: git.tip('main') });
    expect(log()).toEqual(['Ours', 'Theirs', 'The first']);
    expect([shown(`main:${site}`), shown(`main:${home}`)]).toEqual(['theirs', 'ours']);
  },
);

test('where a commit of the same file came in between, ours is not made', async () => {
  await start();
  const { commit: base } = await host().head();
  between(() => git.commitFiles({ [home]: 'theirs' }));
  const error = await failureOf(host().commit(change(home, 'ours'), { base, words: 'Ours' }));
  expect(error).toMatchObject({ why: 'moved', commit: undefined });
  expect(shown(`main:${home}`)).toBe('theirs');
});

test('a commit in the same words and the same second is not ours where it says something else', async () => {
  await start();
  const { commit: base } = await host().head();
  const author = { name: 'Tom', email: 'tom@example.com', date: '2026-03-31T12:00:00Z' };
  between(() => git.commitFiles({ [site]: 'theirs' }, { message: 'Changed', author }), 'cut');
  const error = await failureOf(host().commit(change(home, 'ours'), { base, words: 'Changed' }));
  expect(error).toMatchObject({ why: 'moved', commit: undefined });
  expect(log()).toEqual(['Changed', 'The first']);
});

test('a commit to whose message the host has added lines is known again', async () => {
  await start({ trailer: '\nCo-authored-by: Eve Editor <eve@noreply.git.test>\n' });
  const { commit: base } = await host().head();
  between(() => undefined, 'done-and-cut');
  const made = await host().commit(change(home, 'ours'), { base, words: 'Ours\n\n- Title\n' });
  expect(git.tip('main')).toBe(made);
  expect(log()).toEqual(['Ours', 'The first']);
});

/** A proposal of a page on the protected branch `main`, from which that has gone on. */
const propose = async (theirs: Record<string, string>) => {
  await start({ isProtected: (branch) => branch === 'main' });
  const { commit: base } = await host().head();
  const ours = change(home, lines('ours', 'two'));
  const options = { words: 'Ours', instead: 'edit/day' };
  const { commit } = (await failureOf(host().commit(ours, { base, ...options })))!;
  const proposal = { commit: commit!, branch: 'edit/day', title: 'Ours', words: '' };
  const { branch } = await host().propose(proposal);
  const next = git.commitFiles(theirs, { message: 'Theirs' });
  return { base: next, onto: { branch, commit: commit! } };
};

test.each(['nothing', 'done-and-cut'] as const)(
  'what comes next joins a proposal although the branch has gone on, which is then part of it (%s)',
  async (how) => {
    const { base, onto } = await propose({ [home]: lines('one', 'theirs'), 'README.md': 'Anew' });
    server.faults.push({ method: 'POST', path: /\/update$/, do: how });
    const both = lines('ours anew', 'theirs');
    const made = await host().commit(change(home, both), { base, words: 'More', onto });
    expect(git.tip(onto.branch)).toBe(made);
    expect(git.isAncestor(base, made) && git.isAncestor(onto.commit, made)).toBe(true);
    expect([shown(`${made}:${home}`), shown(`${made}:README.md`)]).toEqual([both, 'Anew']);
    expect(log(onto.branch).filter((line) => line === 'More')).toHaveLength(1);
  },
);

test('a proposal that does not go together with the branch any more is left: another one is begun', async () => {
  const { base, onto } = await propose({ [home]: lines('theirs', 'two') });
  const changes = change(home, lines('ours and theirs', 'two'));
  const error = await failureOf(host().commit(changes, { base, words: 'More', onto }));
  expect(error).toMatchObject({ why: 'moved', commit: undefined });
  expect(git.tip(onto.branch)).toBe(onto.commit);
});

test('a file that the host does not hand out whole is no shorter one', async () => {
  await start({ largestBlob: 3 });
  const { files } = await host().head();
  const error = await failureOf(host().read(files.get(site)!));
  expect(error?.message).toContain('DEFAULT_MAX_BLOB_SIZE');
});

test('a state that is not there any more is told as that', async () => {
  await start();
  expect(await failureOf(host().at('f'.repeat(40)))).toMatchObject({ why: 'not-found' });
});

test('an address at which no git host is, and one that lets no page ask, are told in words', async () => {
  await start();
  const other = createServer((_, response) => response.end('<h1>Welcome</h1>'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const page = await failureOf(host(address).account());
  expect(page?.message).toMatch(/answers with a page, as no git host does\.$/);
  await new Promise((resolve) => other.close(resolve));
  const silent = await failureOf(host(address).account());
  expect(silent).toMatchObject({
    why: 'offline',
    message: expect.stringContaining('[cors]') as string,
  });
});
