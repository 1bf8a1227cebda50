import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from '../../packages/http';
import { sendError } from './plain-errors';

/** What is wrong is only for the terminal; an answer that has begun breaks off. */
const fail = (response: ServerResponse, error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  if (response.headersSent) response.destroy();
  else sendError(response, 500);
};

/** Answers each request by the first of these that does; the last one answers whatever is left. */
export const chainMiddlewares =
  (middlewares: readonly Middleware[]) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const ask = (index: number) => {
      try {
        middlewares[index]?.(request, response, (error) => {
          if (error === undefined) ask(index + 1);
          else fail(response, error);
        });
      } catch (error) {
        fail(response, error);
      }
    };
    ask(0);
  };
