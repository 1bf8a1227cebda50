/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import { deleteApp, getApp } from 'firebase/app';
import { countingGateway } from '../../../src/firebase/counting-gateway';
import { createGateway } from '../../../src/firebase/create-gateway';
import { placesOf } from '../../../src/form/counted-fields';
import type { StoredRecord } from '../../../src/schema/record';
import type { Place } from '../../../src/schema/taken-places';
import { FullError, type Gateway } from '../../../src/submission/gateway';
import { temporaryFolder } from '../../../tests/temporary-folder';
import { storedIn } from '../../local-firebase/testing/send';
import { startTestBackend, type TestBackend } from '../../local-firebase/testing/test-backend';
import { openLocalMessageStore } from '../../messages/local-message-store';
import { firestoreRules } from '../security-rules';
import { formOf } from './record-cases';

const form = formOf('courses', {
  fields: [
    {
      kind: 'select',
      name: 'Course',
      label: 'l',
      places: { left: '{count} left', full: 'full' },
      options: [
        { value: 'a b.`c', capacity: 10 },
        { value: "it's", capacity: 2 },
        { value: 'any' },
      ],
    },
  ],
  rules: [],
});

const folder = temporaryFolder();
let backend: TestBackend;
let gateway: Gateway;

beforeAll(async () => {
  backend = await startTestBackend({
    dataDir: folder,
    rules: { firestore: firestoreRules([form]) },
    log: () => undefined,
  });
  const { port }: Pick<AddressInfo, 'port'> = backend;
  const plain = await createGateway({ settings: null, host: { name: '127.0.0.1', port } });
  gateway = countingGateway(plain, { appCheck: false });
});

afterAll(async () => {
  await deleteApp(getApp());
  await backend.close();
});

const id = Date.UTC(2026, 10, 21);
const store = (name: string, record: StoredRecord, places: readonly Place[]) => {
  const { save, saveCounted = () => Promise.reject(new TypeError('It does not count.')) } = gateway;
  return places.length > 0
    ? saveCounted('courses', name, { record, places })
    : save('courses', name, record);
};
const send = (name: string, Course: string, places = placesOf(form, { Course })) =>
  store(name, { Course, id, Date: 'x' }, places).then(
    () => 'stored',
    (reason: unknown) => (reason instanceof FullError ? 'told that it is full' : String(reason)),
  );

test('200 visitors at once for the last 10 places: 10 are stored, 190 are told, none is lost', async () => {
  const results = await Promise.all(
    Array.from({ length: 200 }, (_, at) => send(`v${at}`, 'a b.`c')),
  );
  const countOf = (wanted: string) => results.filter((each) => each === wanted).length;
  expect([countOf('stored'), countOf('told that it is full')]).toEqual([10, 190]);
  expect((await storedIn(backend.port)).documents).toHaveLength(10);
  expect(await gateway.taken?.('courses')).toEqual({ Course: { 'a b.`c': 10 } });
}, 120_000);

test('what was stored and is sent again is neither counted twice nor told that it is full', async () => {
  expect([await send('one', "it's"), await send('one', "it's")]).toEqual(['stored', 'stored']);
  expect([await send('two', "it's"), await send('one', "it's")]).toEqual(['stored', 'stored']);
  expect(await send('three', "it's")).toBe('told that it is full');
  expect((await gateway.taken?.('courses'))?.Course?.["it's"]).toBe(2);
});

test('what takes a place is not stored without its count; other options have no end', async () => {
  expect(await send('alone', "it's", [])).toContain('403');
  expect([await send('x1', 'any'), await send('x2', 'any'), await send('x3', '')]).toEqual([
    'stored',
    'stored',
    'stored',
  ]);
});

test('a message that the owner deletes frees its place', async () => {
  const messages = await openLocalMessageStore(folder);
  const two = (await storedIn(backend.port)).documents.find((each) => each.id === 'two')!;
  await messages.deleteMessage({ ...two, createdAt: 0 });
  expect((await gateway.taken?.('courses'))?.Course?.["it's"]).toBe(1);
  expect([await send('four', "it's"), await send('five', "it's")]).toEqual([
    'stored',
    'told that it is full',
  ]);
});

test('a form without a capacity has no word of places in its rules', () => {
  const plain = firestoreRules([formOf('plain', { fields: [], rules: [] })]);
  expect(plain).not.toMatch(/_places|takesPlaces|isCounted/);
});
