import type * as Keyval from 'idb-keyval';
import type { KeepAnswer, KeepRequest } from '../../../packages/edit-protocol/changes-protocol';
import type { EditState, StepAnswer } from '../../../packages/edit-protocol/protocol';
import type { Change } from '../../../src/schema/values/change';
import { engineRoot } from '../../roots';
import { engineFiles } from '../engine-files';
import type * as Hosted from '../worker/create-hosted-editor';
import type * as AtHost from '../worker/site-at-host';
import { inMemory } from './in-memory';
import { type Life, mortal } from './mortal';

/** The worker's code in a memory of its own, whose database lives as long as it does. */
const workerWithin = (life: Life) =>
  inMemory(() => {
    jest.doMock('idb-keyval', () => {
      const actual = jest.requireActual<typeof Keyval>('idb-keyval');
      const createStore: typeof actual.createStore = (...names) => {
        const use = actual.createStore(...names);
        return (mode, callback) => life.within(() => use(mode, callback))();
      };
      return { ...actual, createStore };
    });
    const loaded = {
      ...jest.requireActual<typeof Hosted>('../worker/create-hosted-editor'),
      ...jest.requireActual<typeof AtHost>('../worker/site-at-host'),
    };
    jest.dontMock('idb-keyval');
    return loaded;
  });

const { fonts } = engineFiles(engineRoot);

let count = 0;

type Opened = {
  place: AtHost.SiteAtHost;
  /** Whose browser it is: each keeps its own edits. */
  browser: string;
  token: string;
};

/**
 * A window of a browser in which somebody has signed in, with the worker of the editor. It may end at any moment, as with
 * the battery of a laptop: undefined is then the answer to whatever was asked.
 */
export const openHostWindow = async ({ place, browser, token }: Opened) => {
  const life = mortal();
  const { createHostedEditor, siteAtHost } = workerWithin(life);
  const wait = () => Promise.resolve();
  const atHost = siteAtHost(place, { wait, fetch: life.within((...asked) => fetch(...asked)) });
  const editor = createHostedEditor(
    { ...atHost, name: browser, fonts, loadExamples: () => Promise.resolve({}) },
    () => undefined,
  );
  const ask = async <Answer>(path: string, body: object = {}): Promise<Answer | undefined> => {
    count += 1;
    const sent = JSON.stringify(body);
    const answering = editor.answer({ id: count, method: 'POST', path, body: sent });
    const answer = await life.untilOver(answering);
    if (!answer) return undefined;
    expect([path, answer.status, String(answer.body)]).toEqual([path, 200, expect.anything()]);
    return JSON.parse(String(answer.body)) as Answer;
  };
  expect(await ask('sign-in', { token })).toMatchObject({ is: 'signed-in' });
  return {
    isOver: life.isOver,
    endAfter: life.endAfter,
    state: () => ask<EditState>('hello'),
    step: (change: Change) =>
      ask<StepAnswer>('step', { step: { words: 'A change', changes: [change] } }),
    undo: () => ask<StepAnswer>('undo'),
    publish: (request: KeepRequest = {}) => ask<KeepAnswer>('keep', request),
  };
};

export type HostWindow = Awaited<ReturnType<typeof openHostWindow>>;
