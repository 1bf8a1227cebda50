import type { WorkerAnswer, WorkerRequest } from '../edit-protocol/worker-protocol';
import { type EditRoute, Refusal, routeFor, sentFor } from '../edit-routes';

const parsed = (body: WorkerRequest['body']): unknown => {
  if (body === undefined) return undefined;
  try {
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body));
  } catch {
    throw new Refusal(400, 'This is no JSON.');
  }
};

const handled = (routes: readonly EditRoute[], { method, path, body }: WorkerRequest) => {
  const [name = '', query] = path.split('?');
  const route = routeFor({ method, path: name }, routes);
  const parameters = new URLSearchParams(query);
  return route.takes === 'bytes'
    ? route.handle(Buffer.from(body ?? []), parameters)
    : route.handle(parsed(body), parameters);
};

type Answering = {
  routes: () => Promise<readonly EditRoute[]>;
  /** Awaited before an answer to anything that may have changed a file. */
  settle: () => Promise<void>;
  log: (message: string) => void;
};

/** Answers a request for a route, as a server would. Never rejects. */
export const answerTo = async (
  request: WorkerRequest,
  { routes, settle, log }: Answering,
): Promise<WorkerAnswer> => {
  const answer = async () => {
    const known = await routes();
    try {
      return await handled(known, request);
    } finally {
      if (request.method === 'POST') await settle();
    }
  };
  const message = 'Something went wrong in the editor; the console of this browser shows what.';
  return { id: request.id, ...(await sentFor(answer, { log, message })) };
};
