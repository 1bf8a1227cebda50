/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getDownloadURL, ref } from 'firebase/storage';
import { type Answer, errorStatus, type Message, send } from '../testing/send';
import {
  backend,
  bucket,
  bytesFiles,
  mib,
  newName,
  objects,
  pass,
  restart,
  start,
  startForEach,
  startOn,
  storage,
} from '../testing/storage-backend';
import { until } from '../testing/test-backend';

startForEach();

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
  ])('refuses %s and stays at its offset', async (_, command, rest, status) => {
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

  test('takes one chunk at a time, and asks the second to come later', async () => {
    const target = await beginAt(6);
    const first = stall(target, 'abc');
    await until(async () => (await bytesFiles()).length === 1);
    const second = await step(target, 'upload', { offset: 0, body: 'abcdef' });
    expect([second.status, errorStatus(second)]).toEqual([503, 'UNAVAILABLE']);
    first.end('def');
    await until(async () => (await standing(target))[1] === '6');
  });

  test('forgets a chunk that was cut off, and continues from before it', async () => {
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
    pass(10 * 60_000);
    expect((await step(target, 'query')).status).toBe(200);
    pass(10 * 60_000 + 1);
    expect((await step(target, 'query')).status).toBe(404);
    expect(await bytesFiles()).toEqual([]);
  });

  test('that nobody continues is given up even when nobody comes any more', async () => {
    await restart({ sessionIdleMs: 25 });
    const target = await beginAt(6);
    await step(target, 'upload', { offset: 0, body: 'abc' });
    expect(await bytesFiles()).toHaveLength(1);
    pass(26);
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
    pass(1);
    const [held, other] = [await beginAt(6), await beginAt(6)];
    expect((await begin(newName(), 6)).status).toBe(429);
    pass(15_001);
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
    await startOn(dataDir);
    const target = await beginAt(6);
    await step(target, 'upload', { offset: 0, body: 'abc' });
    expect(await bytesFiles()).toHaveLength(1);
    await backend.close();
    expect(await bytesFiles()).toEqual([]);
    await rm(dataDir, { recursive: true });
    await start();
  });
});
