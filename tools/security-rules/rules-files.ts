import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormDefinition } from '../../src/form/form-schema';
import { configValue, readConfigSources } from '../config-reader/config-files';
import { writeIfNew } from '../write-file';
import { firestoreRules } from './firestore-rules';
import { storageRules } from './storage-rules';

/** The forms of config/ in `root`, which must be in order. */
export const readForms = (root: string): FormDefinition[] =>
  Object.entries(readConfigSources(root))
    .filter(([file]) => file.startsWith('config/forms/'))
    .map(([file, source]) => configValue(file, source) as FormDefinition);

/** What both files of security rules must say, by name, for the forms in `root`, which are in order. */
const rulesFiles = (root: string): Record<string, string> => {
  const forms = readForms(root);
  return { 'firestore.rules': firestoreRules(forms), 'storage.rules': storageRules(forms) };
};

/** The files of security rules in `root` that differ from its config/forms. */
export const staleRules = (root: string): string[] =>
  Object.entries(rulesFiles(root))
    .filter(([name, text]) => {
      const file = join(root, name);
      return !existsSync(file) || readFileSync(file, 'utf8') !== text;
    })
    .map(([name]) => name);

/** Writes both files of security rules in `root` from its config/forms, which must be in order. */
export const writeRules = (root: string) => {
  Object.entries(rulesFiles(root)).forEach(([name, text]) => writeIfNew(join(root, name), text));
};
