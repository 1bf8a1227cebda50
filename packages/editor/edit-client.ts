import type { Step } from '../../src/schema/values/change';
import type { EditState, StepAnswer } from '../edit-protocol/protocol';
import type { Hot } from './follow-state';

/** The server said no in words of its own, or could not be reached. */
export class EditError extends Error {}

/** How the editor's requests reach its server, and how it hears of news. */
export type EditLink = {
  /** As `fetch` does, with the path of a route, as `step`. */
  send: (path: string, init: RequestInit) => Promise<Response>;
  /** What the editor says where there is no answer, or only the beginning of one. */
  words: { unanswered: string; cutOff: string };
  /** Tells of the states of config: Vite's socket, or what stands for it. */
  hot: Hot | undefined;
};

const wordsIn = async (response: Response) => {
  try {
    const answer: unknown = await response.json();
    const hasMessage = typeof answer === 'object' && answer !== null && 'message' in answer;
    return hasMessage && typeof answer.message === 'string' ? answer.message : undefined;
  } catch {
    return undefined;
  }
};

/** For how long an answer is waited for, in milliseconds. What git sends to its host takes longest. */
const longestWait = 200_000;

const unanswered = `The server has not answered for ${longestWait / 1000} seconds. Look under “What has changed” whether it was done before you try it again.`;

/** A file is sent as it is, anything else as JSON; what is not sent is only asked for. */
const requestWith = (body: unknown): RequestInit => {
  if (body === undefined) return {};
  if (body instanceof Blob) return { method: 'POST', body };
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
};

const asJson = <Answer>(response: Response) => response.json() as Promise<Answer>;

/** What the editor asks of its server. Each rejects with an `EditError` in words for the editor. */
export const createEditClient = ({ send, words }: Omit<EditLink, 'hot'>) => {
  const ask = async <Answer>(
    path: string,
    body: unknown,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> => {
    const signal = AbortSignal.timeout(longestWait);
    const inWords = (why: string) => new EditError(signal.aborted ? unanswered : why);
    const response = await send(path, { ...requestWith(body), signal }).catch(() => undefined);
    if (!response) throw inWords(words.unanswered);
    if (!response.ok)
      throw new EditError((await wordsIn(response)) ?? `The server answers ${response.status}.`);
    return read(response).catch(() => {
      throw inWords(words.cutOff);
    });
  };
  const post = <Answer>(path: string, body: unknown = {}) => ask(path, body, asJson<Answer>);
  return {
    get: <Answer>(path: string) => ask(path, undefined, asJson<Answer>),
    post,
    /** A file: with a body it is posted. */
    file: (path: string, body?: unknown) => ask(path, body, (response) => response.blob()),
    hello: () => post<EditState>('hello'),
    step: (step: Step, { dry = false } = {}) => post<StepAnswer>('step', { step, dry }),
    undo: () => post<StepAnswer>('undo'),
    redo: () => post<StepAnswer>('redo'),
  };
};

export type EditClient = ReturnType<typeof createEditClient> & {
  /** For how long the answer to a step is waited for, in milliseconds. */
  patience?: number;
};
