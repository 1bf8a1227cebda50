import { type EditRoute, FileAnswer } from './edit-routes';
import { Refusal } from './refusal';

const routeFor = (
  routes: readonly EditRoute[],
  { method, path }: { method: string | undefined; path: string },
): EditRoute => {
  const named = routes.filter((route) => route.path === path);
  if (named.length === 0) throw new Refusal(404, 'The editor has nothing under this address.');
  const found = named.find((route) => route.method === method);
  if (!found) throw new Refusal(405, `This is asked for by ${named[0]?.method ?? ''} only.`);
  return found;
};

/** Nothing is undefined. */
const parsed = (bytes: Uint8Array): unknown => {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new Refusal(400, 'The request is not valid JSON.');
  }
};

/** `path` is that of a route, with its query. */
type RouteRequest = { method: string | undefined; path: string };

/**
 * What a route answers to a request, whose body is read once it is known how the route takes it.
 * @throws {Refusal} 404 where there is no such route, 405 where it is asked for in another way, 400 for what is no JSON
 */
export const answerOf = async (
  routes: readonly EditRoute[],
  { method, path }: RouteRequest,
  bodyOf: (takes: 'json' | 'bytes') => Buffer | Promise<Buffer>,
): Promise<unknown> => {
  const [name = '', ...rest] = path.split('?');
  const query = new URLSearchParams(rest.join('?'));
  const route = routeFor(routes, { method, path: name });
  if (route.takes === 'bytes') return route.handle(await bodyOf('bytes'), query);
  return route.handle(method === 'GET' ? undefined : parsed(await bodyOf('json')), query);
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
