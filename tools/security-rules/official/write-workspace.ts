import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { firebaseTools } from '../../firebase-tools';
import { everyRuleForms } from '../agreement/every-rule-forms';
import { recordCases } from '../agreement/record-cases';
import { storageCases } from '../agreement/storage-cases';
import { firestoreRules } from '../firestore-rules';
import { readForms } from '../read-forms';
import { storageRules } from '../storage-rules';

/** Nothing else of the project needs Firebase's library for tests of rules. */
const packages = {
  [firebaseTools.name]: firebaseTools.version,
  '@firebase/rules-unit-testing': '5.0.2',
};

type RootPackage = { dependencies: { firebase: string } };

/**
 * Fills `folder` with what Firebase's emulators need: packages to install, the rules of the forms in
 * `root` and of made-up ones, every case with what the forms' own schemas say of it, and the script
 * that tries them.
 */
export const writeWorkspace = (folder: string, root: string) => {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const { dependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as RootPackage;
  const siteForms = readForms(root);
  const forms = [...siteForms, ...everyRuleForms];
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
  write('firestore.rules', firestoreRules(forms));
  write('storage.rules', storageRules(siteForms));
  const cases = { records: forms.map(recordCases), files: storageCases(siteForms) };
  // Not as JSON, which has no NaN and no dates.
  writeFileSync(join(folder, 'cases.bin'), serialize(cases));
  const script = 'run-cases.mjs';
  copyFileSync(join(root, 'tools/security-rules/official', script), join(folder, script));
};
