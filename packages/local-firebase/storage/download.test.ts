/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { getDownloadURL, ref, uploadBytes } from 'firebase/storage';
import { errorStatus, send } from '../testing/send';
import { backend, newName, startForEach, storage } from '../testing/storage-backend';

startForEach();

/** Stores a file; resolves to where it can be downloaded. */
const store = async (bytes: string | Buffer, settings = {}) => {
  const target = ref(storage, newName());
  await uploadBytes(target, Buffer.from(bytes), settings);
  const { pathname, search } = new URL(await getDownloadURL(target));
  return pathname + search;
};

describe('a download', () => {
  test('needs the right token', async () => {
    const right = await store('x');
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
    const path = await store('hello');
    const answer = await send(backend.port, { path, headers: { range } });
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
      const path = await store('hello');
      const answer = await send(backend.port, { path, headers: { range } });
      expect([answer.status, errorStatus(answer), answer.headers['content-range']]).toEqual([
        416,
        'OUT_OF_RANGE',
        'bytes */5',
      ]);
    },
  );

  test('of a part is one of the same file, or else of the whole file', async () => {
    const path = await store('hello');
    const { etag = '' } = (await send(backend.port, { path })).headers;
    const ask = (ifRange: string) =>
      send(backend.port, { path, headers: { range: 'bytes=1-2', 'if-range': ifRange } });
    expect((await ask(etag)).text).toBe('el');
    expect((await ask('"another"')).text).toBe('hello');
  });

  test('of a part of a packed file is that part of what is stored', async () => {
    const packed = gzipSync('hello, hello, hello');
    const path = await store(packed, { contentEncoding: 'gzip' });
    const answer = await send(backend.port, {
      path,
      headers: { range: 'bytes=-4', 'accept-encoding': 'gzip' },
    });
    const size = packed.length;
    expect([answer.status, answer.headers['content-encoding']]).toEqual([206, 'gzip']);
    expect(answer.headers['content-range']).toBe(`bytes ${size - 4}-${size - 1}/${size}`);
    expect(answer.headers['content-length']).toBe('4');
  });

  test('by HEAD has only the headers', async () => {
    const { headers, text } = await send(backend.port, {
      method: 'HEAD',
      path: await store('hello'),
    });
    expect([headers['content-length'], text]).toEqual(['5', '']);
  });
});
