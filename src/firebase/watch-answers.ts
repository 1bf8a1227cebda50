import type { CommitAnswer } from './commit-answer';
import { lastingFetch } from './lasting-fetch';

type Watched = {
  /** The last answer to a request whose body contains the id; left out if there was none. */
  answer?: CommitAnswer;
  /** Left out if the work succeeded. */
  failure?: { reason: unknown };
};

/**
 * Starts watching the answers to requests of this page, which say more than the Firestore SDK's errors. Only
 * `fetch` allows that; it is unchanged for requests that are not watched. Returns a function that does some
 * work, whose request has `id` in its body, and reports the answer.
 */
export const watchAnswers = () => {
  const all = new Set<Watched & { id: string }>();
  const plain = globalThis.fetch;
  const lasting = lastingFetch(plain);

  const watching: typeof fetch = async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : '';
    const watched = [...all].filter(({ id }) => body.includes(id));
    if (watched.length === 0) return plain(input, init);
    const response = await lasting(input, init);
    const answer = { status: response.status, body: await response.clone().text() };
    watched.forEach((each) => (each.answer = answer));
    return response;
  };

  try {
    globalThis.fetch = watching;
  } catch {
    // A browser that forbids this: then only the SDK's report counts.
  }

  return async (id: string, work: () => Promise<unknown>): Promise<Watched> => {
    const watched: Watched & { id: string } = { id };
    all.add(watched);
    try {
      await work();
    } catch (reason) {
      watched.failure = { reason };
    }
    all.delete(watched);
    return watched;
  };
};
