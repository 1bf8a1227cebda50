import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { firestoreRules } from '../../../../packages/security-rules/security-rules';
import { storageRules } from '../../../../packages/security-rules/storage-rules';
import type { FormDefinition } from '../../../../src/form/form-schema';
import { readForms } from '../../../check/rules-files';
import { firebaseTools } from '../../../firebase-tools';
import { madeUpForms } from '../agreement/made-up-forms';
import { recordCases, type RecordCase } from '../agreement/record-cases';
import { storageCases } from '../agreement/storage-cases';

/** Nothing else in the project needs Firebase's library for testing rules. */
const packages = {
  [firebaseTools.name]: firebaseTools.version,
  '@firebase/rules-unit-testing': '5.0.2',
};

/** Firebase accepts 256 KB of rules: made-up forms run in batches. */
const mostRules = 200_000;

/** One in this many cases of made-up forms: the embedded backend runs all of them. */
const oneIn = 5;

type Tried = { form: FormDefinition; cases: RecordCase[] };
type Batch = { rules: string; records: RecordCase[][] };

/** Forms and their cases, in batches of the largest possible rules. */
const batchesOf = (tried: Tried[]): Batch[] => {
  const batches: Tried[][] = [];
  let size = Infinity;
  for (const each of tried) {
    const own = firestoreRules([each.form]).length;
    if (size + own > mostRules) {
      batches.push([]);
      size = 0;
    }
    size += own;
    batches.at(-1)?.push(each);
  }
  return batches.map((some) => ({
    rules: firestoreRules(some.map(({ form }) => form)),
    records: some.map(({ cases }) => cases),
  }));
};

type RootPackage = { dependencies: { firebase: string } };

/**
 * Fills `folder` with everything for Firebase's emulators: packages to install, the rules of the forms
 * in `root` and of made-up ones, every case with the result of the forms' own schemas, and the script
 * that runs them.
 */
export const writeWorkspace = (folder: string, root: string) => {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const { dependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as RootPackage;
  const siteForms = readForms(root);
  const tried = [
    ...siteForms.map((form) => ({ form, cases: recordCases(form) })),
    ...madeUpForms.flatMap(({ forms, casesOf }) =>
      forms.map((form) => ({ form, cases: casesOf(form).filter((_, at) => at % oneIn === 0) })),
    ),
  ];
  const [first, ...further] = batchesOf(tried);
  write(
    'package.json',
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { firebase: dependencies.firebase, ...packages },
    }),
  );
  write(
    'firebase.json',
    JSON.stringify({
      firestore: { rules: 'firestore.rules' },
      storage: { rules: 'storage.rules' },
      emulators: {
        firestore: { host: '127.0.0.1' },
        storage: { host: '127.0.0.1' },
        ui: { enabled: false },
      },
    }),
  );
  write('firestore.rules', first?.rules ?? '');
  write('storage.rules', storageRules(siteForms));
  const cases = { batches: first ? [first, ...further] : [], files: storageCases(siteForms) };
  // Not as JSON, which has no NaN and no dates.
  writeFileSync(join(folder, 'cases.bin'), serialize(cases));
  const script = 'run-cases.mjs';
  copyFileSync(join(root, 'tools/local-firebase/testing/official', script), join(folder, script));
};
