/** @jest-environment node */
import 'fake-indexeddb/auto';
import type { ChangeList, KeepAnswer } from '../../../packages/edit-protocol/changes-protocol';
import type { EditState, StepAnswer } from '../../../packages/edit-protocol/protocol';
import {
  about,
  type Repository,
  startRepository,
} from '../../../packages/site-changes/testing/host-editors';
import { engineRoot } from '../../roots';
import { engineFiles } from '../engine-files';
import type * as Opening from '../page/open-at-host';
import { inMemory } from '../testing/in-memory';
import type * as Hosted from './create-hosted-editor';
import type * as AtHost from './site-at-host';

/** The editor in a page's and a worker's memory, with the files of a repository at a host: from signing in to what is published. */

let at: Repository;
afterEach(() => at.end());

let count = 0;

/** A window of the browser, loaded anew; nobody is signed in. */
const openWindow = () => {
  const { createHostedEditor, openAtHost, siteAtHost } = inMemory(() => ({
    ...jest.requireActual<typeof Hosted>('./create-hosted-editor'),
    ...jest.requireActual<typeof Opening>('../page/open-at-host'),
    ...jest.requireActual<typeof AtHost>('./site-at-host'),
  }));
  const { fonts } = engineFiles(engineRoot);
  const { signIn, load } = openAtHost(at.place);
  let open: (opened: Opening.OpenedAtHost) => void = () => undefined;
  const opened = new Promise<Opening.OpenedAtHost>((resolve) => {
    open = resolve;
  });
  const editor = createHostedEditor(
    { ...siteAtHost(at.place, opened), fonts, loadExamples: () => Promise.resolve({}) },
    () => undefined,
  );
  const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
    count += 1;
    const method = body ? 'POST' : 'GET';
    const sent = body && JSON.stringify(body);
    const answer = await editor.answer({ id: count, method, path, body: sent });
    expect([path, answer.status, String(answer.body)]).toEqual([path, 200, expect.anything()]);
    return JSON.parse(String(answer.body)) as Answer;
  };
  return {
    ask,
    /** Why not, in words. */
    signIn: async (token = 'a-token') => {
      const refused = await signIn(token);
      if (refused === undefined) open(await load());
      return refused;
    },
    write: async (path: string, value: string) => {
      const { files } = await ask<EditState>('hello', {});
      const was = (files[about] as Record<string, string>)[path];
      const change = { do: 'set', file: about, path, value, was };
      const step = { words: 'A change', changes: [change] };
      expect(await ask<StepAnswer>('step', { step })).toMatchObject({ is: 'written' });
    },
    words: async () => (await ask<ChangeList>('changes')).changes.map(({ words }) => words),
  };
};

const published = () => at.git.bytes(`main:${about}`).toString();

// Forgejo is asked as Gitea is.
describe.each(['GitHub', 'Gitea'] as const)('%s', (host) => {
  test('who signs in gets the site, and what is typed outlives the window and is published from the next one', async () => {
    at = await startRepository({ at: host });
    indexedDB = new IDBFactory();
    const first = openWindow();
    const waiting = first.ask<EditState>('hello', {});
    expect(await first.signIn('wrong')).toContain('does not accept this sign-in');
    expect(await first.signIn()).toBeUndefined();
    expect(Object.keys((await waiting).files)).toContain(about);
    await first.write('title', 'About Our Firm');
    // Somebody else publishes while no window is open.
    const text = published().replace(
      /(?<=^ {2}description:\s+').*(?=',$)/m,
      'What Tom says of us.',
    );
    at.git.commitFiles({ [about]: text });

    const next = openWindow();
    await next.signIn();
    expect(await next.words()).toHaveLength(1);
    expect(await next.ask<KeepAnswer>('keep', {})).toMatchObject({ is: 'kept' });
    expect(published()).toContain('About Our Firm');
    expect(published()).toContain('What Tom says of us.');
    expect(await next.words()).toEqual([]);
    // The first edit is undone by itself, as a change of its own.
    expect(await next.ask<StepAnswer>('undo', {})).toMatchObject({ is: 'written' });
    expect(await next.words()).toHaveLength(1);

    at.server.requests.length = 0;
    const last = openWindow();
    await last.signIn();
    await last.ask('hello', {});
    expect(await last.words()).toHaveLength(1);
    // Who it is, and what they may: the rest this browser has.
    expect(at.server.requests).toHaveLength(2);
  });

  test('whose account may only read is told so before anything is typed', async () => {
    at = await startRepository({ at: host, mayPush: false });
    expect(await openWindow().signIn()).toContain(`Eve Editor may read firm/site at ${at.called}`);
  });
});
