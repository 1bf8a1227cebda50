/** @jest-environment node */
import { resolve } from 'node:path';
import { doc, setDoc } from 'firebase/firestore/lite';
import { runs, seeded, someOf } from '../../../../tests/runs';
import { readForms } from '../../../../tools/check/rules-files';
import { firestoreRules } from '../../../security-rules/security-rules';
import { connectSdk, type Sdk } from '../sdk';
import { startTestBackend, type TestBackend } from '../test-backend';
import { madeUpForms } from './made-up-forms';
import { recordCases, type RecordCase } from './record-cases';

const siteForms = readForms(resolve(__dirname, '../../../..'));
// All cases before the first request: a connection that idles meanwhile may be closed as it is used.
const siteCases = siteForms.map((form) => [form.record.collection, recordCases(form)] as const);
/** every-rule.test.ts tries them all, without the SDK between. */
const few = madeUpForms.map((made) => ({
  ...made,
  forms: made.forms.filter((_, index) => index % runs({ short: 68, full: 17 }) === 0),
}));
const fewCases = few
  .flatMap(({ forms, casesOf }) => forms.flatMap(casesOf))
  .filter((_, index) => index % 9 === 0);

let backend: TestBackend;
let sdk: Sdk;

beforeAll(async () => {
  const firestore = firestoreRules([...siteForms, ...few.flatMap(({ forms }) => forms)]);
  backend = await startTestBackend({ rules: { firestore }, log: () => undefined });
  sdk = connectSdk(backend);
});

afterAll(async () => {
  await sdk.close();
  await backend.close();
});

let documents = 0;

/** Whether the SDK could store the record, with the rules enforced. */
const isStored = async ({ collection, record }: RecordCase) => {
  documents += 1;
  try {
    await setDoc(doc(sdk.firestore, collection, `case-${documents}`), record);
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
    seeded('%s: one case in eight, and every one in whole runs'),
    async (_, cases) => {
      expect(cases.filter(({ expected }) => expected).length).toBeGreaterThan(50);
      expect(cases.filter(({ expected }) => !expected).length).toBeGreaterThan(50);
      expect(await disagreements(someOf(cases, { oneIn: 8 }))).toEqual([]);
    },
    120_000,
  );

  test(
    seeded('some forms of no site: some cases, and one in nine in whole runs'),
    async () => {
      expect(fewCases.length).toBeGreaterThan(runs({ short: 100, full: 500 }));
      expect(await disagreements(someOf(fewCases, { oneIn: 4 }))).toEqual([]);
    },
    120_000,
  );
});
