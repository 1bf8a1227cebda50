/** @jest-environment node */
import { mkdtemp, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { deleteApp, getApp } from 'firebase/app';
import { countingGateway } from '../../../../src/firebase/counting-gateway';
import { createGateway } from '../../../../src/firebase/create-gateway';
import { countedFields, placesOf } from '../../../../src/form/counted-fields';
import type { StoredRecord } from '../../../../src/schema/record';
import { type Place, placesCollection } from '../../../../src/schema/taken-places';
import { FullError, type Gateway } from '../../../../src/submission/gateway';
import { temporaryFolder } from '../../../../tests/temporary-folder';
import { commandsOn } from '../../../../tools/messages/testing/stored-messages';
import type { SiteForm } from '../../../records';
import { firestoreRules } from '../../../security-rules/security-rules';
import { openLocalMessageStore } from '../../messages/local-message-store';
import { childBackends } from '../child-backends';
import { commitOf, documentsPath, send as request, storedIn } from '../send';
import { startTestBackend, type TestBackend } from '../test-backend';
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

/** The same with a waiting list. */
const waitingForm = formOf('tours', {
  fields: [
    {
      kind: 'radio',
      name: 'Tour',
      label: 'l',
      options: [{ value: 'morning', capacity: 2 }, { value: 'any' }],
    },
  ],
  rules: [],
  record: { collection: 'tours', stamps: { id: 'milliseconds', Waiting: 'waiting' } },
});

/** Places for people: a message takes as many as it says. */
const tableForm = formOf('tables', {
  fields: [
    {
      kind: 'select',
      name: 'Evening',
      label: 'l',
      places: { left: '{count} left', full: 'full', count: 'People', tooFew: 'only {count}' },
      options: [{ value: 'friday', capacity: 11 }],
    },
    { kind: 'number', name: 'People', label: 'l', errorMessage: 'e' },
  ],
  rules: [],
});

const rules = firestoreRules([form, waitingForm, tableForm]);
const startChild = childBackends();
const folder = temporaryFolder();
let backend: TestBackend;
let gateway: Gateway;

beforeAll(async () => {
  backend = await startTestBackend({
    dataDir: folder,
    rules: { firestore: rules },
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

/** The same commit as the SDK sends it, without the SDK's one place of a backend. */
const bookingOf = (name: string, record: Record<string, string | number>) => {
  const message = commitOf(`courses/${name}`, record);
  const [write] = (JSON.parse(message.body) as { writes: unknown[] }).writes;
  const counter = {
    update: {
      name: `${documentsPath}/${placesCollection}/courses`,
      fields: { last: { stringValue: name } },
    },
    updateMask: { fieldPaths: ['last'] },
    updateTransforms: [{ fieldPath: 'taken.Course.`a b.\\`c`', increment: { integerValue: '1' } }],
  };
  return { ...message, body: JSON.stringify({ writes: [write, counter] }) };
};

test('two processes on one folder: of 60 at once for the last 10 places 10 are stored, and 50 refused', async () => {
  const dataDir = await mkdtemp(join(folder, 'two-'));
  const rulesFile = join(dataDir, 'two.rules');
  await writeFile(rulesFile, rules);
  const ports = (
    await Promise.all([startChild(dataDir, { rulesFile }), startChild(dataDir, { rulesFile })])
  ).map(({ port }) => port);
  /** As the browser does: again while others are just counted. */
  const book = async (at: number): Promise<number> => {
    const record = { Course: 'a b.`c', id, Date: 'x' };
    const { status } = await request(ports[at % 2]!, bookingOf(`v${at}`, record));
    return status === 409 ? book(at) : status;
  };
  const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => book(at)));
  const countOf = (wanted: number) => answers.filter((status) => status === wanted).length;
  expect([countOf(200), countOf(403)]).toEqual([10, 50]);
  const { documents } = await storedIn(ports[1]!);
  expect(documents.filter(({ collection }) => collection === 'courses')).toHaveLength(10);
}, 120_000);

const wait = (name: string, Tour: string) => {
  const record = { Tour, id, Waiting: false };
  const { saveCounted = () => Promise.reject(new TypeError('It does not count.')) } = gateway;
  return saveCounted('tours', name, {
    record,
    places: placesOf(waitingForm, record),
    waiting: 'Waiting',
  });
};

test('with a waiting list nobody is sent away: who finds no place is stored as waiting, and takes none', async () => {
  const results = await Promise.all(
    Array.from({ length: 12 }, (_, at) => wait(`w${at}`, 'morning')),
  );
  expect(results.toSorted()).toEqual([
    ...Array<string>(2).fill('saved'),
    ...Array<string>(10).fill('waiting'),
  ]);
  const { documents } = await storedIn(backend.port);
  const tours = documents.filter(({ collection }) => collection === 'tours');
  expect(tours.filter(({ values }) => values.Waiting === true)).toHaveLength(10);
  expect((await gateway.taken?.('tours'))?.Tour?.morning).toBe(2);
});

test('who waits and is sent again is one record, whether or not a place has become free', async () => {
  const messages = await openLocalMessageStore(folder);
  const stored = async () => (await storedIn(backend.port)).documents;
  const waiting = (await stored()).find(({ values }) => values.Waiting === true)!;
  expect(await wait(waiting.id, 'morning')).toBe('waiting');
  await messages.deleteMessage({ ...waiting, createdAt: 0, waits: true });
  expect((await gateway.taken?.('tours'))?.Tour?.morning).toBe(2);
  const [booked, other] = [false, true].map(async (is) =>
    (await stored()).find(
      ({ collection, values }) => collection === 'tours' && values.Waiting === is,
    )!,
  );
  await messages.deleteMessage({ ...(await booked!), createdAt: 0 });
  expect(await wait((await other!).id, 'morning')).toBe('waiting');
  expect(await wait('later', 'morning')).toBe('saved');
});

test('the owner reads who waits, the first in line first; whoever is deleted moves the others up', async () => {
  const field = (name: string, choices = {}) => ({
    ...{ name, holds: 'line', label: name, choices },
    ...{ autoComplete: undefined, folder: undefined },
  });
  const siteForm: SiteForm = {
    name: 'tours',
    title: 'Tours',
    collection: 'tours',
    folders: [],
    names: [],
    numbers: [],
    fields: [field('Tour', { morning: 'At ten' })],
    columns: ['Tour', 'id', 'Waiting'],
    waiting: 'Waiting',
    counted: countedFields(waitingForm),
  };
  const store = await openLocalMessageStore(folder);
  const idsOf = (texts: readonly string[]) =>
    texts.map((text) => /tours\/([^\s<]+)/.exec(text)?.[1] ?? '');
  const waitingNow = async () => {
    const { run, printed } = commandsOn(store, [siteForm]);
    await run(['waiting']);
    return printed;
  };
  const [count, list, ...rows] = await waitingNow();
  expect(count).toBe(`Tours (tours): ${rows.length} on the waiting list`);
  expect(list).toBe('  At ten (morning)');
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.map((row) => row.split('.')[0])).toEqual(rows.map((_, place) => `${place + 1}`));

  const [first = '', ...others] = idsOf(rows);
  const record = (await storedIn(backend.port)).documents.find(({ id }) => id === first)!;
  await store.deleteMessage({ ...record, createdAt: 0, waits: true });
  const [, , ...left] = await waitingNow();
  expect(idsOf(left)).toEqual(others);
  expect(left[0]).toMatch(/^1\. /);
});

const reserve = async (name: string, People: number | null) => {
  const record = { Evening: 'friday', People, id, Date: 'x' };
  const { saveCounted = () => Promise.reject(new TypeError('It does not count.')) } = gateway;
  try {
    return await saveCounted('tables', name, { record, places: placesOf(tableForm, record) });
  } catch (reason) {
    return reason instanceof FullError ? (reason.tooFew ?? 'full') : String(reason);
  }
};

test('20 at once for places counted by people: those who fit have them, the others read how many are left', async () => {
  const people = Array.from({ length: 20 }, (_, at) => 2 + (at % 3));
  const results = await Promise.all(people.map((count, at) => reserve(`t${at}`, count)));
  const of = (wanted: (result: string) => boolean) =>
    people.filter((_, at) => wanted(results[at] ?? ''));
  const seated = of((result) => result === 'saved');
  const sum = seated.reduce((all, count) => all + count, 0);
  const left = 11 - sum;
  expect(await gateway.taken?.('tables')).toEqual({ Evening: { friday: sum } });
  expect(left).toBeGreaterThanOrEqual(0);
  // Whoever was sent away would not fit now either, and was told of places that did not do.
  for (const count of of((result) => result !== 'saved')) expect(count).toBeGreaterThan(left);
  expect(results.filter((result) => !/^(?:saved|full|only [1-3])$/.test(result))).toEqual([]);
  const { documents } = await storedIn(backend.port);
  const stored = documents.filter(({ collection }) => collection === 'tables');
  expect(stored).toHaveLength(seated.length);

  expect(await reserve('more', left + 1)).toBe(left === 0 ? 'full' : `only ${left}`);
  for (let place = 0; place < left; place += 1)
    expect(await reserve(`one${place}`, null)).toBe('saved');
  expect(await reserve('last', null)).toBe('full');
}, 120_000);

test('a message that is deleted frees as many places as it takes', async () => {
  const messages = await openLocalMessageStore(folder);
  const { documents } = await storedIn(backend.port);
  const table = documents.find(({ id: name }) => /^t\d/.test(name))!;
  await messages.deleteMessage({
    ...table,
    createdAt: 0,
    counted: countedFields(tableForm),
  });
  const people = Number(table.values.People);
  expect((await gateway.taken?.('tables'))?.Evening?.friday).toBe(11 - people);
  expect(await reserve('again', people)).toBe('saved');
  expect(await reserve('beyond', 1)).toBe('full');
});

test('nobody says less than they take: the server counts by the message itself', async () => {
  const messages = await openLocalMessageStore(folder);
  const again = (await storedIn(backend.port)).documents.find((each) => each.id === 'again')!;
  await messages.deleteMessage({ ...again, createdAt: 0, counted: countedFields(tableForm) });
  const record = { Evening: 'friday', People: 4, id, Date: 'x' };
  const places = [{ field: 'Evening', option: 'friday', capacity: 11, count: 1 }];
  const { saveCounted = () => Promise.reject(new TypeError('It does not count.')) } = gateway;
  await expect(saveCounted('tables', 'less', { record, places })).rejects.toThrow('403');
  await expect(
    saveCounted('tables', 'below', {
      record: { ...record, People: -4 },
      places: [{ ...places[0]!, count: -4 }],
    }),
  ).rejects.toThrow('403');
});

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
