/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RefusedError, type Gateway } from '../submission/gateway';
import { createGateway } from './create-gateway';

/** Uses the real SDK, which reports at most a status; the rest is read from the answer itself. */

type Answer = { status: number; body: string };

let server: Server;
let gateway: Gateway;
let answers: Answer[] = [];
let lastSent = '';
const plainFetch = globalThis.fetch;

const commitTime = '2026-11-21T10:00:00Z';
const saved = JSON.stringify({ writeResults: [{ updateTime: commitTime }], commitTime });
const message = 'Missing or insufficient permissions.';
const refused = JSON.stringify({ error: { code: 403, message, status: 'PERMISSION_DENIED' } });

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = answers.shift() ?? { status: 200, body: saved };
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      lastSent = String(Buffer.concat(chunks));
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  gateway = await createGateway({ settings: null, host: { name: '127.0.0.1', port } });
});

afterAll(() => {
  globalThis.fetch = plainFetch;
  server.closeAllConnections();
  server.close();
});

const save = (id = 'a1', record = { Email: 'a@b.c' }) => gateway.save('Contact_cli', id, record);

test('saved is what a commit response says', async () => {
  await expect(save()).resolves.toBeUndefined();
});

test('what others wrote into the record stays: only its own fields are sent', async () => {
  await save();
  const { writes } = JSON.parse(lastSent) as { writes: object[] };
  expect(writes).toMatchObject([{ updateMask: { fieldPaths: ['Email'] } }]);
});

test.each([
  [200, '{}'],
  [200, 'null'],
  [200, '<!doctype html><title>Sign in</title>'],
  [403, '<h1>Forbidden</h1>'],
  [403, '{"error":"forbidden"}'],
  [429, '{"error":{"code":429,"message":"Quota exceeded.","status":"RESOURCE_EXHAUSTED"}}'],
  [503, ''],
])('%i %j is no verdict, and the error says what it was', async (status, body) => {
  answers = [{ status, body }];
  const failure: unknown = await save().catch((reason: unknown) => reason);
  expect(failure).not.toBeInstanceOf(RefusedError);
  expect(failure).toMatchObject({ message: `Answered with ${status}: ${body}` });
});

test('what the rules refuse is refused, with their words', async () => {
  answers = [{ status: 403, body: refused }];
  const failure: unknown = await save().catch((reason: unknown) => reason);
  expect(failure).toBeInstanceOf(RefusedError);
  expect(failure).toMatchObject({ message: expect.stringContaining(message) as string });
});

test('of several on their way each has its own answer', async () => {
  answers = [
    { status: 200, body: saved },
    { status: 200, body: '{}' },
  ];
  const [one, other] = await Promise.allSettled([save('a1'), save('b2')]);
  expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
});

test('a record of 200 kB is sent', async () => {
  await expect(save('a1', { Email: 'é'.repeat(100_000) })).resolves.toBeUndefined();
});

test('a record that Firestore cannot address fails, and is not taken for one that the rules refuse', async () => {
  const failure: unknown = await save('a/b').catch((reason: unknown) => reason);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(RefusedError);
});

test('all other requests go as they came', async () => {
  const { port } = server.address() as AddressInfo;
  answers = [{ status: 200, body: 'plain' }];
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'a1' });
  expect(await response.text()).toBe('plain');
});
