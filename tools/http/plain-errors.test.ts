/** @jest-environment node */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import { plainErrors } from './plain-errors';

const stack = `Error: no\n    at open (${process.cwd()}/tools/serve/x.ts:1:1)`;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** What a browser gets when `answer` follows, with compression between the two or not. */
const ask = async (answer: Answer, { method = 'GET', packed = false } = {}) => {
  const pack = compression({ threshold: 0 }) as unknown as typeof plainErrors;
  const server = createServer((request, response) => {
    plainErrors(request, response, () => {
      if (packed) pack(request, response, () => answer(request, response));
      else answer(request, response);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, { method });
  const text = await response.text();
  server.close();
  return { status: response.status, headers: response.headers, text };
};

const failures: [string, Answer][] = [
  [
    'a status and a page, as Vite answers',
    (_, response) => {
      response.statusCode = 500;
      response.end(`<script>const error = ${JSON.stringify({ stack })}</script>`);
    },
  ],
  [
    'a page in two pieces, as Vite says that a file is not served',
    (_, response) => {
      response.statusCode = 403;
      response.write(`<h1>${process.cwd()}</h1>`);
      response.end();
    },
  ],
  [
    'headers and a page, as connect answers',
    (_, response) => {
      const body = `<pre>${stack}</pre>`;
      response.setHeader('Content-Length', Buffer.byteLength(body));
      response.writeHead(500, { 'Content-Type': 'text/html', 'X-Stack': 'a' });
      response.end(body);
    },
  ],
  [
    'a status and nothing',
    (_, response) => {
      response.statusCode = 504;
      response.end();
    },
  ],
];

describe.each([false, true])('with compression: %s', (packed) => {
  test.each(failures)('%s is the plain page', async (_, answer) => {
    const { status, headers, text } = await ask(answer, { packed });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('<h1>');
    expect(text).not.toMatch(/^\s*at |tools\/serve/m);
    expect(text).not.toContain(process.cwd());
  });

  test('what is not an error is sent unchanged', async () => {
    const ok: Answer = (_, response) => {
      response.setHeader('Content-Type', 'text/plain');
      response.write('as ');
      response.end('it is');
    };
    expect(await ask(ok, { packed })).toMatchObject({ status: 200, text: 'as it is' });
  });

  test('a missing page has its own words', async () => {
    const missing: Answer = (_, response) => {
      response.writeHead(404, { 'Content-Type': 'text/html' });
      response.end('There is no such page');
    };
    expect(await ask(missing, { packed })).toMatchObject({
      status: 404,
      text: 'There is no such page',
    });
  });
});

test('HEAD gets only the headers of the page', async () => {
  const [[, answer]] = failures as [[string, Answer]];
  const { status, text } = await ask(answer, { method: 'HEAD' });
  expect([status, text]).toEqual([500, '']);
});

test('an error in the middle of a file ends it, and adds nothing', async () => {
  const { text } = await ask((_, response) => {
    response.writeHead(200, { 'Content-Encoding': 'identity' });
    response.write('half');
    response.statusCode = 500;
    response.end();
  });
  expect(text).toBe('half');
});

test('compressed answers are complete', async () => {
  const { text } = await ask(
    (_, response) => {
      response.setHeader('Content-Type', 'text/plain');
      response.end('packed '.repeat(500));
    },
    { packed: true },
  );
  expect(text).toBe('packed '.repeat(500));
});
