/** @jest-environment node */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Change, Value } from '../../src/schema/values/change';
import type { Conflict, KeepAnswer } from '../edit-protocol/changes-protocol';
import { step } from '../edit-store/testing/test-site';
import { about, picture, type Repository, startRepository } from './testing/host-editors';

/** Two people with the editor at one repository: what their editors ask, and what git says afterwards. */

let at: Repository;
afterEach(() => at.end());

const openEditor = (token?: string) => at.openEditor(token);
const published = (file = about) => at.git.bytes(`main:${file}`).toString();
const conflictsIn = (answer: KeepAnswer): Conflict[] =>
  answer.is === 'conflict' ? answer.conflicts : [];

// Forgejo is asked as Gitea is.
describe.each(['GitHub', 'Gitea'] as const)('%s', (host) => {
  const start = async (options?: Parameters<typeof startRepository>[0]) => {
    at = await startRepository({ at: host, ...options });
  };

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
    const commit = at.git.tip('main')!;
    expect(answer).toMatchObject({
      is: 'kept',
      commit,
      words: 'Published: A better title',
      published: at.commitPage(commit),
    });
    const message = at.git.git(['log', '-1', '--format=%an%n%B', 'main']);
    expect(message).toBe(
      ['Eve Editor', 'A better title', '', ...words.map((each) => `- ${each}`)].join('\n'),
    );
    expect(at.git.git(['diff', '--name-status', 'main~1', 'main']).split('\n')).toEqual([
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
    expect(await eve.ask('publishing')).toMatchObject({
      ...{ isBehind: true, is: 'unknown' },
      others: expect.stringMatching(/^Tom has published “.+” on .+\.$/) as string,
    });
    expect(await eve.ask('changes/join', {})).toMatchObject({ is: 'joined' });
    expect(eve.site.read(about)).toContain('What Tom says of us.');
    expect(await eve.words()).toHaveLength(1);
    await tom.write('description', 'What Tom says now.');
    await tom.publish();
    expect(await eve.publish()).toMatchObject({ is: 'kept' });
    expect(published()).toContain('What Tom says now.');
    expect(published()).toContain('About Our Firm');
    expect(at.git.git(['log', '--format=%an', 'main']).split('\n')).toEqual([
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
    at.git.commitFiles({ [picture]: '<svg>Tom</svg>', 'public/toms.svg': '<svg/>' });
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
    expect(at.git.git(['rev-list', '--count', 'main'])).toBe('3');
  });

  test('what somebody publishes at the very moment is live as well, and here', async () => {
    await start();
    const eve = await openEditor();
    await eve.write('title', 'About Our Firm');
    const [method, path] = at.asks.publish;
    const first = () => at.git.commitFiles({ 'public/toms.svg': '<svg/>' }, { message: 'Toms' });
    at.server.faults.push({ method, path, do: 'nothing', first });
    expect(await eve.publish({ words: 'Ours' })).toMatchObject({
      ...{ is: 'kept', words: 'Published: Ours' },
      published: at.commitPage(at.git.tip('main')!),
    });
    expect(at.git.git(['log', '--format=%s', 'main']).split('\n').slice(0, 2)).toEqual([
      ...['Ours', 'Toms'],
    ]);
    expect(existsSync(join(eve.site.folder, 'public/toms.svg'))).toBe(true);
    expect(await eve.words()).toEqual([]);
  });

  test('what was published although nobody said so is known again where somebody else has gone on from it', async () => {
    await start();
    const eve = await openEditor();
    const state = eve.store.state().files[about] as { sections: Value[] };
    const section = { kind: 'prose', title: 'Our rooms', paragraphs: ['Three of them.'] };
    const insert: Change = {
      ...{ do: 'insert', file: about, path: 'sections', at: 2, value: section },
      was: state.sections,
    };
    expect(await eve.store.apply(step(insert))).toMatchObject({ is: 'written' });
    const silent = {
      method: at.asks.branch[0],
      path: at.asks.branch[1],
      do: 'cut',
      times: 9,
    } as const;
    const [method, path] = at.asks.publish;
    const first = () => at.server.faults.push(silent);
    at.server.faults.push({ method, path, do: 'done-and-cut', first });
    expect(await eve.publish()).toMatchObject({ is: 'impossible', why: 'offline' });
    at.server.faults.length = 0;
    at.git.commitFiles({ [about]: published().replace('Our rooms', 'Our four rooms') });
    await eve.write('title', 'About Our Firm');
    eve.reload();
    expect(await eve.publish()).toMatchObject({ is: 'kept' });
    expect(published().match(/Our (?:four )?rooms/g)).toEqual(['Our four rooms']);
    expect(published()).toContain('About Our Firm');
  });

  test('a sign-in that ends is told; after the next one the same changes are published', async () => {
    await start();
    const eve = await openEditor();
    const user = at.server.tokens.get('a-token')!;
    await eve.write('title', 'About Our Firm');
    at.server.tokens.delete('a-token');
    expect(await eve.publish()).toMatchObject({ is: 'impossible', why: 'sign-in' });
    expect(await eve.ask('changes/earlier')).toMatchObject({
      states: [],
      words: expect.stringContaining('Sign in again') as string,
    });
    expect(await eve.ask('sign-in', { token: 'wrong' })).toMatchObject({ is: 'impossible' });
    at.server.tokens.set('next', user);
    const signedIn = { is: 'signed-in', name: 'Eve Editor' };
    expect(await eve.ask('sign-in', { token: 'next' })).toEqual(signedIn);
    expect(await eve.publish()).toMatchObject({ is: 'kept' });
    expect(published()).toContain('About Our Firm');
  });

  test('an earlier state is listed, compared and gone back to, and published like any change', async () => {
    await start();
    const eve = await openEditor();
    const first = at.git.tip('main')!;
    const before = eve.site.read(about);
    await eve.write('title', 'About Our Firm');
    await eve.publish();
    const { states } = await eve.ask<{ states: { commit: string }[] }>('changes/earlier');
    expect(states.map(({ commit }) => commit)).toEqual([at.git.tip('main'), first]);
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
    eve.site.write(
      about,
      eve.site.read(about).replace("kind: 'page-header'", "kind: 'page-headed'"),
    );
    await eve.store.refresh();
    expect(await eve.publish()).toMatchObject({ is: 'impossible', why: 'check' });
    expect(at.git.git(['rev-list', '--count', 'main'])).toBe('1');
  });
});
