/** @jest-environment node */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  getMetadata,
  getStorage,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { type Answer, errorStatus, type Message, send } from '../testing/send';
import { startTestBackend, type TestBackend, until } from '../testing/test-backend';

const kib = 1024;
const mib = 1024 * kib;
/** What the site's own rules say is proved in tools/security-rules. */
const storageRulesFile = path.resolve('tools/local-firebase/testing/storage.rules');
const bucket = 'demo-site.appspot.com';

let backend: TestBackend;
let app: FirebaseApp;
let storage: FirebaseStorage;
let now: number;

beforeEach(async () => {
  now = Date.parse('2026-11-21T12:00:00Z');
  await start();
});

const start = async (limits = {}): Promise<void> => {
  backend = await startTestBackend({ storageRulesFile, clock: () => now, limits, faults: true });
  app = initializeApp({ projectId: 'demo-site', apiKey: 'any', storageBucket: bucket });
  storage = getStorage(app);
  connectStorageEmulator(storage, 'localhost', backend.port);
  storage.maxUploadRetryTime = 5000;
  storage.maxOperationRetryTime = 5000;
};

const stop = async (): Promise<void> => {
  await deleteApp(app);
  await backend.close();
};

afterEach(stop);

const restart = async (limits: object): Promise<void> => {
  await stop();
  await start(limits);
};

const newName = (): string => `Image/CvDeveloper/${randomUUID()}`;

/** Files of bytes, of objects and of uploads under way. */
const bytesFiles = async (): Promise<string[]> => {
  const names = await readdir(path.join(backend.dataDir, 'objects'));
  return names.filter((name) => !name.endsWith('.json'));
};

const objects = async (): Promise<{ name: string; size: number }[]> => {
  const { text } = await send(backend.port, { path: '/__local/data.json' });
  return (JSON.parse(text) as { objects: { name: string; size: number }[] }).objects;
};

describe('through the SDK', () => {
  test.each([
    ['of no bytes', 0],
    ['small', 10 * kib],
    ['of exactly 256 KiB', 256 * kib],
    ['one byte larger than that', 256 * kib + 1],
    ['of many chunks', 3 * mib + 5],
  ])('a file %s comes back byte for byte from its download URL', async (_, size) => {
    const bytes = randomBytes(size);
    const target = ref(storage, newName());
    const { metadata } = await uploadBytesResumable(target, bytes, {
      contentType: 'application/pdf',
    });
    expect(metadata).toMatchObject({
      fullPath: target.fullPath,
      size,
      contentType: 'application/pdf',
    });

    const response = await fetch(await getDownloadURL(target));
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${target.name}.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  test.each([
    ['attachment; filename="cv.pdf"', 'attachment; filename="cv.pdf"'],
    // On the site's own origin a stranger's file is never shown.
    ['inline', "attachment; filename*=UTF-8''{id}.pdf"],
  ])('the disposition %p is kept and sent as %p', async (contentDisposition, expected) => {
    for (const size of [5, 300 * kib]) {
      const target = ref(storage, newName());
      const settings = { contentType: 'application/pdf', contentDisposition };
      await uploadBytesResumable(target, randomBytes(size), settings);
      expect(await getMetadata(target)).toMatchObject({ contentDisposition });
      const { headers } = await fetch(await getDownloadURL(target));
      expect(headers.get('content-disposition')).toBe(expected.replace('{id}', target.name));
    }
  });

  test('an encoding is kept, and sent with the bytes', async () => {
    const target = ref(storage, newName());
    await uploadBytes(target, gzipSync('hello'), { contentEncoding: 'gzip' });
    expect(await getMetadata(target)).toMatchObject({ contentEncoding: 'gzip' });
    const response = await fetch(await getDownloadURL(target));
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe('hello');
  });

  test('a large upload reports its progress chunk by chunk', async () => {
    const seen: number[] = [];
    const task = uploadBytesResumable(ref(storage, newName()), randomBytes(mib));
    task.on('state_changed', ({ bytesTransferred }) => seen.push(bytesTransferred));
    await task;
    expect(seen).toEqual([0, 256 * kib, 768 * kib, mib]);
  });

  test.each([
    ['the answer to a chunk', 1, { status: 503, afterCommit: true }],
    ['the answer to the last chunk', 2, { status: 503, afterCommit: true }],
  ])('an upload goes on where it was after %s was lost', async (_, skip, fault) => {
    const body = JSON.stringify({ target: 'upload', skip, ...fault });
    await send(backend.port, { method: 'POST', path: '/__local/faults', body });
    const bytes = randomBytes(300 * kib);
    const target = ref(storage, newName());
    await uploadBytesResumable(target, bytes);
    const response = await fetch(await getDownloadURL(target));
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(await bytesFiles()).toHaveLength(1);
  });

  test('a canceled upload stores nothing', async () => {
    const task = uploadBytesResumable(ref(storage, newName()), randomBytes(4 * mib));
    const failed = expect(task).rejects.toMatchObject({ code: 'storage/canceled' });
    await new Promise<void>((resolve) => {
      task.on('state_changed', ({ bytesTransferred }) => {
        if (bytesTransferred > 0) resolve();
      });
    });
    task.cancel();
    await failed;
    expect(await objects()).toEqual([]);
  });

  test('metadata tell the hash, the size and the uploader’s own words', async () => {
    const target = ref(storage, newName());
    await uploadBytes(target, Buffer.from('hello'), { customMetadata: { note: 'é' } });
    expect(await getMetadata(target)).toMatchObject({
      bucket: bucket,
      size: 5,
      md5Hash: 'XUFAKrxLKna5cZ2REBfFkg==',
      customMetadata: { note: 'é' },
      timeCreated: '2026-11-21T12:00:00.000Z',
    });
  });

  test.each<[string, (storage: FirebaseStorage) => Promise<unknown>]>([
    ['uploading elsewhere', (store) => uploadBytes(ref(store, 'Image/x'), Buffer.from('x'))],
    [
      'starting a large upload elsewhere',
      async (store) => await uploadBytesResumable(ref(store, 'Image/x'), randomBytes(300 * kib)),
    ],
    [
      'starting an upload larger than the rules allow',
      async (store) => await uploadBytesResumable(ref(store, newName()), randomBytes(10 * mib + 1)),
    ],
    ['listing', (store) => listAll(ref(store, 'Image/CvDeveloper'))],
    ['asking for the URL of something else', (store) => getDownloadURL(ref(store, 'Image/x'))],
  ])('%s is refused as unauthorized', async (_, attempt) => {
    await expect(attempt(storage)).rejects.toMatchObject({ code: 'storage/unauthorized' });
    expect(await bytesFiles()).toEqual([]);
  });

  test('a stored file is neither replaced nor deleted', async () => {
    const target = ref(storage, newName());
    await uploadBytes(target, Buffer.from('first'));
    const denied = { code: 'storage/unauthorized' };
    await expect(uploadBytes(target, Buffer.from('second'))).rejects.toMatchObject(denied);
    await expect(deleteObject(target)).rejects.toMatchObject(denied);
    await expect(updateMetadata(target, { contentType: 'text/html' })).rejects.toThrow();
    expect(await (await fetch(await getDownloadURL(target))).text()).toBe('first');
    expect(await bytesFiles()).toHaveLength(1);
  });

  test('a file that is not there has no download URL', async () => {
    const attempt = getDownloadURL(ref(storage, newName()));
    await expect(attempt).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });
});

describe('a download', () => {
  test('needs the right token', async () => {
    const target = ref(storage, newName());
    await uploadBytes(target, Buffer.from('x'));
    const url = new URL(await getDownloadURL(target));
    const right = url.pathname + url.search;
    const wrong = right.replace(/token=.*/, 'token=00000000-0000-0000-0000-000000000000');
    expect((await send(backend.port, { path: right })).text).toBe('x');
    expect((await send(backend.port, { path: wrong })).status).toBe(403);
    expect((await send(backend.port, { path: right.replace(/token=.*/, 'token=') })).status).toBe(
      403,
    );
  });

  test.each([
    ['bytes=0-0', 206, 'h', 'bytes 0-0/5'],
    ['bytes=1-2', 206, 'el', 'bytes 1-2/5'],
    ['bytes=3-', 206, 'lo', 'bytes 3-4/5'],
    ['bytes=-2', 206, 'lo', 'bytes 3-4/5'],
    ['bytes=-99', 206, 'hello', 'bytes 0-4/5'],
    ['bytes=5-2', 200, 'hello', undefined],
    ['bytes=0-1,3-4', 200, 'hello', undefined],
    ['nonsense', 200, 'hello', undefined],
  ])('of the part %s answers %i', async (range, status, text, part) => {
    const target = ref(storage, newName());
    await uploadBytes(target, Buffer.from('hello'));
    const { pathname, search } = new URL(await getDownloadURL(target));
    const answer = await send(backend.port, { path: pathname + search, headers: { range } });
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([
      status,
      text,
      part,
    ]);
    expect(answer.headers['content-length']).toBe(String(text.length));
  });

  test.each(['bytes=5-', 'bytes=9-12', 'bytes=-0'])(
    'of the part %s, which there is not, says how long the file is',
    async (range) => {
      const target = ref(storage, newName());
      await uploadBytes(target, Buffer.from('hello'));
      const { pathname, search } = new URL(await getDownloadURL(target));
      const answer = await send(backend.port, { path: pathname + search, headers: { range } });
      expect([answer.status, errorStatus(answer), answer.headers['content-range']]).toEqual([
        416,
        'OUT_OF_RANGE',
        'bytes */5',
      ]);
    },
  );

  test('of a part is one of the same file, or else the whole', async () => {
    const target = ref(storage, newName());
    await uploadBytes(target, Buffer.from('hello'));
    const { pathname, search } = new URL(await getDownloadURL(target));
    const path = pathname + search;
    const { etag = '' } = (await send(backend.port, { path })).headers;
    const ask = (ifRange: string) =>
      send(backend.port, { path, headers: { range: 'bytes=1-2', 'if-range': ifRange } });
    expect((await ask(etag)).text).toBe('el');
    expect((await ask('"another"')).text).toBe('hello');
  });

  test('of a part of a packed file is that part of what is stored', async () => {
    const target = ref(storage, newName());
    const packed = gzipSync('hello, hello, hello');
    await uploadBytes(target, packed, { contentEncoding: 'gzip' });
    const { pathname, search } = new URL(await getDownloadURL(target));
    const answer = await send(backend.port, {
      path: pathname + search,
      headers: { range: 'bytes=-4', 'accept-encoding': 'gzip' },
    });
    const size = packed.length;
    expect([answer.status, answer.headers['content-encoding']]).toEqual([206, 'gzip']);
    expect(answer.headers['content-range']).toBe(`bytes ${size - 4}-${size - 1}/${size}`);
    expect(answer.headers['content-length']).toBe('4');
  });

  test('by HEAD has the headers alone', async () => {
    const target = ref(storage, newName());
    await uploadBytes(target, Buffer.from('hello'));
    const response = await fetch(await getDownloadURL(target), { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe('5');
    expect(await response.text()).toBe('');
  });
});

const multipart = (
  name: string,
  change: Partial<{ boundary: string; type: string; body: string }> = {},
): Message => {
  const boundary = change.boundary ?? 'b1';
  return {
    method: 'POST',
    path: `/v0/b/${bucket}/o?name=${encodeURIComponent(name)}`,
    headers: {
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': change.type ?? `multipart/related; boundary=${boundary}`,
    },
    body:
      change.body ??
      `--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify({ name })}\r\n` +
        `--${boundary}\r\nContent-Type: text/plain\r\n\r\nhello\r\n--${boundary}--`,
  };
};

describe('a multipart upload', () => {
  const exchange = (message: Message) => send(backend.port, message);
  const part = '\r\nContent-Type: application/json\r\n\r\n{}\r\n';

  test.each([
    ['b1', 'multipart/related; boundary=b1'],
    ['b 1', 'multipart/related; boundary="b 1"'],
    ['b1', 'Multipart/Related; charset=utf-8; boundary=b1'],
  ])('with the boundary %p of %p is stored', async (boundary, type) => {
    const answer = await exchange(multipart(newName(), { boundary, type }));
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({ size: '5', contentType: 'text/plain' });
  });

  test.each([
    ['no boundary', { type: 'multipart/related' }],
    ['another type', { type: 'multipart/form-data; boundary=b1' }],
    ['no body', { body: '' }],
    ['no parts', { body: '--b1--' }],
    ['one part', { body: `--b1${part}--b1--` }],
    ['three parts', { body: `--b1${part}--b1${part}--b1${part}--b1--` }],
    ['no end', { body: `--b1${part}--b1${part}` }],
    ['another boundary', { body: `--b2${part}--b2${part}--b2--` }],
    ['a part without a head', { body: `--b1\r\n{}\r\n--b1${part}--b1--` }],
    ['metadata that are no JSON', { body: `--b1\r\n\r\n{\r\n--b1${part}--b1--` }],
    ['metadata of another object', { body: `--b1\r\n\r\n{"name":"x"}\r\n--b1${part}--b1--` }],
    [
      'a content type that splits headers',
      { body: `--b1\r\n\r\n{"contentType":"a/b\\r\\nX: y"}\r\n--b1${part}--b1--` },
    ],
    [
      'a disposition that splits headers',
      { body: `--b1\r\n\r\n{"contentDisposition":"attachment\\r\\nX: y"}\r\n--b1${part}--b1--` },
    ],
    [
      'an encoding that splits headers',
      { body: `--b1\r\n\r\n{"contentEncoding":"gzip\\r\\nX: y"}\r\n--b1${part}--b1--` },
    ],
    [
      'custom metadata that are no text',
      { body: `--b1\r\n\r\n{"metadata":{"a":1}}\r\n--b1${part}--b1--` },
    ],
    [
      'custom metadata too large',
      { body: `--b1\r\n\r\n{"metadata":{"a":"${'x'.repeat(9000)}"}}\r\n--b1${part}--b1--` },
    ],
  ])('with %s is refused and leaves nothing', async (_, change) => {
    const answer = await exchange(multipart(newName(), change));
    expect([answer.status, errorStatus(answer)]).toEqual([400, 'INVALID_ARGUMENT']);
    expect(await readdir(path.join(backend.dataDir, 'objects'))).toEqual([]);
  });

  test('whose bytes hold something like a boundary keeps them', async () => {
    const name = newName();
    const bytes = 'x--b1\r\n--b\r\n\r\n--';
    const body = `--b1${part}--b1\r\nContent-Type: text/plain\r\n\r\n${bytes}\r\n--b1--\r\n`;
    expect((await exchange(multipart(name, { body }))).status).toBe(200);
    const url = await getDownloadURL(ref(storage, name));
    expect(await (await fetch(url)).text()).toBe(bytes);
  });

  test.each([
    ['../x', 400],
    ['Image/../../x', 400],
    ['Image//x', 400],
    ['/Image/x', 400],
    ['Image/x/', 400],
    ['', 400],
    ['Image/\0', 400],
    ['Image/\n', 400],
    [`Image/${'x'.repeat(1020)}`, 400],
    ['Image/__proto__', 400],
  ])('to the name %j is refused', async (name, status) => {
    expect((await exchange(multipart(name))).status).toBe(status);
  });

  test.each([
    ['an encoded slash in the bucket', `/v0/b/a%2Fb/o?name=x`, 400],
    ['.. as the bucket', `/v0/b/../o?name=x`, 400],
    ['no bucket', '/v0/b//o?name=x', 400],
    ['slashes that are not encoded', `/v0/b/${bucket}/o/Image/x`, 404],
    ['.. in the path', `/v0/b/${bucket}/o/../x`, 404],
    ['an encoded ..', `/v0/b/${bucket}/o/Image%2F..%2Fx`, 400],
    ['a broken escape', `/v0/b/${bucket}/o/%zz`, 400],
    ['another path', `/v0/b/${bucket}/x`, 404],
  ])('by a URL with %s is refused', async (_, target, status) => {
    expect(
      (await exchange({ ...multipart('x'), path: target, method: status === 404 ? 'GET' : 'POST' }))
        .status,
    ).toBe(status);
  });

  test.each([
    ['PUT', `/v0/b/${bucket}/o`],
    ['PATCH', `/v0/b/${bucket}/o/x`],
    ['POST', `/v0/b/${bucket}/o/x`],
  ])('by %s to %s is refused as a wrong method', async (method, target) => {
    expect((await exchange({ method, path: target })).status).toBe(405);
  });

  test('of no known protocol is refused', async () => {
    const message = multipart(newName());
    expect((await exchange({ ...message, headers: {} })).status).toBe(400);
  });

  test('that finds no memory left is told to come later', async () => {
    await restart({ bufferedBytes: 100 });
    const answer = await exchange(multipart(newName()));
    expect([answer.status, errorStatus(answer)]).toEqual([503, 'UNAVAILABLE']);
  });
});

describe('a resumable upload', () => {
  const exchange = (message: Message) => send(backend.port, message);

  const begin = async (name: string, size: number | undefined): Promise<Answer> =>
    exchange({
      method: 'POST',
      path: `/v0/b/${bucket}/o?name=${encodeURIComponent(name)}`,
      headers: {
        'X-Goog-Upload-Protocol': 'resumable',
        'X-Goog-Upload-Command': 'start',
        ...(size !== undefined && { 'X-Goog-Upload-Header-Content-Length': String(size) }),
      },
      body: '{}',
    });

  const beginAt = async (size: number | undefined, name = newName()): Promise<string> => {
    const { headers } = await begin(name, size);
    expect(headers['x-goog-upload-status']).toBe('active');
    const { pathname, search } = new URL(String(headers['x-goog-upload-url']));
    return pathname + search;
  };

  const step = (
    target: string,
    command: string,
    { offset, body = '' }: { offset?: number; body?: string } = {},
  ) =>
    exchange({
      method: 'POST',
      path: target,
      headers: {
        'X-Goog-Upload-Command': command,
        ...(offset !== undefined && { 'X-Goog-Upload-Offset': String(offset) }),
      },
      body,
    });

  /** What `query` says: the status and the bytes received. */
  const standing = async (target: string): Promise<[unknown, unknown]> => {
    const { headers } = await step(target, 'query');
    return [headers['x-goog-upload-status'], headers['x-goog-upload-size-received']];
  };

  test('goes start, upload, query, upload and finalize', async () => {
    const target = await beginAt(6);
    expect((await step(target, 'upload', { offset: 0, body: 'abc' })).status).toBe(200);
    expect(await standing(target)).toEqual(['active', '3']);
    const answer = await step(target, 'upload, finalize', { offset: 3, body: 'def' });
    expect(answer.headers['x-goog-upload-status']).toBe('final');
    expect(JSON.parse(answer.text)).toMatchObject({ size: '6' });
    expect(await objects()).toHaveLength(1);
  });

  test('may end with a finalize of its own, or without an announced size', async () => {
    const target = await beginAt(undefined);
    await step(target, 'upload', { offset: 0, body: 'abc' });
    const answer = await step(target, 'finalize', { offset: 3 });
    expect(JSON.parse(answer.text)).toMatchObject({ size: '3' });
  });

  test('whose last answer was lost can ask again', async () => {
    const target = await beginAt(3);
    const first = await step(target, 'upload, finalize', { offset: 0, body: 'abc' });
    expect(await standing(target)).toEqual(['final', '3']);
    const again = await step(target, 'upload, finalize', { offset: 0, body: 'abc' });
    expect(again.text).toBe(first.text);
    expect((await step(target, 'upload', { offset: 3, body: 'd' })).status).toBe(400);
  });

  test.each<[string, string, { offset?: number; body?: string }, number]>([
    ['a gap', 'upload', { offset: 5, body: 'x' }, 400],
    ['bytes again', 'upload', { offset: 0, body: 'abc' }, 400],
    ['no offset', 'upload', { body: 'def' }, 400],
    ['an offset that is none', 'upload', { offset: NaN, body: 'def' }, 400],
    ['more than announced', 'upload', { offset: 3, body: 'defg' }, 413],
    ['an end too early', 'upload, finalize', { offset: 3, body: 'de' }, 400],
    ['a finalize too early', 'finalize', { offset: 3 }, 400],
    ['an unknown command', 'explode', { offset: 3 }, 400],
    ['no command', '', { offset: 3 }, 400],
  ])('refuses %s and stands where it stood', async (_, command, rest, status) => {
    const target = await beginAt(6);
    await step(target, 'upload', { offset: 0, body: 'abc' });
    expect((await step(target, command, rest)).status).toBe(status);
    expect(await standing(target)).toEqual(['active', '3']);
    await step(target, 'upload, finalize', { offset: 3, body: 'def' });
    expect(await objects()).toMatchObject([{ size: 6 }]);
  });

  test('that is canceled leaves nothing and is gone', async () => {
    const target = await beginAt(6);
    await step(target, 'upload', { offset: 0, body: 'abc' });
    const { headers } = await step(target, 'cancel');
    expect(headers['x-goog-upload-status']).toBe('cancelled');
    expect(await bytesFiles()).toEqual([]);
    expect((await step(target, 'query')).status).toBe(404);
  });

  test('of another object or an unknown id is refused', async () => {
    const target = await beginAt(6);
    expect((await step(target.replace('CvDeveloper', 'Other'), 'query')).status).toBe(400);
    expect((await step(target.replace(/upload_id=\w+/, 'upload_id=x'), 'query')).status).toBe(404);
  });

  /** Sends the first bytes of a chunk and leaves the rest out. */
  const stall = (target: string, bytes: string): ClientRequest => {
    const sent = request({
      port: backend.port,
      method: 'POST',
      path: target,
      headers: {
        'X-Goog-Upload-Command': 'upload',
        'X-Goog-Upload-Offset': '0',
        'Content-Length': '6',
      },
    });
    sent.on('error', () => undefined);
    sent.write(bytes);
    return sent;
  };

  test('takes one chunk at a time, and the second is told to come later', async () => {
    const target = await beginAt(6);
    const first = stall(target, 'abc');
    await until(async () => (await bytesFiles()).length === 1);
    const second = await step(target, 'upload', { offset: 0, body: 'abcdef' });
    expect([second.status, errorStatus(second)]).toEqual([503, 'UNAVAILABLE']);
    first.end('def');
    await until(async () => (await standing(target))[1] === '6');
  });

  test('forgets a chunk that was cut off, and goes on from before it', async () => {
    const target = await beginAt(6);
    const first = stall(target, 'abc');
    await until(async () => (await bytesFiles()).length === 1);
    first.destroy();
    const finish = () => step(target, 'upload, finalize', { offset: 0, body: 'ABCDEF' });
    await until(async () => (await finish()).status === 200);
    const [object] = await objects();
    const url = await getDownloadURL(ref(storage, object?.name));
    expect(await (await fetch(url)).text()).toBe('ABCDEF');
  });

  test('that nobody continues is given up, by the clock', async () => {
    const target = await beginAt(6);
    await step(target, 'upload', { offset: 0, body: 'abc' });
    now += 10 * 60_000;
    expect((await step(target, 'query')).status).toBe(200);
    now += 10 * 60_000 + 1;
    expect((await step(target, 'query')).status).toBe(404);
    expect(await bytesFiles()).toEqual([]);
  });

  test('that nobody continues is given up even when nobody comes any more', async () => {
    await restart({ sessionIdleMs: 25 });
    const target = await beginAt(6);
    await step(target, 'upload', { offset: 0, body: 'abc' });
    expect(await bytesFiles()).toHaveLength(1);
    now += 26;
    await until(async () => (await bytesFiles()).length === 0);
  });

  test('is one of a limited number; finished ones do not count', async () => {
    await restart({ uploadSessions: 2 });
    const finished = await beginAt(3);
    await step(finished, 'upload, finalize', { offset: 0, body: 'abc' });
    await beginAt(6);
    await beginAt(6);
    const third = await begin(newName(), 6);
    expect([third.status, errorStatus(third)]).toEqual([429, 'RESOURCE_EXHAUSTED']);
  });

  test('that the rules refuse takes no place, announced with its size or not', async () => {
    await restart({ uploadSessions: 2 });
    for (let attempt = 0; attempt < 110; attempt += 1) {
      const size = attempt % 2 === 0 ? 6 : undefined;
      expect((await begin('elsewhere/file', size)).status).toBe(403);
    }
    await beginAt(6);
  });

  test('gives its place up to another one when nothing has come for a while', async () => {
    await restart({ uploadSessions: 3 });
    const begun = await beginAt(6);
    await step(begun, 'upload', { offset: 0, body: 'abc' });
    now += 1;
    const [held, other] = [await beginAt(6), await beginAt(6)];
    expect((await begin(newName(), 6)).status).toBe(429);
    now += 15_001;
    const visitors = await beginAt(3);
    // What holds bytes stays longer than what holds none.
    expect((await step(held, 'query')).status).toBe(404);
    expect((await step(begun, 'query')).status).toBe(200);
    expect((await step(other, 'query')).status).toBe(200);
    expect((await step(visitors, 'upload, finalize', { offset: 0, body: 'abc' })).status).toBe(200);
  });

  test('leaves places to other addresses, however many one address begins', async () => {
    await restart({ uploadSessions: 4, clientSessions: 2 });
    await beginAt(6);
    await beginAt(6);
    const third = await begin(newName(), 6);
    expect([third.status, errorStatus(third)]).toEqual([429, 'RESOURCE_EXHAUSTED']);
  });

  test('begun with many others at one moment finds no more places than there are', async () => {
    await restart({ uploadSessions: 5 });
    const begun = await Promise.all(Array.from({ length: 20 }, () => begin(newName(), 6)));
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  test.each([
    ['larger than an object may be', 21 * mib, 413],
    ['of no size', -1, 400],
  ])('announced as %s is refused at its start', async (_, size, status) => {
    expect((await begin(newName(), size)).status).toBe(status);
  });

  test('that was not announced stops at the largest size of an object', async () => {
    await restart({ objectBytes: 4 });
    const target = await beginAt(undefined);
    expect((await step(target, 'upload', { offset: 0, body: 'abcde' })).status).toBe(413);
    expect(await standing(target)).toEqual(['active', '0']);
  });

  test('is judged by the rules again at its end, with its true size', async () => {
    const name = newName();
    const [one, two] = [await beginAt(3, name), await beginAt(3, name)];
    await step(one, 'upload, finalize', { offset: 0, body: 'abc' });
    const late = await step(two, 'upload, finalize', { offset: 0, body: 'xyz' });
    expect(late.status).toBe(403);
    expect(await bytesFiles()).toHaveLength(1);
    expect(await (await fetch(await getDownloadURL(ref(storage, name)))).text()).toBe('abc');
  });

  test('under way when the server closes leaves nothing', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'local-firebase-'));
    await stop();
    backend = await startTestBackend({ storageRulesFile, dataDir });
    const target = await beginAt(6);
    await step(target, 'upload', { offset: 0, body: 'abc' });
    expect(await bytesFiles()).toHaveLength(1);
    await backend.close();
    expect(await bytesFiles()).toEqual([]);
    await rm(dataDir, { recursive: true });
    await start();
  });
});
