/** @jest-environment node */
import { type ClientRequest, request } from 'node:http';
import { getDownloadURL, ref } from 'firebase/storage';
import { errorStatus } from '../testing/send';
import {
  backend,
  bytesFiles,
  mib,
  newName,
  objects,
  pass,
  restart,
  startForEach,
  storage,
} from '../testing/storage-backend';
import { until } from '../testing/test-backend';
import {
  beginUpload,
  continueUpload,
  standing,
  startUpload,
  uploadTarget,
} from '../testing/uploads';

startForEach();

describe('a resumable upload', () => {
  const begin = (size: number | string) => beginUpload(backend.port, newName(), size);
  const beginStep = (size: number, name = newName()) => startUpload(backend.port, name, size);

  test('goes start, upload, query, upload and finalize', async () => {
    const step = await beginStep(6);
    expect((await step('upload', { offset: 0, body: 'abc' })).status).toBe(200);
    expect(standing(await step('query'))).toEqual(['active', '3']);
    const answer = await step('upload, finalize', { offset: 3, body: 'def' });
    expect(answer.headers['x-goog-upload-status']).toBe('final');
    expect(JSON.parse(answer.text)).toMatchObject({ size: '6' });
    expect(await objects()).toHaveLength(1);
  });

  test('whose last answer was lost can ask again', async () => {
    const step = await beginStep(3);
    const first = await step('upload, finalize', { offset: 0, body: 'abc' });
    expect(standing(await step('query'))).toEqual(['final', '3']);
    const again = await step('upload, finalize', { offset: 0, body: 'abc' });
    expect(again.text).toBe(first.text);
    expect((await step('upload', { offset: 3, body: 'd' })).status).toBe(400);
  });

  test.each<[string, string, { offset?: number; body?: string }, number]>([
    ['a gap', 'upload', { offset: 5, body: 'x' }, 400],
    ['bytes again', 'upload', { offset: 0, body: 'abc' }, 400],
    ['no offset', 'upload', { body: 'def' }, 400],
    ['an offset that is none', 'upload', { offset: NaN, body: 'def' }, 400],
    ['more than announced', 'upload', { offset: 3, body: 'defg' }, 413],
    ['an end too early', 'upload, finalize', { offset: 3, body: 'de' }, 400],
    ['a finalize of its own', 'finalize', { offset: 3 }, 400],
    ['an unknown command', 'explode', { offset: 3 }, 400],
    ['no command', '', { offset: 3 }, 400],
  ])('refuses %s and stays at its offset', async (_, command, rest, status) => {
    const step = await beginStep(6);
    await step('upload', { offset: 0, body: 'abc' });
    expect((await step(command, rest)).status).toBe(status);
    expect(standing(await step('query'))).toEqual(['active', '3']);
    await step('upload, finalize', { offset: 3, body: 'def' });
    expect(await objects()).toMatchObject([{ size: 6 }]);
  });

  test('of another object or an unknown id is refused', async () => {
    const target = uploadTarget(await begin(6));
    const query = (other: string) => continueUpload(backend.port, other, { command: 'query' });
    expect((await query(target.replace('CvDeveloper', 'Other'))).status).toBe(400);
    expect((await query(target.replace(/upload_id=\w+/, 'upload_id=x'))).status).toBe(404);
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
    const target = uploadTarget(await begin(6));
    const first = stall(target, 'abc');
    const step = (command: string, more = {}) =>
      continueUpload(backend.port, target, { command, ...more });
    await until(async () => (await bytesFiles()).length === 1);
    const second = await step('upload', { offset: 0, body: 'abcdef' });
    expect([second.status, errorStatus(second)]).toEqual([503, 'UNAVAILABLE']);
    first.end('def');
    await until(async () => standing(await step('query'))[1] === '6');
  });

  test('forgets a chunk that was cut off, and continues from before it', async () => {
    const target = uploadTarget(await begin(6));
    const first = stall(target, 'abc');
    const step = (command: string, more = {}) =>
      continueUpload(backend.port, target, { command, ...more });
    await until(async () => (await bytesFiles()).length === 1);
    first.destroy();
    const finish = () => step('upload, finalize', { offset: 0, body: 'ABCDEF' });
    await until(async () => (await finish()).status === 200);
    const [object] = await objects();
    const url = await getDownloadURL(ref(storage, object?.name));
    expect(await (await fetch(url)).text()).toBe('ABCDEF');
  });

  test('that nobody continues is given up, by the clock', async () => {
    const step = await beginStep(6);
    await step('upload', { offset: 0, body: 'abc' });
    pass(10 * 60_000);
    expect((await step('query')).status).toBe(200);
    pass(10 * 60_000 + 1);
    expect((await step('query')).status).toBe(404);
    expect(await bytesFiles()).toEqual([]);
  });

  test('that nobody continues is given up even when nobody comes any more', async () => {
    await restart({ sessionIdleMs: 25 });
    const step = await beginStep(6);
    await step('upload', { offset: 0, body: 'abc' });
    expect(await bytesFiles()).toHaveLength(1);
    pass(26);
    await until(async () => (await bytesFiles()).length === 0);
  });

  test('is one of a limited number; finished ones do not count', async () => {
    await restart({ uploadSessions: 2 });
    const finished = await beginStep(3);
    await finished('upload, finalize', { offset: 0, body: 'abc' });
    await begin(6);
    await begin(6);
    const third = await begin(6);
    expect([third.status, errorStatus(third)]).toEqual([429, 'RESOURCE_EXHAUSTED']);
  });

  test('that the rules refuse takes no place', async () => {
    await restart({ uploadSessions: 2 });
    for (let attempt = 0; attempt < 110; attempt += 1) {
      expect((await beginUpload(backend.port, 'elsewhere/file', 6)).status).toBe(403);
    }
    expect((await begin(6)).status).toBe(200);
  });

  test('gives its place up to another one when nothing has come for a while', async () => {
    await restart({ uploadSessions: 3 });
    const begun = await beginStep(6);
    await begun('upload', { offset: 0, body: 'abc' });
    pass(1);
    const [held, other] = [await beginStep(6), await beginStep(6)];
    expect((await begin(6)).status).toBe(429);
    pass(15_001);
    const visitors = await beginStep(3);
    // What holds bytes stays longer than what holds none.
    expect((await held('query')).status).toBe(404);
    expect((await begun('query')).status).toBe(200);
    expect((await other('query')).status).toBe(200);
    expect((await visitors('upload, finalize', { offset: 0, body: 'abc' })).status).toBe(200);
  });

  test('leaves places to other addresses, however many one address begins', async () => {
    await restart({ uploadSessions: 4, clientSessions: 2 });
    await begin(6);
    await begin(6);
    const third = await begin(6);
    expect([third.status, errorStatus(third)]).toEqual([429, 'RESOURCE_EXHAUSTED']);
  });

  test('begun with many others at one moment finds no more places than there are', async () => {
    await restart({ uploadSessions: 5 });
    const begun = await Promise.all(Array.from({ length: 20 }, () => begin(6)));
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  test.each([
    ['larger than an object may be', 101 * mib, 413],
    ['of no size', '', 400],
  ])('announced as %s is refused at its start', async (_, size, status) => {
    expect((await begin(size)).status).toBe(status);
  });

  test('is judged by the rules again at its end, with its true size', async () => {
    const name = newName();
    const [one, two] = [await beginStep(3, name), await beginStep(3, name)];
    await one('upload, finalize', { offset: 0, body: 'abc' });
    const late = await two('upload, finalize', { offset: 0, body: 'xyz' });
    expect(late.status).toBe(403);
    expect(await bytesFiles()).toHaveLength(1);
    expect(await (await fetch(await getDownloadURL(ref(storage, name)))).text()).toBe('abc');
  });

  test('under way when the server closes leaves nothing', async () => {
    const step = await beginStep(6);
    await step('upload', { offset: 0, body: 'abc' });
    expect(await bytesFiles()).toHaveLength(1);
    await backend.close();
    expect(await bytesFiles()).toEqual([]);
  });
});
