import type * as Keyval from 'idb-keyval';
import type { KeepAnswer, KeepRequest } from '../../../packages/edit-protocol/changes-protocol';
import type { EditState, StepAnswer } from '../../../packages/edit-protocol/protocol';
import type { Change } from '../../../src/schema/values/change';
import { engineRoot } from '../../roots';
import { engineFiles } from '../engine-files';
import type { SiteAtHost } from '../files/site-at-host';
import type * as Opening from '../page/open-at-host';
import type * as Hosted from '../worker/create-hosted-editor';
import type * as AtHost from '../worker/site-at-host';
import { inMemory } from './in-memory';
import { type Life, mortal } from './mortal';

/** The code of page and worker in a memory of its own, whose databases are those of a browser, and live as long as it does. */
const codeWithin = (life: Life, browser: string) =>
  inMemory(() => {
    jest.doMock('idb-keyval', () => {
      const actual = jest.requireActual<typeof Keyval>('idb-keyval');
      const createStore: typeof actual.createStore = (database, name) => {
        const use = actual.createStore(`${browser}: ${database}`, name);
        return (mode, callback) => life.within(() => use(mode, callback))();
      };
      return { ...actual, createStore };
    });
    const loaded = {
      ...jest.requireActual<typeof Hosted>('../worker/create-hosted-editor'),
      ...jest.requireActual<typeof AtHost>('../worker/site-at-host'),
      ...jest.requireActual<typeof Opening>('../page/open-at-host'),
    };
    jest.dontMock('idb-keyval');
    return loaded;
  });

const { fonts } = engineFiles(engineRoot);

let count = 0;

type Opened = {
  place: SiteAtHost;
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
  const { createHostedEditor, openAtHost, siteAtHost } = codeWithin(life, browser);
  const wait = () => Promise.resolve();
  const means = {
    wait,
    fetch: life.within((...asked: Parameters<typeof fetch>) => fetch(...asked)),
  };
  const { signIn, load } = openAtHost(place, means);
  expect(await signIn(token)).toBeUndefined();
  const atHost = siteAtHost(place, load(), means);
  const editor = createHostedEditor(
    { ...atHost, fonts, loadExamples: () => Promise.resolve({}) },
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
