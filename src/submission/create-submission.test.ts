/** @jest-environment node */
import type { RecordDefinition } from '../schema/record';
import { textOf } from '../schema/record-texts';
import type { SaveResult, Unsent } from './create-outbox';
import { createSubmission } from './create-submission';
import type { Gateway } from './gateway';

const definition: RecordDefinition = {
  collection: 'Contact_cli',
  stamps: { id: 'milliseconds' },
  keepInMemory: true,
};

/** Milliseconds of a correct clock. */
const noon = Date.UTC(2026, 10, 21, 12);

const setUp = (gateway: Partial<Gateway> = {}) => {
  const sent: [Unsent, { retry: boolean }][] = [];
  const log = { info: jest.fn(), error: jest.fn() };
  const results: SaveResult[] = [];
  const prepare = jest.fn(() => Promise.resolve());
  let time = noon;
  let seed = 0;
  const submission = createSubmission({
    gateway: () =>
      Promise.resolve({
        save: () => Promise.resolve(),
        upload: () => Promise.resolve('https://files.test/1'),
        ...gateway,
      }),
    outbox: {
      send: (unsent, options) => {
        sent.push([unsent, options]);
        return Promise.resolve(results.shift() ?? 'saved');
      },
    },
    prepare,
    now: () => new Date(time++),
    whereabouts: () => ({ page: '/', language: 'en', campaign: '' }),
    randomBytes: (length) => new Uint8Array(length).fill(++seed),
    log,
  });
  return { submission, sent, results, prepare, log };
};

const retry = { retry: true };

test('what is submitted goes out as a record under an id of its own', async () => {
  const { submission, sent } = setUp();
  expect(await submission.save(definition, { Email: 'a@b.c' }, retry)).toBe('saved');
  const id = '01'.repeat(20);
  const record = { Email: 'a@b.c', id: noon };
  expect(sent).toEqual([[{ collection: 'Contact_cli', id, record, since: noon }, retry]]);
});

test('the same values tried again are the same document; other values are another', async () => {
  const { submission, sent, results } = setUp();
  results.push('failed', 'failed', 'failed', 'failed');
  await submission.save(definition, { Email: 'a@b.c' }, retry);
  await submission.save(definition, { Email: 'x@y.z' }, retry);
  await submission.save(definition, { Email: 'a@b.c' }, retry);
  await submission.save({ ...definition, collection: 'other' }, { Email: 'a@b.c' }, retry);
  expect(sent.map(([{ id, since }]) => `${id.slice(0, 2)} ${since - noon}`)).toEqual([
    '01 0',
    '02 1',
    '01 0',
    '03 2',
  ]);
});

test('the same values sent after a success are a new document', async () => {
  const { submission, sent } = setUp();
  await submission.save(definition, { Email: 'a@b.c' }, retry);
  await submission.save(definition, { Email: 'a@b.c' }, retry);
  expect(sent[0]![0].id).not.toBe(sent[1]![0].id);
});

const numbered = { ...definition, stamps: { Number: 'reference' } } as const;

test('the number of the sender is made before the first try, told, and the same when it is tried again', async () => {
  const { submission, sent, results } = setUp();
  results.push('failed', 'waiting');
  const told: string[] = [];
  const options = { retry: false, onReference: (reference: string) => told.push(reference) };
  await submission.save(numbered, { Email: 'a@b.c' }, options);
  const counted = { places: [], words: 'You wait. Your number is {reference}.' };
  await submission.save(numbered, { Email: 'a@b.c' }, { ...options, counted });
  await submission.save(numbered, { Email: 'x@y.z' }, { ...options, counted });
  const numbers = sent.map(([{ record }]) => record.Number);
  expect(told).toEqual(numbers);
  expect(numbers[0]).toBe(numbers[1]);
  expect(numbers[2]).not.toBe(numbers[1]);
  expect(sent[2]?.[0].counted?.words).toBe(`You wait. Your number is ${textOf(numbers[2])}.`);
});

test('a form without such a stamp tells none', async () => {
  const { submission } = setUp();
  const onReference = jest.fn();
  await submission.save(definition, { Email: 'a@b.c' }, { ...retry, onReference });
  expect(onReference).not.toHaveBeenCalled();
});

test('what was submitted is kept in memory once, saved or not, where the form says so', async () => {
  const { submission, results } = setUp();
  results.push('failed', 'failed');
  await submission.save(definition, { Email: 'a@b.c' }, retry);
  await submission.save(definition, { Email: 'a@b.c' }, retry);
  await submission.save({ ...definition, collection: 'other', keepInMemory: false }, {}, retry);
  expect(submission.submitted).toEqual([{ Email: 'a@b.c', id: noon }]);
});

test('what a robot sent is logged and goes nowhere', () => {
  const { submission, sent, log } = setUp();
  submission.discard(definition);
  expect(log.info).toHaveBeenCalledWith(expect.stringContaining('Contact_cli: caught'));
  expect([sent, submission.submitted]).toEqual([[], []]);
});

const pdf = { contentType: 'application/pdf', extension: 'pdf' };

test('every attempt at an upload has a path of hex groups of its own below the folder', async () => {
  const upload = jest.fn<Promise<string>, Parameters<Gateway['upload']>>();
  upload.mockResolvedValue('https://files.test/1');
  const { submission } = setUp({ upload });
  const file = new File(['x'], 'cv.pdf');
  const { signal } = new AbortController();
  const options = { ...pdf, onProgress: () => undefined, signal };
  const address = await submission.upload(file, { folder: 'Image/CvDeveloper/', ...options });
  expect(address).toBe('https://files.test/1');
  expect(upload).toHaveBeenCalledWith(file, {
    newPath: expect.any(Function) as unknown,
    ...options,
  });
  const { newPath } = upload.mock.calls[0]![1];
  expect([newPath(), newPath()]).toEqual([
    'Image/CvDeveloper/01010101-0101-0101-0101-010101010101',
    'Image/CvDeveloper/02020202-0202-0202-0202-020202020202',
  ]);
});

test('an upload that fails is logged and has no address; one that was abandoned is not logged', async () => {
  const { submission, log } = setUp({ upload: () => Promise.reject(new Error('cut')) });
  const file = new File(['x'], 'cv.pdf');
  const abort = new AbortController();
  const options = { ...pdf, folder: 'a/', onProgress: () => undefined, signal: abort.signal };
  expect(await submission.upload(file, options)).toBe('');
  expect(log.error).toHaveBeenCalledTimes(1);
  abort.abort();
  expect(await submission.upload(file, options)).toBe('');
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('what sending needs is loaded ahead; when it cannot be had that is logged', async () => {
  const { submission, prepare, log } = setUp();
  prepare.mockRejectedValueOnce(new Error('offline'));
  submission.prepare();
  await Promise.resolve();
  await Promise.resolve();
  expect(log.error).toHaveBeenCalledWith('Firebase', new Error('offline'));
});
