/** @jest-environment node */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeRules } from '../../../tools/check/rules-files';
import { applyChange } from '../../config-files/splice/apply-change';
import { newFileText } from '../../config-files/splice/new-file';
import type { Conflict, KeepAnswer, KeepRequest } from '../../edit-protocol/changes-protocol';
import { createTestSite, set, step, type TestSite } from '../../edit-store/testing/test-site';
import { createGitHub } from '../../git-host';
import { type BareRepository, createBareRepository } from '../../git-host/testing/bare-repository';
import { type GitHubServer, startGitHub } from '../../git-host/testing/github-server';
import { changesHandlers } from './handlers';
import { hostHandlers } from './host-handlers';
import { hostHistory } from './host-history';

/** Two people with the editor at one repository: what their editors ask, and what git says afterwards. */

const about = 'config/pages/about.ts';
const picture = 'public/pictures/tom.svg';

let git: BareRepository;
let server: GitHubServer;
const sites: TestSite[] = [];

const start = async (options: Partial<Parameters<typeof startGitHub>[0]> = {}) => {
  const site = createTestSite();
  writeRules(site.folder);
  const rules = ['firestore.rules', 'storage.rules'].map((file) => [file, site.read(file)]);
  const texts = { ...site.texts(), ...Object.fromEntries(rules), [picture]: '<svg/>', '.env': 'x' };
  git = createBareRepository(texts as Record<string, string>);
  server = await startGitHub({ repository: git, ...options });
  const tom = { id: 8, login: 'tom', name: 'Tom', email: 'tom@example.com' };
  server.tokens.set('toms-token', tom);
  site.remove();
};

afterEach(async () => {
  await server.close();
  expect(server.wrong).toEqual([]);
  git.git(['fsck', '--strict', '--no-dangling']);
  git.remove();
  for (const site of sites.splice(0)) site.remove();
});

/** An editor of its own, with the files of the branch. */
const openEditor = async (firstToken = 'a-token') => {
  let token = firstToken;
  const host = createGitHub({
    repository: 'firm/site',
    branch: 'main',
    api: server.api,
    token: () => token,
    wait: () => Promise.resolve(),
  });
  const base = await host.head();
  const site = createTestSite('tests/sites/agency', []);
  sites.push(site);
  for (const [file, id] of base.files) {
    site.write(file, Buffer.from(await host.read(id)).toString());
  }
  const store = site.open({ apply: applyChange, newFileText });
  await store.refresh();
  const options = { site: site.folder, base, host, branch: 'main', store, writeRules };
  const history = hostHistory(options);
  const useToken = (next: string) => {
    token = next;
  };
  const now = () => new Date(2026, 2, 31, 12);
  const handlers = [
    ...changesHandlers({ site: site.folder, history, store, now }),
    ...hostHandlers({ history, host, useToken }),
  ];
  const ask = async <Answer>(path: string, body?: unknown): Promise<Answer> => {
    const method = body === undefined ? 'GET' : 'POST';
    const handler = handlers.find((each) => each.path === path && each.method === method)!;
    const answer = await handler.handle(body);
    return (answer.is === 'json' ? answer.value : answer) as Answer;
  };
  const write = async (path: string, value: string) => {
    const was = store.state().files[about] as Record<string, string>;
    const change = set(about, path, value, was[path]!);
    expect(await store.apply(step(change))).toMatchObject({ is: 'written' });
  };
  return {
    site,
    store,
    ask,
    write,
    words: async () =>
      (await ask<{ changes: { words: string }[] }>('changes')).changes.map(({ words }) => words),
    publish: (request: KeepRequest = {}) => ask<KeepAnswer>('keep', request),
  };
};

const published = (file = about) => git.bytes(`main:${file}`).toString();
const conflictsIn = (answer: KeepAnswer): Conflict[] =>
  answer.is === 'conflict' ? answer.conflicts : [];

test('what has changed is listed, and published as one commit in these words; then nothing is left', async () => {
  await start();
  const eve = await openEditor();
  expect(await eve.words()).toEqual([]);
  await eve.write('title', 'About Our Firm');
  eve.site.write('public/new.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  rmSync(join(eve.site.folder, picture));
  const words = await eve.words();
  expect(words).toHaveLength(3);
  const answer = await eve.publish({ words: 'A better title' });
  const commit = git.tip('main')!;
  expect(answer).toMatchObject({
    is: 'kept',
    commit,
    words: 'Published: A better title',
    published: `https://github.com/firm/site/commit/${commit}`,
  });
  const message = git.git(['log', '-1', '--format=%an%n%B', 'main']);
  expect(message).toBe(['Eve Editor', 'A better title', '', ...words.map((each) => `- ${each}`)].join('\n'));
  expect(git.git(['diff', '--name-status', 'main~1', 'main']).split('\n')).toEqual([
    `M\t${about}`,
    'A\tpublic/new.svg',
    `D\t${picture}`,
  ]);
  expect(await eve.words()).toEqual([]);
  expect(await eve.publish()).toMatchObject({ is: 'nothing' });
});

test('what somebody else has published meanwhile is joined, and both are live', async () => {
  await start();
  const [eve, tom] = [await openEditor(), await openEditor('toms-token')];
  await tom.write('description', 'What Tom says of us.');
  await tom.publish();
  await eve.write('title', 'About Our Firm');
  expect(await eve.ask('publishing')).toMatchObject({ isBehind: true, is: 'unknown' });
  expect(await eve.ask('changes/join', {})).toMatchObject({ is: 'joined' });
  expect(eve.site.read(about)).toContain('What Tom says of us.');
  expect(await eve.words()).toHaveLength(1);
  await tom.write('description', 'What Tom says now.');
  await tom.publish();
  expect(await eve.publish()).toMatchObject({ is: 'kept' });
  expect(published()).toContain('What Tom says now.');
  expect(published()).toContain('About Our Firm');
  expect(git.git(['log', '--format=%an', 'main']).split('\n')).toEqual([
    ...['Eve Editor', 'Tom', 'Tom', 'Tom'],
  ]);
  // What was typed before is undone by itself.
  expect(await eve.store.undo()).toMatchObject({ is: 'written' });
  expect(eve.site.read(about)).toContain('What Tom says now.');
});

test('the same text by two is shown to the second with both, and chosen', async () => {
  await start();
  const [eve, tom] = [await openEditor(), await openEditor('toms-token')];
  await tom.write('title', 'What Tom calls it');
  await tom.publish();
  await eve.write('title', 'What Eve calls it');
  await eve.write('description', 'What Eve says of it.');
  const answer = await eve.publish();
  const [conflict, ...others] = conflictsIn(answer);
  expect(others).toEqual([]);
  expect(conflict).toMatchObject({
    place: 'About → title',
    ours: 'What Eve calls it',
    theirs: 'What Tom calls it',
  });
  expect(published()).toContain('What Tom calls it');
  expect(eve.site.read(about)).toContain('What Eve calls it');
  const id = conflict!.id;
  // Who has typed on meanwhile is asked again.
  await tom.write('title', 'What Tom calls it now');
  await tom.publish();
  const [again] = conflictsIn(await eve.publish({ choices: { [id]: 'theirs' } }));
  expect(again).toMatchObject({ theirs: 'What Tom calls it now' });
  expect(await eve.publish({ choices: { [again!.id]: 'theirs' } })).toMatchObject({ is: 'kept' });
  expect(published()).toContain('What Tom calls it now');
  expect(published()).toContain('What Eve says of it.');
});

test('a picture that both have changed is decided as a whole; one that only one has is taken', async () => {
  await start();
  const eve = await openEditor();
  git.commitFiles({ [picture]: '<svg>Tom</svg>', 'public/toms.svg': '<svg/>' });
  eve.site.write(picture, '<svg>Eve</svg>');
  const [conflict] = conflictsIn(await eve.publish());
  expect(conflict).toMatchObject({ file: picture, path: '' });
  const choices = { [conflict!.id]: 'ours' } as const;
  expect(await eve.publish({ choices })).toMatchObject({ is: 'kept' });
  expect(published(picture)).toBe('<svg>Eve</svg>');
  expect(existsSync(join(eve.site.folder, 'public/toms.svg'))).toBe(true);
});

test('two who publish at the same moment: both are in, one after the other', async () => {
  await start();
  const [eve, tom] = [await openEditor(), await openEditor('toms-token')];
  await eve.write('title', 'About Our Firm');
  await tom.write('description', 'What Tom says of us.');
  const answers = await Promise.all([eve.publish(), tom.publish()]);
  expect(answers.map(({ is }) => is)).toEqual(['kept', 'kept']);
  expect(published()).toContain('About Our Firm');
  expect(published()).toContain('What Tom says of us.');
  expect(git.git(['rev-list', '--count', 'main'])).toBe('3');
});

test('a sign-in that ends is told; after the next one the same changes are published', async () => {
  await start();
  const eve = await openEditor();
  const user = server.tokens.get('a-token')!;
  await eve.write('title', 'About Our Firm');
  server.tokens.delete('a-token');
  expect(await eve.publish()).toMatchObject({ is: 'impossible', why: 'sign-in' });
  expect(await eve.ask('changes/earlier')).toMatchObject({
    states: [],
    words: expect.stringContaining('Sign in again') as string,
  });
  expect(await eve.ask('sign-in', { token: 'wrong' })).toMatchObject({ is: 'impossible' });
  server.tokens.set('next', user);
  const signedIn = { is: 'signed-in', name: 'Eve Editor', mayWrite: true };
  expect(await eve.ask('sign-in', { token: 'next' })).toEqual(signedIn);
  expect(await eve.publish()).toMatchObject({ is: 'kept' });
  expect(published()).toContain('About Our Firm');
});

test('on a protected branch changes are proposed, what comes next joins the proposal, and once it is accepted nothing is left', async () => {
  await start({ isProtected: (branch) => branch === 'main' });
  const eve = await openEditor();
  await eve.write('title', 'About Our Firm');
  const proposal = 'https://github.com/firm/site/pull/1';
  const branch = 'edit/2026-03-31-title';
  expect(await eve.publish({ words: 'Title' })).toMatchObject({ is: 'kept', branch, proposal });
  await eve.write('description', 'What Eve says of us.');
  expect(await eve.publish()).toMatchObject({ is: 'kept', branch, proposal });
  expect(server.pulls).toHaveLength(1);
  expect(git.bytes(`${branch}:${about}`).toString()).toContain('What Eve says of us.');
  expect(await eve.words()).toHaveLength(2);
  git.moveTo('main', { from: git.tip('main'), to: git.tip(branch)! });
  await eve.ask('changes/join', {});
  expect(await eve.words()).toEqual([]);
});

test('an earlier state is listed, compared and gone back to, and published like any change', async () => {
  await start();
  const eve = await openEditor();
  const first = git.tip('main')!;
  const before = eve.site.read(about);
  await eve.write('title', 'About Our Firm');
  await eve.publish();
  const { states } = await eve.ask<{ states: { commit: string }[] }>('changes/earlier');
  expect(states.map(({ commit }) => commit)).toEqual([git.tip('main'), first]);
  const since = await eve.ask<{ changes: unknown[] }>('changes/since', { commit: first });
  expect(since.changes).toHaveLength(1);
  expect(await eve.ask('changes/go-back', { commit: first })).toMatchObject({ is: 'written' });
  expect(eve.site.read(about)).toBe(before);
  expect(await eve.publish()).toMatchObject({ is: 'kept' });
  expect(published()).toBe(before);
  expect(readFileSync(join(eve.site.folder, about), 'utf8')).toBe(before);
});

test('what the check refuses is not published', async () => {
  await start();
  const eve = await openEditor();
  eve.site.write(about, eve.site.read(about).replace("kind: 'page-header'", "kind: 'page-headed'"));
  await eve.store.refresh();
  expect(await eve.publish()).toMatchObject({ is: 'impossible', why: 'check' });
  expect(git.git(['rev-list', '--count', 'main'])).toBe('1');
});
