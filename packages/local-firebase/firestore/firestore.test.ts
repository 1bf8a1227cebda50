/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { inService } from '../testing/decide';
import { connectSdk, type Sdk } from '../testing/sdk';
import {
  commitOf,
  documentsPath,
  errorStatus,
  type Message,
  records,
  send,
  storedIn,
} from '../testing/send';
import { startTestBackend, type TestBackend } from '../testing/test-backend';

let backend: TestBackend;
let sdk: Sdk;
let db: Firestore;

beforeEach(async () => {
  backend = await startTestBackend();
  sdk = connectSdk(backend);
  db = sdk.firestore;
});

afterEach(async () => {
  await sdk.close();
  await backend.close();
});

const documents = async (port = backend.port) => (await storedIn(port)).documents;

/** A backend whose rules let everybody write anything into the collection c. */
const startOpen = () => {
  const firestore = inService('match /c/{id} { allow create, update; }');
  return startTestBackend({ rules: { firestore } });
};

describe('through the SDK', () => {
  test.each(Object.entries(records))(
    'a record of %s is stored with its fields in the order and of the types sent',
    async (name, record) => {
      await setDoc(doc(db, name, 'one'), record);
      const [stored] = await documents();
      const typed = Object.entries(record).map(([field, value]) => [
        field,
        typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value },
      ]);
      expect(stored).toMatchObject({ collection: name, id: 'one' });
      expect(Object.entries(stored?.fields ?? {})).toEqual(typed);
    },
  );

  test('the same setDoc again is accepted and changes nothing', async () => {
    await setDoc(doc(db, 'subcribe', 'one'), records.subcribe);
    const before = await documents();
    await setDoc(doc(db, 'subcribe', 'one'), records.subcribe);
    expect(await documents()).toEqual(before);
  });

  test('two setDocs of one id at one time store one of them', async () => {
    const other = { ...records.subcribe, Email: 'eve@example.com' };
    const results = await Promise.allSettled(
      [records.subcribe, other].map((record) => setDoc(doc(db, 'subcribe', 'one'), record)),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await documents()).toHaveLength(1);
  });

  test.each<[string, (db: Firestore) => Promise<unknown>]>([
    ['reading', (store) => getDoc(doc(store, 'subcribe', 'one'))],
    ['listing', (store) => getDocs(collection(store, 'subcribe'))],
    ['deleting', (store) => deleteDoc(doc(store, 'subcribe', 'one'))],
    [
      'another record over it',
      (store) => setDoc(doc(store, 'subcribe', 'one'), { Email: 'x@y.z' }),
    ],
    [
      'a record that breaks the rules',
      (store) => setDoc(doc(store, 'subcribe', 'two'), { Email: 'x' }),
    ],
    ['another collection', (store) => setDoc(doc(store, 'other', 'one'), records.subcribe)],
  ])('%s is refused as permission-denied', async (_, attempt) => {
    await setDoc(doc(db, 'subcribe', 'one'), records.subcribe);
    await expect(attempt(db)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await documents()).toMatchObject([
      { id: 'one', fields: { Email: { stringValue: 'ada@example.com' } } },
    ]);
  });

  test.each<[string, (db: Firestore) => Promise<unknown>]>([
    ['addDoc', (store) => addDoc(collection(store, 'subcribe'), records.subcribe)],
    ['updateDoc', (store) => updateDoc(doc(store, 'subcribe', 'one'), { Email: 'x@y.z' })],
    [
      'a batch that asks for what is there',
      (store) =>
        writeBatch(store)
          .set(doc(store, 'subcribe', 'one'), records.subcribe)
          .update(doc(store, 'subcribe', 'two'), { Email: 'x@y.z' })
          .commit(),
    ],
  ])('%s, which the site does not use, is refused as unimplemented', async (_, attempt) => {
    await expect(attempt(db)).rejects.toMatchObject({ code: 'unimplemented' });
    expect(await documents()).toEqual([]);
  });

  test('why a record was refused is logged, with the line of the rules', async () => {
    const attempt = setDoc(doc(db, 'subcribe', 'one'), { Email: 'x' });
    await expect(attempt).rejects.toThrow();
    expect(backend.logged).toEqual([
      expect.stringMatching(/^firestore\.rules refuses create of ".*subcribe\/one": line \d+/),
    ]);
  });
});

describe('a commit', () => {
  const record = records.subcribe;
  const exchange = (message: Message) => send(backend.port, message);

  test('answers when it was stored, as the REST reference describes', async () => {
    const { status, headers, text } = await exchange(commitOf('subcribe/one', record));
    const [stored] = await documents();
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(text)).toEqual({
      writeResults: [{ updateTime: stored?.updateTime }],
      commitTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    });
  });

  test('keeps text, whole and broken numbers apart', async () => {
    const open = await startOpen();
    const fields = {
      zed: { stringValue: '5' },
      alpha: { integerValue: '5' },
      mid: { doubleValue: 5 },
      big: { integerValue: '9223372036854775807' },
      list: { arrayValue: { values: [{ nullValue: null }, { booleanValue: true }] } },
      map: { mapValue: { fields: { when: { timestampValue: '2026-11-21T12:00:00.5Z' } } } },
      nan: { doubleValue: 'NaN' },
    };
    const body = JSON.stringify({
      writes: [{ update: { name: `${documentsPath}/c/one`, fields } }],
    });
    const { status } = await send(open.port, { ...commitOf('c/one', {}), body });
    const [stored] = await documents(open.port);
    await open.close();
    expect(status).toBe(200);
    expect(JSON.stringify(stored?.fields)).toBe(JSON.stringify(fields));
  });

  test('changes nothing that is stored, whatever the rules allow', async () => {
    const open = await startOpen();
    const statusOf = async (a: string) => (await send(open.port, commitOf('c/one', { a }))).status;
    expect([await statusOf('x'), await statusOf('y'), await statusOf('x')]).toEqual([
      200, 403, 200,
    ]);
    await open.close();
  });

  const name = `${documentsPath}/subcribe/one`;
  const write = (update: unknown, rest: object = {}) =>
    JSON.stringify({ writes: [{ update, ...rest }] });
  const nested = (depth: number) =>
    `${'{"mapValue":{"fields":{"a":'.repeat(depth)}{"nullValue":null}${'}}}'.repeat(depth)}`;

  const withFields = (fields: unknown) => write({ name, fields });
  const named = (path: string) => write({ name: `${documentsPath}/${path}` });

  test.each([
    ['is not JSON', '{"writes":'],
    ['is not UTF-8', new Uint8Array([0xff])],
    ['is a list', '[]'],
    ['is null', 'null'],
    ['is empty', ''],
    ['has no writes', '{}'],
    ['has an empty list of writes', '{"writes":[]}'],
    ['has a write of text', '{"writes":["x"]}'],
    ['has a write of nothing', '{"writes":[{}]}'],
    ['names a number', write({ name: 5 })],
    ['names a collection', named('subcribe')],
    ['names another project', write({ name: name.replace('demo', 'other') })],
    ['names ..', named('subcribe/..')],
    ['names an empty segment', named('subcribe//one/x')],
    ['names a NUL', write({ name: `${name}\0` })],
    ['names half a character', `{"writes":[{"update":{"name":"${name}\\ud800"}}]}`],
    ['names a reserved id', named('subcribe/__x__')],
    ['names too long an id', write({ name: `${name}${'x'.repeat(1500)}` })],
    ['has fields in a list', withFields([])],
    [
      'has a field named __proto__',
      `{"writes":[{"update":{"name":"${name}","fields":{"__proto__":{"stringValue":"x"}}}}]}`,
    ],
    ['has a nameless field', withFields({ '': { nullValue: null } })],
    ['has a value of no kind', withFields({ a: {} })],
    ['has a value of two kinds', withFields({ a: { stringValue: '', nullValue: null } })],
    ['has a value of an inherited kind', withFields({ a: { constructor: 'x' } })],
    ['has an int that is none', withFields({ a: { integerValue: '1.5' } })],
    ['has an int beyond 64 bits', withFields({ a: { integerValue: '9223372036854775808' } })],
    ['has a time that is none', withFields({ a: { timestampValue: 'now' } })],
    ['nests 21 deep', `{"writes":[{"update":{"name":"${name}","fields":{"a":${nested(20)}}}}]}`],
    [
      'nests 30000 deep',
      `{"writes":[{"update":{"name":"${name}","fields":{"a":${nested(30_000)}}}}]}`,
    ],
    ['is malformed 30000 deep', '['.repeat(30_000)],
  ])('that %s is refused and stores nothing', async (_, body) => {
    const answer = await exchange({ ...commitOf('subcribe/one', record), body });
    expect([answer.status, errorStatus(answer)]).toEqual([400, 'INVALID_ARGUMENT']);
    expect(await readdir(path.join(backend.dataDir, 'documents'))).toEqual([]);
    expect(({} as Record<string, unknown>).stringValue).toBeUndefined();
  });

  test.each([
    ['is in a transaction', JSON.stringify({ writes: [{}], transaction: 'x' })],
    ['transforms', write({ name }, { updateTransforms: [{}] })],
    ['has a precondition', write({ name }, { currentDocument: { exists: false } })],
  ])('that %s, which the site does not use, is refused and stores nothing', async (_, body) => {
    const answer = await exchange({ ...commitOf('subcribe/one', record), body });
    expect([answer.status, errorStatus(answer)]).toEqual([501, 'UNIMPLEMENTED']);
    expect(await documents()).toEqual([]);
  });

  test.each<[string, Partial<Message>, number]>([
    ['GET', { method: 'GET' }, 403],
    ['PUT', { method: 'PUT' }, 403],
    ['an unknown method', { path: `/v1/${documentsPath}:explode` }, 403],
    ['a method of a document', { path: `/v1/${documentsPath}/a/b:commit` }, 403],
    ['a path that is none', { path: '/v1/projects/x' }, 404],
    ['a project of no name', { path: '/v1/projects//databases/(default)/documents:commit' }, 400],
    [
      'a project with a slash',
      { path: '/v1/projects/a%2Fb/databases/(default)/documents:commit' },
      400,
    ],
    ['a broken escape', { path: '/v1/projects/%/databases/(default)/documents:commit' }, 400],
    ['.. in the path', { path: '/v1/projects/../databases/(default)/documents:commit' }, 400],
  ])('sent by %s is refused in the shape of an API error', async (_, change, status) => {
    const answer = await exchange({ ...commitOf('subcribe/one', record), ...change });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toEqual({
      error: {
        code: status,
        message: expect.any(String) as string,
        status: expect.any(String) as string,
      },
    });
  });
});

describe('the address of a CV', () => {
  const file = 'Image%2FCvDeveloper%2F0f8fad5b-d9cb-469f-a165-70867728950e?alt=media&token=a';
  const path = `/v0/b/demo-site.appspot.com/o/${file}`;
  const statusOf = async (CvFile: string) => {
    const record = { ...records.freelancers, CvFile };
    return (await send(backend.port, commitOf(`freelancers/${randomUUID()}`, record))).status;
  };

  test('is one of this server or of Firebase, or none', async () => {
    const own = `http://127.0.0.1:${backend.port}`;
    for (const CvFile of ['', own + path, `https://firebasestorage.googleapis.com${path}`]) {
      expect(await statusOf(CvFile)).toBe(200);
    }
    expect(JSON.stringify(await documents())).toContain(own + path);
  });

  test.each([
    'javascript:alert(1)',
    `javascript:alert(1)//https://firebasestorage.googleapis.com${path}`,
    `https://evil.example${path}`,
    `http://localhost:1${path}`,
    `http://127.0.0.1${path}`,
    `${path}`,
  ])('is never %s', async (CvFile) => {
    expect(await statusOf(CvFile)).toBe(403);
  });
});
