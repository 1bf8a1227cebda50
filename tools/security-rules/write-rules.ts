import { join } from 'node:path';
import type { FormDefinition } from '../../src/form/form-contract';
import { readConfigSources } from '../check/config-files';
import { readLiteral } from '../check/read-literal';
import { writeIfNew } from '../write-if-new';
import { firestoreRules } from './firestore-rules';
import { storageRules } from './storage-rules';

const readForms = (root: string) =>
  Object.entries(readConfigSources(root))
    .filter(([file]) => file.startsWith('config/forms/'))
    .map(([file, source]) => readLiteral(file, source).value as FormDefinition);

/** Writes both files of security rules in `root` from its config/forms, which must be in order. */
export const writeRules = (root: string) => {
  const forms = readForms(root);
  writeIfNew(join(root, 'firestore.rules'), firestoreRules(forms));
  writeIfNew(join(root, 'storage.rules'), storageRules(forms));
};
