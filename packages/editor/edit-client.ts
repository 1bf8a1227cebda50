import type { Step } from '../../src/schema/values/change';
import {
  editBase,
  type EditState,
  inCookie,
  type StepAnswer,
  tokenHeader,
} from '../edit-protocol/protocol';

/** The server said no in words of its own, or could not be reached. */
export class EditError extends Error {}

/**
 * The token of this start: from the address that the server printed (#edit=…), which is then taken out of it. Later
 * the browser sends it in a cookie that no page can read.
 */
export const takeToken = (): string => {
  const found = /[#&]edit=(?<token>[\w-]+)/.exec(window.location.hash)?.groups?.token;
  if (found === undefined) return inCookie;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return found;
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

/** The body of an answer. Each rejects with an `EditError` in words where it is cut off. */
export type Answered = { json: <Answer>() => Promise<Answer>; blob: () => Promise<Blob> };

/** What the editor asks of its server (tools/edit). Each rejects with an `EditError` in words for the editor. */
export const createEditClient = (token: string) => {
  const ask = async (path: string, init: RequestInit): Promise<Answered> => {
    const signal = AbortSignal.timeout(longestWait);
    const inWords = (words: string) => new EditError(signal.aborted ? unanswered : words);
    const headers = { [tokenHeader]: token, ...init.headers };
    const options = { ...init, headers, signal };
    const response = await fetch(`${editBase}${path}`, options).catch(() => undefined);
    if (!response) throw inWords('The server of npm run edit does not answer. Is it running?');
    if (!response.ok)
      throw new EditError((await wordsIn(response)) ?? `The server answers ${response.status}.`);
    const read = async <Body>(body: Promise<Body>): Promise<Body> => {
      try {
        return await body;
      } catch {
        throw inWords('The server of npm run edit was cut off in its answer. Is it running?');
      }
    };
    return {
      json: <Answer>() => read(response.json() as Promise<Answer>),
      blob: () => read(response.blob()),
    };
  };
  const post = async <Answer>(path: string, body: unknown = {}): Promise<Answer> => {
    const answer = await ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json<Answer>();
  };
  return {
    ask,
    post,
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
