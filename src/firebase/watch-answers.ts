import type { CommitAnswer } from './commit-answer';

type Watched = {
  /** Of the last answer to a request whose body holds the id; left out if there was none. */
  answer?: CommitAnswer;
  /** Left out if the work went well. */
  failure?: { reason: unknown };
};

/** A request that outlives its page may be 64 KiB long (Fetch, section 4.5); a character has up to three bytes. */
const longestLasting = 20_000;

const isShort = (body: string) => body.length <= longestLasting;

/**
 * Begins to look at what is answered to requests of this page, for who needs to know more of it than
 * the Firestore SDK tells: an HTTP status that is good or a code made of one. It knows no other way to
 * look at answers than `fetch` itself, which stays as it was for all requests but those watched.
 * Returns what does some work, which sends `id` in the body of its request, and tells of the answer.
 */
export const watchAnswers = () => {
  const all = new Set<Watched & { id: string }>();
  const plain = globalThis.fetch;

  /** One that is under way when the tab is closed is still sent, where the browser can do that. */
  const lasting: typeof fetch = async (input, init) => {
    try {
      return await plain(input, { ...init, keepalive: true });
    } catch {
      return plain(input, init);
    }
  };

  const watching: typeof fetch = async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : '';
    const watched = [...all].filter(({ id }) => body.includes(id));
    if (watched.length === 0) return plain(input, init);
    const response = await (isShort(body) ? lasting : plain)(input, init);
    const answer = { status: response.status, body: await response.clone().text() };
    watched.forEach((each) => (each.answer = answer));
    return response;
  };

  try {
    globalThis.fetch = watching;
  } catch {
    // A browser that lets nobody do this: then what the SDK says must do.
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
