/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blobId } from './contents';
import type { HostError } from './git-host';
import { type BareRepository, createBareRepository } from './testing/bare-repository';
import { squash } from './testing/host-server';
import { hosts, runPage, type StartHost } from './testing/hosts';

/** What is asked and answered is held to the description of each host; git itself says what has become of it. */

const files = {
  'config/site.ts': "export default { name: 'Firm' };\n",
  'config/pages/home.ts': "export default { title: 'Home' };\n",
  'public/pictures/a.webp': new Uint8Array([0, 255, 10, 13]),
  'firestore.rules': 'rules\n',
  'README.md': 'Read me\n',
};

let git: BareRepository;
let at: Awaited<ReturnType<StartHost>>;
const waits: number[] = [];

/** Eve's, on a page of her own. */
const host = (token: () => string = () => 'a-token') =>
  at.open({
    token,
    wait: (pause) => {
      waits.push(pause);
      return Promise.resolve();
    },
  });

type Faults = Awaited<ReturnType<StartHost>>['server']['faults'];

/** What goes wrong with requests of this kind. */
const fail = (
  [method, path]: [string, RegExp],
  how: Faults[number]['do'],
  more: Partial<Faults[number]> = {},
) => at.server.faults.push({ method, path, do: how, ...more });

afterEach(async () => {
  await at.server.close();
  expect(at.server.wrong).toEqual([]);
  git.git(['fsck', '--strict', '--no-dangling']);
  git.remove();
  waits.length = 0;
});

const bytes = (text: string) => new TextEncoder().encode(text);
const change = (text: string) => new Map([['config/site.ts', bytes(text)]]);
const log = (branch = 'main') =>
  git.git(['log', '--format=%s by %an <%ae>', branch]).split('\n').slice(0, -1);
const troubleOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    ({ why }: HostError) => why,
  );

describe.each(Object.entries(hosts))('%s', (_name, startHost) => {
  const start = async (options: Partial<Parameters<StartHost>[0]> = {}) => {
    git = createBareRepository(files);
    at = await startHost({ repository: git, ...options });
  };

  test('the site is read at its branch: its files alone, each with its bytes', async () => {
    await start();
    const { commit, files: found } = await host().head();
    expect(commit).toBe(git.tip('main'));
    expect([...found.keys()].toSorted()).toEqual(
      Object.keys(files)
        .filter((path) => path !== 'README.md')
        .toSorted(),
    );
    const picture = files['public/pictures/a.webp'];
    expect(found.get('public/pictures/a.webp')).toBe(await blobId(picture));
    expect(await host().read(await blobId(picture))).toEqual(picture);
  });

  test('folders that the host cuts off are read one by one', async () => {
    await start({ mostEntries: 2 });
    git.commitFiles({ 'config/pages/a.ts': '1', 'config/forms/b.ts': '2' });
    const { files: found } = await host().head();
    expect(found.size).toBe(6);
  });

  test('a site in a folder of the repository is read there, and written there', async () => {
    await start();
    git.commitFiles({ 'our/site/config/site.ts': 'ours', 'our/site/public/a.svg': '<svg/>' });
    const open = (folder: string) =>
      at.open({ folder, token: () => 'a-token', wait: () => Promise.resolve() });
    const ours = open('our/site');
    const { commit: base, files: found } = await ours.head();
    expect([...found.keys()].toSorted()).toEqual(['config/site.ts', 'public/a.svg']);
    const changes = new Map([
      ['config/site.ts', bytes('changed')],
      ['config/pages/new.ts', bytes('new')],
      ['public/a.svg', undefined],
    ]);
    const commit = await ours.commit(changes, { base, words: 'Ours' });
    expect(git.git(['diff', '--name-status', base, commit]).split('\n')).toEqual([
      'A\tour/site/config/pages/new.ts',
      'M\tour/site/config/site.ts',
      'D\tour/site/public/a.svg',
    ]);
    expect((await ours.history()).map(({ words }) => words)).toEqual(['Ours', 'Another one']);
    expect(await troubleOf(open('nowhere').head())).toBe('not-found');
  });

  test('changes are one commit by who is signed in, which a clone has', async () => {
    await start();
    const { commit: base } = await host().head();
    const changes = new Map([
      ['config/site.ts', bytes('one')],
      ['public/new.bin', new Uint8Array([1, 0, 2])],
      ['config/pages/home.ts', undefined],
    ]);
    const words = 'Changed: Home\n\n- Title\n';
    const commit = await host().commit(changes, { base, words });
    expect(git.tip('main')).toBe(commit);
    expect(log()).toEqual([
      expect.stringMatching(/^Changed: Home by Eve Editor <.*eve@.*noreply.*>$/),
    ]);
    const clone = mkdtempSync(join(tmpdir(), 'git-clone-'));
    execFileSync('git', ['clone', '--quiet', git.folder, clone], { stdio: 'pipe' });
    const tracked = execFileSync('git', ['ls-files'], { cwd: clone }).toString().trim().split('\n');
    expect(tracked.toSorted()).toEqual([
      'README.md',
      'config/site.ts',
      'firestore.rules',
      'public/new.bin',
      'public/pictures/a.webp',
    ]);
    expect(new Uint8Array(readFileSync(join(clone, 'public/new.bin')))).toEqual(
      new Uint8Array([1, 0, 2]),
    );
    rmSync(clone, { recursive: true });
    expect((await host().history()).map(({ words: line, who }) => [line, who])).toEqual([
      ['Changed: Home', 'Eve Editor'],
      ['The first', 'Tom'],
    ]);
  });

  test('of two at once one is told that the branch has moved, and nothing of the other is lost', async () => {
    await start();
    const { commit: base } = await host().head();
    const outcomes = await Promise.all(
      ['one', 'two'].map((text) => troubleOf(host().commit(change(text), { base, words: text }))),
    );
    expect(outcomes.toSorted()).toEqual(['moved', 'none']);
    expect(log()).toHaveLength(1);
  });

  test.each([409, 422, 500])('a branch that moves while the commit is made: %i', async (status) => {
    await start();
    const { commit: base } = await host().head();
    const first = () => git.commitFiles({ 'config/site.ts': 'theirs' });
    fail(at.asks.publish, { status, message: 'Reference cannot be updated' }, { first });
    const failure = await host()
      .commit(change('ours'), { base, words: 'Ours' })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ why: 'moved' });
    expect(git.bytes('main:config/site.ts').toString()).toBe('theirs');
  });

  test.each([
    ['made, and its answer lost', 'done-and-cut' as const],
    ['not made', 'cut' as const],
  ])('a commit of which nothing is heard and that was %s is made once', async (_, how) => {
    await start();
    const { commit: base } = await host().head();
    for (const asked of [...at.asks.before, at.asks.publish]) fail(asked, how);
    const commit = await host().commit(change('ours'), { base, words: 'Ours' });
    expect(git.tip('main')).toBe(commit);
    expect(log()).toHaveLength(1);
  });

  test('a commit whose answer is lost is known as made although somebody has gone on from it', async () => {
    await start();
    const { commit: base } = await host().head();
    const first = () => git.commitFiles({ 'config/pages/more.ts': 'more' }, { message: 'Next' });
    fail(at.asks.publish, 'done-and-cut', {
      first: () => fail(at.asks.branch, { status: 502 }, { first }),
    });
    const commit = await host().commit(change('ours'), { base, words: 'Ours' });
    expect(git.isAncestor(commit, 'main')).toBe(true);
    expect(log().map((line) => line.split(' ')[0])).toEqual(['Next', 'Ours']);
  });

  test('a machine that is out of order is asked again with patience, and given up in words', async () => {
    await start();
    fail(at.asks.branch, { status: 502 }, { times: 2 });
    await host().head();
    expect(waits).toEqual([1000, 3000]);
    fail(at.asks.branch, { status: 503 }, { times: 9 });
    expect(await troubleOf(host().head())).toBe('offline');
  });

  test('a sign-in that ends in the middle is told, and the same work goes on after the next one', async () => {
    await start();
    let token = 'a-token';
    const signing = host(() => token);
    const { commit: base } = await signing.head();
    const { tokens } = at.server;
    const user = tokens.get('a-token')!;
    const first = () => tokens.delete('a-token');
    fail(at.asks.before.at(-1) ?? at.asks.publish, { status: 401, message: 'No' }, { first });
    const work = () => signing.commit(change('ours'), { base, words: 'Ours' });
    expect(await troubleOf(work())).toBe('sign-in');
    expect(await troubleOf(work())).toBe('sign-in');
    expect(git.tip('main')).toBe(base);
    token = 'another-token';
    tokens.set('another-token', user);
    expect(git.tip('main')).not.toBe(await work());
  });

  test('too many requests: until when none is taken is told', async () => {
    await start();
    const reset = Math.floor(new Date(2026, 2, 31, 14, 5).getTime() / 1000);
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) };
    const message = 'API rate limit exceeded';
    fail(['GET', /./], { status: 403, headers, message });
    await expect(host().head()).rejects.toMatchObject({
      why: 'rate-limit',
      message: `${at.called} takes no more requests for now. Try it again at 14:05.`,
    });
  });

  test('on a protected branch the commit is proposed, once, and a second one joins it', async () => {
    await start({ isProtected: (branch) => branch === 'main' });
    const { commit: base } = await host().head();
    const failure = (await host()
      .commit(change('ours'), { base, words: 'Ours', instead: 'edit/day' })
      .catch((error: unknown) => error)) as HostError;
    expect(failure).toMatchObject({ why: 'protected', commit: expect.any(String) as string });
    const proposal = { commit: failure.commit!, branch: 'edit/day', title: 'Ours', words: '' };
    fail(at.asks.makeBranch, 'done-and-cut');
    fail(['POST', /pulls/], 'done-and-cut');
    const made = await host().propose(proposal);
    expect(made).toEqual({ branch: 'edit/day', address: at.pullPage(1) });
    const onto = { branch: made.branch, commit: failure.commit! };
    const next = await host().commit(change('more'), { base, words: 'More', onto });
    expect(await host().propose({ ...proposal, commit: next })).toEqual(made);
    expect(git.tip('edit/day')).toBe(next);
    expect(git.tip('main')).toBe(base);
    const other = await host().propose({ ...proposal, commit: base });
    expect(other.branch).toBe('edit/day-2');
  });

  test('what has become of a proposal: open, turned down, or accepted as another commit, after which its branch is gone', async () => {
    await start({ isProtected: (branch) => branch === 'main' });
    const { commit: base } = await host().head();
    const { commit } = (await host()
      .commit(change('ours'), { base, words: 'Ours', instead: 'edit/day' })
      .catch((error: unknown) => error)) as HostError;
    const proposed = () => host().proposed('edit/day');
    if (git.tip('edit/day') === undefined) {
      expect(await proposed()).toEqual({ commit: undefined, is: 'none' });
    }
    const proposal = { commit: commit!, branch: 'edit/day', title: 'Ours', words: '' };
    await host().propose(proposal);
    expect(await proposed()).toEqual({ commit, is: 'open' });
    at.server.pulls[0]!.is = 'closed';
    expect(await proposed()).toEqual({ commit, is: 'closed' });
    expect(await host().propose(proposal)).toMatchObject({ address: at.pullPage(2) });
    expect(await proposed()).toEqual({ commit, is: 'open' });
    squash(git, at.server.pulls[1]!);
    expect(await proposed()).toEqual({ commit: undefined, is: 'accepted' });
    expect(await host().proposed('edit/another')).toEqual({ commit: undefined, is: 'none' });
  });

  test('an account that may only read is told so', async () => {
    await start({ mayPush: false });
    expect(await host().account()).toMatchObject({ name: 'Eve Editor', mayWrite: false });
    const { commit: base } = await host().head();
    expect(await troubleOf(host().commit(change('ours'), { base, words: 'Ours' }))).toBe(
      'protected',
    );
    expect(await troubleOf(host(() => 'nobody').head())).toBe('sign-in');
  });

  test('what the workflows made of a commit', async () => {
    await start();
    const { commit } = await host().head();
    const progress = () => host().progress(commit);
    expect(await progress()).toEqual({ is: 'unknown' });
    at.say(commit, 'running');
    expect(await progress()).toMatchObject({ is: 'running', address: runPage });
    at.say(commit, 'done');
    expect(await progress()).toMatchObject({ is: 'done', when: '2026-03-31T12:00:00Z' });
    at.say(commit, 'failed');
    expect(await progress()).toMatchObject({ is: 'failed', address: runPage });
  });
});
