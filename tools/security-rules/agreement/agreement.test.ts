/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { startTestBackend, type TestBackend } from '../../local-firebase/testing/test-backend';
import { firestoreRules, readForms } from '../security-rules';
import { madeUpForms } from './made-up-forms';
import { recordCases, type RecordCase } from './record-cases';

const siteForms = readForms(resolve(__dirname, '../../..'));
// All cases before the first request: a connection that idles meanwhile may be closed as it is used.
const siteCases = siteForms.map((form) => [form.record.collection, recordCases(form)] as const);
/** every-rule.test.ts tries them all, without the SDK between. */
const few = madeUpForms.map((made) => ({
  ...made,
  forms: made.forms.filter((_, index) => index % 11 === 0),
}));
const fewCases = few
  .flatMap(({ forms, casesOf }) => forms.flatMap(casesOf))
  .filter((_, index) => index % 9 === 0);

const folder = mkdtempSync(join(tmpdir(), 'rules-'));
const app = initializeApp({ projectId: 'demo-site', apiKey: 'any' });
const db = getFirestore(app);
let backend: TestBackend;

beforeAll(async () => {
  setLogLevel('silent');
  const firestoreRulesFile = join(folder, 'firestore.rules');
  writeFileSync(
    firestoreRulesFile,
    firestoreRules([...siteForms, ...few.flatMap(({ forms }) => forms)]),
  );
  backend = await startTestBackend({ firestoreRulesFile, log: () => undefined });
  connectFirestoreEmulator(db, 'localhost', backend.port);
});

afterAll(async () => {
  await deleteApp(app);
  await backend.close();
  rmSync(folder, { recursive: true });
});

let documents = 0;

/** Whether the SDK could store the record, with the rules enforced. */
const isStored = async ({ collection, record }: RecordCase) => {
  documents += 1;
  try {
    await setDoc(doc(db, collection, `case-${documents}`), record);
    return true;
  } catch (error) {
    expect(['permission-denied', 'invalid-argument']).toContain((error as { code: string }).code);
    return false;
  }
};

/** Requests under way at one time. */
const atOnce = 50;

const disagreements = async (cases: RecordCase[]): Promise<string[]> => {
  const found: string[] = [];
  for (let start = 0; start < cases.length; start += atOnce) {
    const some = cases.slice(start, start + atOnce);
    const stored = await Promise.all(some.map(isStored));
    const differ = some.filter(({ expected }, index) => expected !== stored[index]);
    found.push(
      ...differ.map(({ title, expected }) => `${title}: ${expected ? 'refused' : 'stored'}`),
    );
  }
  return found;
};

describe('through the SDK, the enforced rules store what the form’s own schema accepts', () => {
  test.each(siteCases)(
    '%s: every case',
    async (_, cases) => {
      expect(cases.filter(({ expected }) => expected).length).toBeGreaterThan(50);
      expect(cases.filter(({ expected }) => !expected).length).toBeGreaterThan(50);
      expect(await disagreements(cases)).toEqual([]);
    },
    120_000,
  );

  test('some forms of no site: one case in nine', async () => {
    expect(fewCases.length).toBeGreaterThan(500);
    expect(await disagreements(fewCases)).toEqual([]);
  }, 120_000);
});
