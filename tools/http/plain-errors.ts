import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Middleware } from '../../packages/http';

const advice = 'The terminal in which the server was started shows what went wrong.';

/** The one page for every error: without any path or stack of this machine. */
const errorPage = (status: number): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${STATUS_CODES[status] ?? 'Error'}</title>
  </head>
  <body>
    <h1>${STATUS_CODES[status] ?? 'Error'}</h1>
    ${status >= 500 ? `<p>${advice}</p>` : ''}
  </body>
</html>
`;

/** Headers of the file that is not sent. */
const ofContent =
  /^(?:content-(?!range|security-policy)|etag|last-modified|cache-control|accept-ranges)/i;

/** Answers with the page of an error. */
export const sendError = (response: ServerResponse, status: number): void => {
  for (const name of response.getHeaderNames().filter((each) => ofContent.test(each))) {
    response.removeHeader(name);
  }
  const page = errorPage(status);
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(page),
    'Cache-Control': 'no-store',
  });
  response.end(page);
};

/** A missing page has its own words, and no server puts a stack into them. */
const isError = (status: number) => status >= 400 && status !== 404;

const ownPages = new WeakSet<ServerResponse>();

/** Whatever its status, the answer is a page of the site. */
export const keepPage = (response: ServerResponse): void => void ownPages.add(response);

type Method = (...args: unknown[]) => unknown;

/**
 * Replaces every error answer of later middleware by the one page. Vite's pages and connect's hold
 * stacks and paths of this machine; both log the rest to the terminal.
 */
export const plainErrors: Middleware = (_request, response, next) => {
  const own = {
    writeHead: response.writeHead.bind(response) as Method,
    write: response.write.bind(response) as Method,
    end: response.end.bind(response) as Method,
  };
  const isToReplace = () =>
    !response.headersSent && isError(response.statusCode) && !ownPages.has(response);
  const replaced: typeof own = {
    writeHead: (status, ...rest) => {
      response.statusCode = Number(status);
      return isToReplace() ? response : own.writeHead(status, ...rest);
    },
    write: (...args) => isToReplace() || own.write(...args),
    end: (...args) => {
      if (!isToReplace()) return own.end(...args);
      Object.assign(response, own);
      sendError(response, response.statusCode);
      return response;
    },
  };
  Object.assign(response, replaced);
  next();
};
