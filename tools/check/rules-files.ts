import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firestoreRules, storageRules } from '../../packages/security-rules';
import type { FormDefinition } from '../../src/form/form-schema';
import { siteFile } from '../../src/schema/config-files';
import { writtenConfigValue } from '../config-reader/config-files';
import { languagesOfSite } from '../config-reader/site-in-language';
import { readSiteForms } from '../resolve/read-site-config';
import { writeIfNew } from '../write-file';

/** The forms of config/ in `root`, which must be in order. */
export const readForms = (root: string): FormDefinition[] =>
  readSiteForms(root).map(([, form]) => form);

/** What both files of security rules must say, by name, for the forms in `root`, which are in order. */
const rulesFiles = (root: string): Record<string, string> => {
  const forms = readForms(root);
  const languages = languagesOfSite(writtenConfigValue(root, siteFile)).map(({ tag }) => tag);
  return {
    'firestore.rules': firestoreRules(forms, languages),
    'storage.rules': storageRules(forms),
  };
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
