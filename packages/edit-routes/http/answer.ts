import { type EditRoute, FileAnswer } from './edit-routes';
import { Refusal } from './refusal';

/**
 * The route that answers at a path.
 * @throws {Refusal} 404 where there is none, 405 where it is asked for in another way
 */
export const routeFor = (
  { method, path }: { method: string | undefined; path: string },
  routes: readonly EditRoute[],
): EditRoute => {
  const named = routes.filter((route) => route.path === path);
  if (named.length === 0) throw new Refusal(404, 'The editor has nothing under this address.');
  const found = named.find((route) => route.method === method);
  if (!found) throw new Refusal(405, `This is asked for by ${named[0]?.method ?? ''} only.`);
  return found;
};

/** An answer as it is sent: an HTTP status, a media type, and the body. */
export type Sent = { status: number; type: string; body: string | Uint8Array };

const asJson = (status: number, value: unknown): Sent => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value ?? {}),
});

type OnError = {
  /** Hears what went wrong in the server itself, which may name paths of the machine: nobody else is told. */
  log: (message: string) => void;
  /** What the person who edits reads instead. */
  message: string;
};

/** What a route answers, or refuses in words, as it is sent. Never rejects. */
export const sentFor = async (
  answer: () => Promise<unknown>,
  { log, message }: OnError,
): Promise<Sent> => {
  try {
    const value = await answer();
    return value instanceof FileAnswer
      ? { status: 200, type: value.type, body: value.bytes }
      : asJson(200, value);
  } catch (error) {
    if (error instanceof Refusal) return asJson(error.status, { message: error.message });
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return asJson(500, { message });
  }
};
