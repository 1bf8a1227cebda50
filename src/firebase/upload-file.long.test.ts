/** @jest-environment node */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { connectSdk, type Sdk } from '../../packages/local-firebase/testing/sdk';
import { send, storedIn } from '../../packages/local-firebase/testing/send';
import {
  startTestBackend,
  type TestBackend,
} from '../../packages/local-firebase/testing/test-backend';
import { seeded, someOf } from '../../tests/runs';
import { uploadFile } from './upload-file';

const small = 2_000;
/** Large enough to be sent in chunks. */
const large = 700_000;

let backend: TestBackend;
let sdk: Sdk;

beforeEach(async () => {
  backend = await startTestBackend({ faults: true });
  sdk = connectSdk(backend);
  sdk.storage.maxUploadRetryTime = 20_000;
  sdk.storage.maxOperationRetryTime = 1_000;
});

afterEach(async () => {
  await sdk.close();
  await backend.close();
});

const breakNext = (fault: object) =>
  send(backend.port, { method: 'POST', path: '/__local/faults', body: JSON.stringify(fault) });

const objects = async () => (await storedIn(backend.port)).objects;

const fileOf = (size: number) =>
  new File([Buffer.concat([Buffer.from('%PDF-1.7'), randomBytes(size)])], '<svg>\u202e.pdf');

const upload = (file: File, change: Partial<Parameters<typeof uploadFile>[2]> = {}) =>
  uploadFile(sdk.storage, file, {
    newPath: () => `Image/CvDeveloper/${randomUUID()}`,
    contentType: 'application/pdf',
    extension: 'pdf',
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...change,
  });

/** Skips the pauses before the SDK's retries, while no request is under way. */
const withoutPauses = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  let underWay = 0;
  let isOver = false;
  const real = globalThis.fetch;
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
    underWay += 1;
    return real(...request).finally(() => (underWay -= 1));
  });
  jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'performance', 'hrtime', 'nextTick', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
    ],
  });
  try {
    const result = work().finally(() => (isOver = true));
    while (!isOver) {
      await wait(1);
      if (underWay === 0) await jest.advanceTimersByTimeAsync(20);
    }
    return await result;
  } finally {
    jest.useRealTimers();
    fetched.mockRestore();
  }
};

const expectWhole = async (address: string, file: File) => {
  const stored = await (await fetch(address)).arrayBuffer();
  expect(Buffer.from(stored).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  expect(await objects()).toHaveLength(1);
};

test('a file is stored as its type and saved under its id; its own name is kept nowhere', async () => {
  const id = randomUUID();
  const address = await upload(fileOf(small), { newPath: () => `Image/CvDeveloper/${id}` });
  const { headers } = await fetch(address);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${id}.pdf"`);
  expect(JSON.stringify(await objects())).not.toContain('svg');
});

const lost = [
  ['whose answer was lost', small, { status: 503, afterCommit: true }],
  ['whose connection was cut after it was stored', small, { cut: true, afterCommit: true }],
  ['that was cut at its start', large, { cut: true }],
  ['that was cut in its middle', large, { cut: true, skip: 1 }],
  [
    'whose chunk arrived and whose answer was cut',
    large,
    { cut: true, skip: 1, afterCommit: true },
  ],
  ['whose last answer was lost', large, { status: 503, skip: 2, afterCommit: true }],
] satisfies [string, number, object][];

test.each(someOf(lost, { oneIn: 3 }))(
  seeded('an upload %s (%i bytes) is whole and stored once'),
  async (_, size, fault) => {
    await breakNext({ target: 'upload', ...fault });
    const file = fileOf(size);
    const shares: number[] = [];
    const onProgress = (share: number) => shares.push(share);
    await expectWhole(await withoutPauses(() => upload(file, { onProgress })), file);
    // A small file is sent in one piece, which the SDK reports when the answer has come.
    expect(shares.at(-1) ?? 1).toBe(1);
  },
  20_000,
);

test('an upload that the rules refuse fails at once with their refusal', async () => {
  const attempt = upload(fileOf(small), { newPath: () => 'Image/elsewhere' });
  await expect(attempt).rejects.toMatchObject({ code: 'storage/unauthorized' });
});

const endless = [
  ['never answers', small, { delayMs: 60_000 }],
  ['never answers a chunk', large, { delayMs: 60_000, skip: 1 }],
  ['answers 507 for ever', small, { status: 507, times: 1_000 }],
  ['answers 507 to every chunk', large, { status: 507, skip: 1, times: 1_000 }],
] satisfies [string, number, object][];

test.each(someOf(endless, { oneIn: 4 }))(
  seeded('an upload to what %s (%i bytes) is given up in time'),
  async (_, size, fault) => {
    sdk.storage.maxUploadRetryTime = 700;
    await breakNext({ target: 'upload', ...fault });
    const start = performance.now();
    await expect(upload(fileOf(size))).rejects.toThrow();
    expect(performance.now() - start).toBeLessThan(4_000);
    expect(await objects()).toEqual([]);
  },
);

test('an address that never comes is given up in time', async () => {
  sdk.storage.maxUploadRetryTime = 700;
  await breakNext({ target: 'download', delayMs: 60_000 });
  await expect(upload(fileOf(small))).rejects.toThrow('Nothing moved for 700 ms.');
});

test('a slow upload that moves on is not given up', async () => {
  // Each part takes less than the limit, all of them together more; a busy machine adds to both.
  sdk.storage.maxUploadRetryTime = 3_000;
  await breakNext({ target: 'upload', delayMs: 1_100, times: 3 });
  const file = fileOf(large);
  await expectWhole(await upload(file), file);
});

test('a file that cannot be read fails at once, and nothing is sent', async () => {
  const file = fileOf(small);
  const gone = new Error('NotFoundError');
  jest.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(gone);
  await expect(upload(file)).rejects.toBe(gone);
  expect(await objects()).toEqual([]);
});

test('an upload that is abandoned stops and stores nothing', async () => {
  await breakNext({ target: 'upload', delayMs: 300, skip: 1 });
  const abort = new AbortController();
  const attempt = upload(fileOf(large), { signal: abort.signal });
  setTimeout(() => abort.abort(), 150);
  await expect(attempt).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await objects()).toEqual([]);
});
