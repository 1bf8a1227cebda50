/** @jest-environment node */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  doc,
  type Firestore,
  getDoc,
  increment,
  setDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { runs } from '../../../tests/runs';
import { temporaryFolders } from '../../../tests/temporary-folder';
import { childBackends } from '../testing/child-backends';
import { inService } from '../testing/decide';
import { connectSdk } from '../testing/sdk';
import { documentsPath, send, storedIn } from '../testing/send';
import { startTestBackend } from '../testing/test-backend';

/** Each record of c is counted once in a counter, which nobody else may change. */
const counted = inService(`
    match /c/{id} {
      allow create: if getAfter(/databases/$(database)/documents/_n/c).data.last == id;
      allow update: if request.resource.data == resource.data;
    }
    match /_n/c {
      function isNew(id) {
        return !exists(/databases/$(database)/documents/c/$(id))
          && existsAfter(/databases/$(database)/documents/c/$(id));
      }
      function follows(was, now) {
        return isNew(now.last) && now.keys().hasOnly(['last', 'of'])
          && now.of.diff(was).affectedKeys().hasOnly(['a b'])
          && now.of['a b'] == was.get('a b', 0) + 1 && now.of['a b'] <= 500;
      }
      allow get;
      allow create: if follows({}, request.resource.data);
      allow update: if follows(resource.data.of, request.resource.data);
    }
    match /o/{id} { allow create, update; }`);

const folder = temporaryFolders();

const start = async (rules = counted) => {
  const backend = await startTestBackend({ dataDir: folder(), rules: { firestore: rules } });
  const sdk = connectSdk(backend);
  const close = async () => {
    await sdk.close();
    await backend.close();
  };
  return { ...backend, db: sdk.firestore, close };
};

const count = (db: Firestore, id: string, { by = 1, last = id, of = 'a b' } = {}) =>
  writeBatch(db)
    .set(doc(db, 'c', id), { text: id })
    .set(doc(db, '_n', 'c'), { last, of: { [of]: increment(by) } }, { merge: true })
    .commit();

const counter = async (db: Firestore) => (await getDoc(doc(db, '_n', 'c'))).data();

describe('several writes in one commit', () => {
  test('store all, with what they count; the same again is refused and counts nothing', async () => {
    const { db, port, close } = await start();
    expect(await counter(db)).toBeUndefined();
    await count(db, 'one');
    await count(db, 'two');
    await expect(count(db, 'two')).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await counter(db)).toEqual({ last: 'two', of: { 'a b': 2 } });
    const { documents } = await storedIn(port);
    // Counters are no messages.
    expect(documents.map(({ id }) => id)).toEqual(['one', 'two']);
    await setDoc(doc(db, 'c', 'two'), { text: 'two' });
    await close();
  });

  test.each<[string, (db: Firestore) => Promise<unknown>]>([
    ['a record alone', (db) => setDoc(doc(db, 'c', 'one'), { text: 'one' })],
    ['a count of two', (db) => count(db, 'one', { by: 2 })],
    ['a count of none', (db) => count(db, 'one', { by: 0 })],
    ['a count backwards', (db) => count(db, 'one', { by: -1 })],
    ['a count of something else', (db) => count(db, 'one', { of: 'b' })],
    ['a count for another record', (db) => count(db, 'one', { last: 'two' })],
    [
      'a count alone',
      (db) =>
        setDoc(doc(db, '_n', 'c'), { last: 'one', of: { 'a b': increment(1) } }, { merge: true }),
    ],
    [
      'two records and one count',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'c', 'one'), { text: 'one' })
          .set(doc(db, 'c', 'two'), { text: 'two' })
          .set(doc(db, '_n', 'c'), { last: 'two', of: { 'a b': increment(1) } }, { merge: true })
          .commit(),
    ],
  ])('%s is refused, and nothing is stored', async (_, attempt) => {
    const { db, port, close } = await start();
    await expect(attempt(db)).rejects.toMatchObject({ code: 'permission-denied' });
    expect([await counter(db), (await storedIn(port)).documents]).toEqual([undefined, []]);
    await close();
  });

  test('merge values into a document, and leave the rest of it', async () => {
    const { db, port, close } = await start();
    const one = doc(db, 'o', 'one');
    await setDoc(one, { a: { b: 1, c: 'x' }, d: [1] });
    await setDoc(one, { a: { b: increment(5), 'e.`f': increment(-1) }, g: true }, { merge: true });
    const [stored] = (await storedIn(port)).documents;
    expect(stored?.values).toEqual({ a: { b: 6, c: 'x', 'e.`f': -1 }, d: [1], g: true });
    await close();
  });

  test('a merged record keeps its order; sent again, it leaves what was written into it since', async () => {
    const marked = inService(`match /c/{id} {
      allow create;
      allow update: if request.resource.data == resource.data
        || request.resource.data.diff(resource.data).affectedKeys().hasOnly(['Mark'])
          && request.resource.data.keys().hasAny(['Mark']);
    }`);
    const { db, port, close } = await start(marked);
    const record = { Name: 'Ada', Email: 'a@b.c', Address: { Town: 'Ely', Code: 'x' }, List: [1] };
    const one = doc(db, 'c', 'one');
    const sendIt = () => setDoc(one, record, { merge: true });
    await sendIt();
    const [first] = (await storedIn(port)).documents;
    expect(JSON.stringify(first?.values)).toBe(JSON.stringify(record));
    await setDoc(one, { Mark: increment(1) }, { merge: true });
    await sendIt();
    const [stored] = (await storedIn(port)).documents;
    expect(stored?.values).toEqual({ ...record, Mark: 1 });
    // As a whole it would take the mark away.
    await expect(setDoc(one, record)).rejects.toMatchObject({ code: 'permission-denied' });
    await close();
  });

  const nest = (path: string) => `exists(/databases/$(database)/documents/${path})`;
  test.each([
    [10, true],
    [11, false],
  ])('rules that ask for %d documents decide: %p', async (count, isStored) => {
    const all = Array.from({ length: count }, (_, at) => `!${nest(`o/x${at}`)}`);
    const { db, close } = await start(
      inService(`match /o/{id} { allow create: if ${all.join(' && ')}; }`),
    );
    const stored = setDoc(doc(db, 'o', 'one'), { a: 1 }).then(
      () => true,
      () => false,
    );
    expect(await stored).toBe(isStored);
    await close();
  });

  const name = `${documentsPath}/o/one`;
  const write = (rest: object) => ({ update: { name, fields: {} }, ...rest });
  const transforms = (...updateTransforms: unknown[]) => write({ updateTransforms });
  test.each<[string, number, unknown[]]>([
    ['a path of nothing', 400, [write({ updateMask: { fieldPaths: [''] } })]],
    ['a path that ends early', 400, [write({ updateMask: { fieldPaths: ['a.'] } })]],
    ['a path without its end', 400, [write({ updateMask: { fieldPaths: ['`a'] } })]],
    ['a path that is none', 400, [write({ updateMask: { fieldPaths: [5] } })]],
    ['a reserved name', 400, [write({ updateMask: { fieldPaths: ['`__proto__`'] } }), 'x']],
    ['a fraction', 501, [transforms({ fieldPath: 'a', increment: { doubleValue: 1.5 } })]],
    ['the time of the server', 501, [transforms({ fieldPath: 'a', setToServerValue: 'x' })]],
    ['a document twice', 501, [write({}), write({})]],
    ['21 writes', 501, Array.from({ length: 21 }, () => write({}))],
  ])('that hold %s are refused with %d', async (_, status, writes) => {
    const { port, close } = await start();
    const answer = await send(port, {
      method: 'POST',
      path: `/v1/${documentsPath}:commit`,
      body: JSON.stringify({ writes }),
    });
    expect(answer.status).toBe(status);
    expect((await storedIn(port)).documents).toEqual([]);
    await close();
  });
});

describe('several servers on one folder', () => {
  const startChild = childBackends();
  const rulesFile = () => {
    const file = path.join(folder(), 'counted.rules');
    writeFileSync(file, counted);
    return file;
  };

  test('count every record once, and none beyond the limit', async () => {
    const file = rulesFile();
    const limited = counted.replace('<= 500', '<= 10');
    writeFileSync(file, limited);
    const servers = await Promise.all([0, 1].map(() => startChild(folder(), { rulesFile: file })));
    const sdks = servers.map(connectSdk);
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) => count(sdks[at % 2]!.firestore, `r${at}`)),
    );
    const stored = results.flatMap(({ status }, at) => (status === 'fulfilled' ? [`r${at}`] : []));
    expect(stored).toHaveLength(10);
    expect((await counter(sdks[0]!.firestore))?.of).toEqual({ 'a b': 10 });
    const { documents } = await storedIn(servers[1]!.port);
    expect(documents.map(({ id }) => id).sort()).toEqual(stored.sort());
    await Promise.all(sdks.map((sdk) => sdk.close()));
  }, 60_000);

  test('that are killed at any moment have as many records as they counted', async () => {
    const file = rulesFile();
    const acknowledged = new Set<string>();
    for (let round = 0; round < runs({ short: 2, full: 4 }); round += 1) {
      const { port, kill } = await startChild(folder(), { rulesFile: file });
      const { firestore, close } = connectSdk({ port });
      let alive = true;
      const workers = [0, 1].map(async (worker) => {
        for (let at = 0; alive; at += 1) {
          const id = `${round}-${worker}-${at}`;
          await count(firestore, id);
          acknowledged.add(id);
        }
      });
      const before = acknowledged.size;
      while (acknowledged.size < before + 3) await new Promise((then) => setTimeout(then, 5));
      await new Promise((then) => setTimeout(then, Math.random() * 60));
      await kill();
      alive = false;
      await Promise.allSettled(workers);
      await close();
    }
    const { db, port, close } = await start();
    const stored = (await storedIn(port)).documents.map(({ id }) => id);
    expect([...acknowledged].filter((id) => !stored.includes(id))).toEqual([]);
    expect((await counter(db))?.of).toEqual({ 'a b': stored.length });
    expect(readdirSync(folder()).filter((each) => each === 'commit.json')).toEqual([]);
    await close();
  }, 60_000);

  test('finish what one of them had begun to commit, before anybody reads', async () => {
    const at = '2026-11-21T12:00:00.000Z';
    const document = (of: string, fields: object) => ({
      name: `${documentsPath}/${of}`,
      createTime: at,
      updateTime: at,
      fields,
    });
    const put = [
      document('c/one', { text: { stringValue: 'one' } }),
      document('_n/c', { of: { integerValue: '7' } }),
    ];
    const { db, port, close } = await start();
    writeFileSync(path.join(folder(), 'commit.json'), JSON.stringify({ put }));
    expect(await counter(db)).toEqual({ of: 7 });
    expect((await storedIn(port)).documents.map(({ id }) => id)).toEqual(['one']);
    await close();
  });
});
