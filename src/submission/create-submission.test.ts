import type { RecordDefinition, StoredRecord } from '../contract/record';
import { createSubmission } from './create-submission';
import type { Gateway } from './gateway';

const definition: RecordDefinition = {
  collection: 'Contact_cli',
  stamps: { id: 'milliseconds' },
  keepInMemory: true,
};

type Call = { collection: string; id: string; record: StoredRecord };

const setUp = (gateway: Partial<Gateway> = {}, loadGateway?: () => Promise<Gateway>) => {
  const calls: Call[] = [];
  const log = { info: jest.fn(), error: jest.fn() };
  let time = 1_000;
  let seed = 0;
  const complete: Gateway = {
    save: (collection, id, record) => {
      calls.push({ collection, id, record });
      return Promise.resolve();
    },
    upload: () => Promise.resolve('https://files.test/1'),
    ...gateway,
  };
  const submission = createSubmission({
    loadGateway: loadGateway ?? (() => Promise.resolve(complete)),
    now: () => new Date(time++),
    randomBytes: (length) => new Uint8Array(length).fill(++seed),
    log,
    saveTimeout: 50,
  });
  return { submission, calls, log };
};

test('a saved record is logged with its document id', async () => {
  const { submission, calls, log } = setUp();
  expect(await submission.save(definition, { Email: 'a@b.c' })).toBe('saved');
  expect(calls).toEqual([
    { collection: 'Contact_cli', id: '01'.repeat(20), record: { Email: 'a@b.c', id: 1000 } },
  ]);
  expect(log.info).toHaveBeenCalledWith('Contact_cli: saved', '01'.repeat(20));
});

test('the same values tried again are the same document; other values are another', async () => {
  const seen: string[] = [];
  const { submission, log } = setUp({
    save: (_collection, id, record) => {
      seen.push(`${id.slice(0, 2)} ${String(record.id)}`);
      return Promise.reject(new Error('503'));
    },
  });
  expect(await submission.save(definition, { Email: 'a@b.c' })).toBe('failed');
  expect(await submission.save(definition, { Email: 'a@b.c' })).toBe('failed');
  expect(await submission.save(definition, { Email: 'x@y.z' })).toBe('failed');
  expect(seen).toEqual(['01 1000', '01 1000', '02 1001']);
  expect(log.error).toHaveBeenCalledTimes(3);
});

test('the same values sent after a success are a new document', async () => {
  const { submission, calls } = setUp();
  await submission.save(definition, { Email: 'a@b.c' });
  await submission.save(definition, { Email: 'a@b.c' });
  expect(calls[0]!.id).not.toBe(calls[1]!.id);
});

test('a save that gets no answer fails after the time-out', async () => {
  const { submission } = setUp({ save: () => new Promise(() => {}) });
  expect(await submission.save(definition, {})).toBe('failed');
});

test('what was submitted is kept in memory once, saved or not, where the form says so', async () => {
  const { submission } = setUp({ save: () => Promise.reject(new Error('403')) });
  await submission.save(definition, { Email: 'a@b.c' });
  await submission.save(definition, { Email: 'a@b.c' });
  await submission.save({ ...definition, collection: 'other', keepInMemory: false }, {});
  expect(submission.kept).toEqual([{ Email: 'a@b.c', id: 1000 }]);
});

test('an upload goes to a path of hex groups below the folder', async () => {
  const upload = jest.fn(() => Promise.resolve('https://files.test/1'));
  const { submission } = setUp({ upload });
  const file = new File(['x'], 'cv.pdf');
  const options = { onProgress: () => undefined, signal: new AbortController().signal };
  const address = await submission.upload(file, { folder: 'Image/CvDeveloper/', ...options });
  expect(address).toBe('https://files.test/1');
  expect(upload).toHaveBeenCalledWith(file, {
    path: 'Image/CvDeveloper/01010101-0101-0101-0101-010101010101',
    ...options,
  });
});

test('an upload that fails is logged and has no address; one that was abandoned is not logged', async () => {
  const { submission, log } = setUp({ upload: () => Promise.reject(new Error('cut')) });
  const file = new File(['x'], 'cv.pdf');
  const abort = new AbortController();
  const options = { folder: 'a/', onProgress: () => undefined, signal: abort.signal };
  expect(await submission.upload(file, options)).toBe('');
  expect(log.error).toHaveBeenCalledTimes(1);
  abort.abort();
  expect(await submission.upload(file, options)).toBe('');
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('a gateway that could not be loaded is loaded again at the next try', async () => {
  const save = jest.fn(() => Promise.resolve());
  const load = jest
    .fn<Promise<Gateway>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ save, upload: () => Promise.resolve('') });
  const { submission } = setUp({}, load);
  expect(await submission.save(definition, {})).toBe('failed');
  expect(await submission.save(definition, {})).toBe('saved');
  expect(save).toHaveBeenCalledTimes(1);
});
