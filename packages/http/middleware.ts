import type { IncomingMessage, ServerResponse } from 'node:http';

/** Connect-style, as Vite's servers have them. */
export type Middleware = (
  req: IncomingMessage,
  res: ServerResponse,
  next: (error?: unknown) => void,
) => void;
