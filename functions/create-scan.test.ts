/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { askScanner } from './ask-scanner';
import { createScan, type ScanOutside, scanRecord } from './create-scan';

const form = { form: 'permit-2', collection: 'permits', mark: 'Found', folders: ['Plans/'] };
const id = 'c5e4f3a2-1111-4222-8333-444455556666';

const addressIn = (folder: string, bucket = 'firm.appspot.com') =>
  `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/${encodeURIComponent(`${folder}${id}`)}?alt=media&token=t1`;

type Stored = Record<string, unknown> | undefined;

const scanning = async (values: Stored, scan: ScanOutside['scan'], has = true) => {
  const asked: string[] = [];
  const marks: Record<string, string>[] = [];
  await scanRecord(form, 'r1', {
    bucket: 'firm.appspot.com',
    read: () => Promise.resolve(values),
    mark: (_collection, _id, marked) => Promise.resolve(void marks.push(marked)),
    has: () => Promise.resolve(has),
    scan: (file) => {
      asked.push(file);
      return scan(file);
    },
  });
  return { asked, marks };
};

const nothing = () => Promise.resolve(undefined);
const eicar = () => Promise.resolve('Eicar');
const own = addressIn('Plans/');

test.each<[what: string, values: Stored, scan: ScanOutside['scan'], mark: string]>([
  ['a clean file', { Plan: own }, nothing, 'clean'],
  ['a file with a virus', { Plan: own }, eicar, 'Eicar'],
  [
    'several files, one of them twice',
    { Plans: [own, own], More: [{ Plan: own }] },
    eicar,
    'Eicar',
  ],
])('a record with %s', async (_what, values, scan, mark) => {
  const done = await scanning(values, scan);
  expect(done.asked).toEqual([`Plans/${id}`]);
  expect(done.marks).toEqual([{ Found: mark }]);
});

test.each<[what: string, values: Stored]>([
  ['no file', { Plan: '' }],
  ['a file of another bucket', { Plan: addressIn('Plans/', 'other.appspot.com') }],
  ['a file of another folder', { Plan: addressIn('Other/') }],
  ['an address among words', { Plan: `See ${own}` }],
])('a record with %s has none to be looked at, and no mark', async (_what, values) => {
  expect(await scanning(values, eicar)).toEqual({ asked: [], marks: [] });
});

test('a file that is not there is not called clean: it may come later, and nobody has seen it', async () => {
  expect(await scanning({ Plan: own }, nothing, false)).toEqual({
    asked: [],
    marks: [{ Found: 'missing' }],
  });
});

test('a record is marked once, and one that is deleted not at all', async () => {
  expect(await scanning({ Plan: own, Found: 'clean' }, eicar)).toEqual({ asked: [], marks: [] });
  expect(await scanning(undefined, eicar)).toEqual({ asked: [], marks: [] });
});

test('while the scanner cannot be asked nothing is written, and Google tries again', async () => {
  const marks: unknown[] = [];
  const trying = scanRecord(form, 'r1', {
    bucket: 'firm.appspot.com',
    read: () => Promise.resolve({ Plan: own }),
    mark: () => Promise.resolve(void marks.push('marked')),
    has: () => Promise.resolve(true),
    scan: () => Promise.reject(new Error('away')),
  });
  await expect(trying).rejects.toThrow('away');
  expect(marks).toEqual([]);
  const functions = createScan({ region: 'europe-west3', forms: [form] }, () => {
    throw new Error('not yet');
  });
  const { eventTrigger, secretEnvironmentVariables } = functions.permit_2!.__endpoint;
  expect(eventTrigger).toMatchObject({ retry: true });
  expect(eventTrigger?.eventFilterPathPatterns?.document).toBe('permits/{id}');
  expect(secretEnvironmentVariables?.map(({ key }) => key)).toEqual(['SCAN_URL']);
});

/** A scanner that answers so; what it was sent. */
const scanner = async (status: number, words: string) => {
  const sent: { body: string; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { authorization } = request.headers;
      sent.push({ body: Buffer.concat(chunks).toString(), authorization });
      response.writeHead(status, { location: '/elsewhere' }).end(words);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { sent, port, close: () => new Promise((resolve) => server.close(resolve)) };
};

test.each<[status: number, words: string, found: string | undefined | Error]>([
  [200, '{"Status":"OK"}', undefined],
  [406, ' Eicar-Signature\n', 'Eicar-Signature'],
  [406, '', 'found'],
  [406, 'x'.repeat(5000), 'x'.repeat(200)],
  [302, '', new Error('fetch failed')],
  [401, '', new Error('The scanner answers 401.')],
  [503, '', new Error('The scanner answers 503.')],
])('a scanner that answers %d %j', async (status, words, found) => {
  const { sent, port, close } = await scanner(status, words);
  const asking = askScanner(`http://firm:p%40ss@127.0.0.1:${port}/scan`, Readable.from(['bytes']));
  if (found instanceof Error) await expect(asking).rejects.toThrow(found.message);
  else expect(await asking).toBe(found);
  const authorization = `Basic ${Buffer.from('firm:p@ss').toString('base64')}`;
  expect(sent).toEqual([{ body: 'bytes', authorization }]);
  await close();
});
