import type { WorkerAnswer, WorkerRequest } from '../edit-protocol/worker-protocol';
import { answerOf, type EditRoute, sentFor } from '../edit-routes';

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
      return await answerOf(known, request, () => Buffer.from(request.body ?? ''));
    } finally {
      if (request.method === 'POST') await settle();
    }
  };
  const message = 'Something went wrong in the editor; the console of this browser shows what.';
  return { id: request.id, ...(await sentFor(answer, { log, message })) };
};
