import type {
  WorkerAnswer,
  WorkerNews,
  WorkerOpening,
} from '../../../packages/edit-protocol/worker-protocol';

/** The way to the worker that has the site's files. */
export type Connection = {
  /** Hands over what the answers are made of. */
  open: (opened: unknown) => void;
  /** As `fetch`, with the path of a route. */
  send: (path: string, init?: RequestInit) => Promise<Response>;
  /** Calls the listener with the data of each news of this name, until the returned function is called. */
  on: (event: string, listener: (data: unknown) => void) => () => void;
};

type Waiting = (answer: WorkerAnswer) => void;

const bodyOf = async (body: RequestInit['body']): Promise<string | Uint8Array | undefined> => {
  if (typeof body === 'string') return body;
  if (body instanceof Blob) return new Uint8Array(await body.arrayBuffer());
  if (body === undefined || body === null) return undefined;
  throw new TypeError('The editor sends only texts and files.');
};

const abortOf = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** Starts the worker, and resolves each request with its answer. */
export const connect = (worker: Worker): Connection => {
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, Set<(data: unknown) => void>>();
  let count = 0;
  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer | WorkerNews>) => {
    if ('event' in data) {
      for (const listener of listeners.get(data.event) ?? []) listener(data.data);
      return;
    }
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  /** Where its script cannot be loaded, or has ended by a mistake: nobody is left waiting. */
  const failed: WorkerAnswer = {
    id: 0,
    status: 503,
    type: 'application/json',
    body: JSON.stringify({
      message: 'The editor has stopped. Load the page again: what you typed is kept.',
    }),
  };
  let isOver = false;
  worker.onerror = () => {
    isOver = true;
    for (const answer of waiting.values()) answer(failed);
    waiting.clear();
  };
  const ask = async (path: string, { method = 'GET', body }: RequestInit) => {
    count += 1;
    const id = count;
    const answered = new Promise<WorkerAnswer>((resolve) => {
      waiting.set(id, resolve);
    });
    if (isOver) waiting.get(id)?.(failed);
    worker.postMessage({ id, method, path, body: await bodyOf(body) });
    const { status, type, body: answer } = await answered;
    const bytes = typeof answer === 'string' ? answer : new Uint8Array(answer);
    return new Response(bytes, { status, headers: { 'content-type': type } });
  };
  return {
    open: (opened) => worker.postMessage({ opened } satisfies WorkerOpening<unknown>),
    send: (path, init = {}) => Promise.race([ask(path, init), abortOf(init.signal)]),
    on: (event, listener) => {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      return () => all.delete(listener);
    },
  };
};

/** A value of the worker. Rejects with its words where it refuses. */
export const ask = async <Value>(
  { send }: Connection,
  path: string,
  query: Record<string, string> = {},
): Promise<Value> => {
  const response = await send(`${path}?${new URLSearchParams(query).toString()}`);
  const value: unknown = await response.json();
  if (response.ok) return value as Value;
  const isSaid = typeof value === 'object' && value !== null && 'message' in value;
  throw new Error(isSaid ? String(value.message) : `The editor answers ${response.status}.`);
};
