/** @jest-environment node */
import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { temporaryFolders } from '../../tests/temporary-folder';
import {
  commitOf,
  documentsPath,
  errorStatus,
  type Message,
  records,
  send,
  storedIn,
} from './testing/send';
import { startTestBackend, type TestBackend } from './testing/test-backend';
import { uploadOf } from './testing/uploads';

let backend: TestBackend;

beforeEach(async () => {
  backend = await startTestBackend();
});

afterEach(() => backend.close());

const commitRequest = commitOf('subcribe/one', records.subcribe);

const storedCount = async () => (await storedIn(backend.port)).documents.length;

test.each(['/', '/v1', '/v1/other', '/v0/c', '/__locally', '/src/main.ts', '//v0/b/x'])(
  'what is not its own is passed on: %s',
  async (target) => {
    expect((await send(backend.port, { path: target })).text).toBe('next');
  },
);

describe('a request', () => {
  test.each(['localhost', 'localhost:5173', '127.0.0.1:80', '[::1]:5173', 'LOCALHOST'])(
    'to the host %s is answered',
    async (host) => {
      const answer = await send(backend.port, { ...commitRequest, headers: { Host: host } });
      expect(answer.status).toBe(200);
    },
  );

  test.each([
    'evil.example',
    'localhost.evil.example',
    'evil.example:localhost',
    '127.0.0.1.evil.example',
    '192.168.0.7',
    '0.0.0.0',
    'localhost@evil.example',
  ])('to the host %j is refused, whatever it asks for', async (host) => {
    for (const message of [commitRequest, { path: '/__local/' }, { path: '/v0/b/x-y/o/z' }]) {
      const answer = await send(backend.port, { ...message, headers: { Host: host } });
      expect([answer.status, errorStatus(answer)]).toEqual([403, 'PERMISSION_DENIED']);
    }
    expect(await storedCount()).toBe(0);
  });

  test.each([
    ['http://localhost:5173', 'localhost:5173'],
    ['http://127.0.0.1:4173', 'localhost:4173'],
    ['https://[::1]', 'localhost'],
  ])(
    'from a page of %s to %s is answered, and the page may read the answer',
    async (Origin, Host) => {
      const answer = await send(backend.port, { ...commitRequest, headers: { Origin, Host } });
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': Origin,
        vary: 'Origin',
      });
      expect(answer.headers['access-control-expose-headers']).toContain('X-Goog-Upload-URL');
    },
  );

  test.each([
    'http://evil.example',
    'http://localhost.evil.example',
    'http://localhost:9999',
    'http://127.0.0.1',
    'null',
    'file://',
    '',
  ])('from a page of %j writes nothing', async (Origin) => {
    const answer = await send(backend.port, { ...commitRequest, headers: { Origin } });
    expect([answer.status, errorStatus(answer)]).toEqual([403, 'PERMISSION_DENIED']);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(await storedCount()).toBe(0);
  });

  test('that a page sends ahead is answered with what it may send', async () => {
    const Host = 'localhost:5173';
    const preflight = (Origin: string) =>
      send(backend.port, {
        method: 'OPTIONS',
        path: '/v0/b/demo-site.appspot.com/o',
        headers: {
          Origin,
          Host,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'x-goog-upload-command,x-firebase-gmpid',
        },
      });
    const answer = await preflight('http://127.0.0.1:5173');
    expect(answer.status).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'http://127.0.0.1:5173',
      'access-control-allow-headers': 'x-goog-upload-command,x-firebase-gmpid',
    });
    expect(answer.headers['access-control-allow-methods']).toContain('POST');
    expect((await preflight('http://evil.example')).status).toBe(403);
  });

  const everything: Message[] = [
    { path: '/__local/' },
    { path: '/__local/data.json' },
    { path: '/__local/subcribe.csv' },
    { path: '/v0/b/demo-site.appspot.com/o/Image%2FCvDeveloper%2Fx?alt=media' },
    commitRequest,
  ];

  test.each<[string, Record<string, string>]>([
    ['another port', { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors' }],
    ['another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }],
    [
      'another port, in a frame',
      {
        'Sec-Fetch-Site': 'same-site',
        'Sec-Fetch-Mode': 'navigate',
        'Sec-Fetch-Dest': 'iframe',
      },
    ],
    ['another port, by a script that asks', { Origin: 'http://localhost:9999' }],
  ])('from a page of %s is refused, whatever it asks for', async (_, headers) => {
    for (const message of everything) {
      const answer = await send(backend.port, { ...message, headers });
      expect([answer.status, errorStatus(answer)]).toEqual([403, 'PERMISSION_DENIED']);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect(await storedCount()).toBe(0);
  });

  test('by a link that a person follows from anywhere is answered', async () => {
    const headers = {
      'Sec-Fetch-Site': 'cross-site',
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Dest': 'document',
    };
    expect((await send(backend.port, { path: '/__local/', headers })).status).toBe(200);
    // A form that such a page sends is no such link.
    expect((await send(backend.port, { ...commitRequest, headers })).status).toBe(403);
  });

  test('gets an answer that no other page can frame or embed', async () => {
    await send(backend.port, commitRequest);
    for (const message of everything) {
      const { headers } = await send(backend.port, message);
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });
});

describe('a request that is too large', () => {
  const mib = 1024 * 1024;
  const large: [string, Message][] = [
    ['a commit', { ...commitRequest, body: `{"writes":[${' '.repeat(2 * mib)}]}` }],
    ['a multipart upload', { ...uploadOf('Image/x'), body: new Uint8Array(21 * mib) }],
  ];

  test.each(large)('%s is refused with 413, and the client gets to read it', async (_, message) => {
    const answer = await send(backend.port, message);
    expect([answer.status, errorStatus(answer)]).toEqual([413, 'INVALID_ARGUMENT']);
    expect(answer.headers.connection).toBe('close');
  });

  test('is refused as well when it does not say how large it is', async () => {
    const headers = { 'Transfer-Encoding': 'chunked' };
    const [[, message]] = large as [[string, Message]];
    const answer = await send(backend.port, { ...message, headers });
    expect([answer.status, errorStatus(answer)]).toEqual([413, 'INVALID_ARGUMENT']);
    expect(await storedCount()).toBe(0);
  });

  test('is answered before it has come, and the connection ends', async () => {
    const socket = connect(backend.port, '127.0.0.1');
    const ended = new Promise((resolve) => socket.once('close', resolve));
    const answered = new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(data.toString()));
    });
    socket.on('error', () => undefined);
    socket.write(
      `POST /v1/${documentsPath}:commit HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999999999\r\n\r\n{`,
    );
    expect(await answered).toMatch(/^HTTP\/1\.1 413 /);
    socket.end();
    await ended;
  });
});

describe('security rules', () => {
  const folder = temporaryFolders();
  let firestoreRulesFile: string;
  const rulesThat = (verdict: string) =>
    `rules_version = '2';\nservice cloud.firestore { match /databases/{d}/documents/any/{id} { allow create: if ${verdict}; } }`;

  beforeEach(() => {
    firestoreRulesFile = path.join(folder(), 'firestore.rules');
  });

  test('take effect when their file changes, and deny all while they cannot be read', async () => {
    await writeFile(firestoreRulesFile, rulesThat('true'));
    await backend.close();
    backend = await startTestBackend({ firestoreRulesFile });
    const status = async (id: string) =>
      (await send(backend.port, commitOf(`any/${id}`, { a: 'x' }))).status;

    expect(await status('one')).toBe(200);
    await writeFile(firestoreRulesFile, rulesThat('1 == 2'));
    expect(await status('two')).toBe(403);
    await writeFile(firestoreRulesFile, rulesThat('maybe'));
    expect(await status('three')).toBe(500);
    expect(backend.logged.at(-1)).toBe(
      'firestore.rules:2:86: the variable "maybe" is not known here',
    );
    await rm(firestoreRulesFile);
    expect(await status('four')).toBe(500);
    await writeFile(firestoreRulesFile, rulesThat('!false'));
    expect(await status('five')).toBe(200);
  });

  test('that cannot be enforced keep the backend from starting, and say where', async () => {
    await writeFile(firestoreRulesFile, rulesThat('true & false'));
    await expect(startTestBackend({ firestoreRulesFile })).rejects.toThrow(
      'firestore.rules:2:91: "&" is not supported',
    );
  });

  test('that are missing keep the backend from starting, and say which', async () => {
    await expect(startTestBackend({ firestoreRulesFile })).rejects.toThrow(
      `The security rules ${firestoreRulesFile} cannot be read`,
    );
  });
});
