/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { getDownloadURL, ref, uploadBytes } from 'firebase/storage';
import { errorStatus, send } from '../testing/send';
import { backend, newName, startForEach, storage } from '../testing/storage-backend';

startForEach();

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

  test('of a part is one of the same file, or else of the whole file', async () => {
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

  test('by HEAD has only the headers', async () => {
    const target = ref(storage, newName());
    await uploadBytes(target, Buffer.from('hello'));
    const response = await fetch(await getDownloadURL(target), { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe('5');
    expect(await response.text()).toBe('');
  });
});
