// Runs in a folder of its own, inside `firebase emulators:exec`: see write-workspace.ts.
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';

/** Requests in flight at a time. */
const atOnce = 20;

const { batches, files } = deserialize(readFileSync('cases.bin'));

/** A stranger's client: each batch of forms has its own rules, files have one set. */
const strangerUnder = async (rules) => {
  const environment = await initializeTestEnvironment({ projectId: 'demo-rules', ...rules });
  return { environment, stranger: environment.unauthenticatedContext() };
};

/** Denials; any other error says nothing about the rules, and ends the run. */
const refusals = ['permission-denied', 'invalid-argument', 'storage/unauthorized'];

const isAllowed = async (attempt) => {
  try {
    await attempt();
    return true;
  } catch (error) {
    if (refusals.includes(error?.code)) return false;
    throw error;
  }
};

let tried = 0;
const disagreements = [];

/** Each attempt is `{ title, expected, attempt }`. */
const compare = async (attempts) => {
  for (let start = 0; start < attempts.length; start += atOnce) {
    const some = attempts.slice(start, start + atOnce);
    const allowed = await Promise.all(some.map(({ attempt }) => isAllowed(attempt)));
    some.forEach(({ title, expected }, index) => {
      tried += 1;
      if (allowed[index] !== expected) {
        disagreements.push({ title, schema: expected, emulator: allowed[index] });
      }
    });
  }
};

const tryForm = async (firestore, cases) => {
  const [{ collection }] = cases;
  const documents = firestore.collection(collection);
  await compare(
    cases.map(({ title, record, expected }, index) => ({
      title,
      expected,
      attempt: () => documents.doc(`case-${index}`).set(record),
    })),
  );

  // What a visitor may do with a stored record.
  const place = cases.findIndex(({ expected }) => expected);
  if (place === -1) return;
  const { record } = cases[place];
  const stored = documents.doc(`case-${place}`);
  const [name] = Object.keys(record);
  const after = [
    ['the same again', true, () => stored.set(record)],
    ['another over it', false, () => stored.set({ ...record, [name]: `${record[name]}x` })],
    ['a part of it changed', false, () => stored.update({ [name]: `${record[name]}y` })],
    ['read', false, () => stored.get({ source: 'server' })],
    ['listed', false, () => documents.get({ source: 'server' })],
    ['deleted', false, () => stored.delete()],
  ];
  for (const [title, expected, attempt] of after) {
    await compare([{ title: `${collection}, stored: ${title}`, expected, attempt }]);
  }
};

for (const { rules, records } of batches) {
  const { environment, stranger } = await strangerUnder({ firestore: { rules } });
  const firestore = stranger.firestore();
  for (const cases of records) await tryForm(firestore, cases);
  const [[{ record }]] = records;
  await compare([
    {
      title: 'another collection',
      expected: false,
      attempt: () => firestore.collection('others').doc('one').set(record),
    },
  ]);
  await environment.cleanup();
}

const { environment, stranger } = await strangerUnder({
  storage: { rules: readFileSync('storage.rules', 'utf8') },
});
const storage = stranger.storage();
storage.setMaxUploadRetryTime(5000);
storage.setMaxOperationRetryTime(5000);

const put = ({ path, bytes, contentType, contentDisposition, contentEncoding }) =>
  storage
    .ref(path)
    .put(new Uint8Array(bytes), { contentType, contentDisposition, contentEncoding });

await compare(
  files.map((file) => ({
    title: file.title,
    expected: file.expected,
    attempt: async () => await put(file),
  })),
);
const taken = files.find(({ expected, bytes }) => expected && bytes === 1);
if (taken) {
  const object = storage.ref(taken.path);
  const after = [
    ['its address', true, () => object.getDownloadURL()],
    ['the same again', false, async () => await put(taken)],
    ['other metadata', false, () => object.updateMetadata({ contentType: 'text/html' })],
    ['listed', false, () => storage.ref(taken.path.replace(/\/[^/]*$/, '')).listAll()],
    ['deleted', false, () => object.delete()],
  ];
  for (const [title, expected, attempt] of after) {
    await compare([{ title: `${taken.path}, stored: ${title}`, expected, attempt }]);
  }
}

await environment.cleanup();
if (disagreements.length > 0) console.table(disagreements);
console.log(`${tried} cases on Firebase's emulators, ${disagreements.length} disagreements.`);
process.exit(disagreements.length > 0 ? 1 : 0);
