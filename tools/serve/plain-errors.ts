import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Connect } from 'vite';

const advice = 'What went wrong is in the terminal in which the server was started.';

/** The one page for every error: it says nothing of this machine, neither a path nor a stack. */
export const errorPage = (status: number): string => `<!doctype html>
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

/** What an error says of a file that is not sent. */
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

/** A page that is not there has its own words, and no server puts a stack into them. */
const isError = (status: number) => status >= 400 && status !== 404;

/**
 * Sends the one page in the place of whatever later middleware answers with as an error. Vite's pages
 * and connect's hold stacks and folders of this machine; both write the rest to the terminal.
 */
export const plainErrors: Connect.NextHandleFunction = (
  _request: IncomingMessage,
  response,
  next,
) => {
  const { writeHead, write, end } = response;
  const restore = () => Object.assign(response, { writeHead, write, end });
  const isToReplace = () => !response.headersSent && isError(response.statusCode);
  const call = (method: (...args: never[]) => unknown, args: unknown[]) =>
    Reflect.apply(method, response, args) as never;

  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    return isToReplace() ? response : call(writeHead, [status, ...rest]);
  };
  response.write = (...args: unknown[]) => (isToReplace() ? (true as never) : call(write, args));
  response.end = (...args: unknown[]) => {
    if (!isToReplace()) return call(end, args);
    restore();
    sendError(response, response.statusCode);
    return response;
  };
  next();
};
