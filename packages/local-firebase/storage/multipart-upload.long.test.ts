/** @jest-environment node */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { getDownloadURL, ref } from 'firebase/storage';
import { bucket } from '../testing/sdk';
import { errorStatus, type Message, send } from '../testing/send';
import { backend, newName, restart, startForEach, storage } from '../testing/storage-backend';
import { uploadPath } from '../testing/uploads';

startForEach();

const multipart = (
  name: string,
  { type = 'multipart/related; boundary=b1', body }: { type?: string; body?: string } = {},
): Message => {
  const metadata = JSON.stringify({ name, contentType: 'text/plain' });
  return {
    method: 'POST',
    path: uploadPath(name),
    headers: { 'X-Goog-Upload-Protocol': 'multipart', 'Content-Type': type },
    body:
      body ??
      `--b1\r\nContent-Type: application/json\r\n\r\n${metadata}\r\n` +
        `--b1\r\nContent-Type: text/plain\r\n\r\nhello\r\n--b1--`,
  };
};

describe('a multipart upload', () => {
  const exchange = (message: Message) => send(backend.port, message);
  const part = '\r\nContent-Type: application/json\r\n\r\n{}\r\n';

  test('is stored, of the type that its metadata say', async () => {
    const answer = await exchange(multipart(newName()));
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

  test('that finds no memory left is asked to come later', async () => {
    await restart({ bufferedBytes: 100 });
    const answer = await exchange(multipart(newName()));
    expect([answer.status, errorStatus(answer)]).toEqual([503, 'UNAVAILABLE']);
  });
});
