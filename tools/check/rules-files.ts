import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenConfigValue } from '../../packages/config-files';
import { languagesOfSite } from '../../packages/config-values/site-in-language';
import { writeIfNew } from '../../packages/files';
import { readSiteForms } from '../../packages/resolved-site/read-site-config';
import { firestoreRules, storageRules } from '../../packages/security-rules';
import type { FormDefinition } from '../../src/form/form-schema';
import { siteFile } from '../../src/schema/config-files';

/** The forms of config/ in `root`, which must be in order. */
export const readForms = (root: string): FormDefinition[] =>
  readSiteForms(root).map(([, form]) => form);

/** What both files of security rules must say, by name, for the forms in `root`, which are in order. */
const rulesTexts = (root: string): Record<string, string> => {
  const forms = readForms(root);
  const languages = languagesOfSite(writtenConfigValue(root, siteFile)).map(({ tag }) => tag);
  return {
    'firestore.rules': firestoreRules(forms, languages),
    'storage.rules': storageRules(forms),
  };
};

/** The files of security rules in `root` that differ from its config/forms. */
export const staleRules = (root: string): string[] =>
  Object.entries(rulesTexts(root))
    .filter(([name, text]) => {
      const file = join(root, name);
      return !existsSync(file) || readFileSync(file, 'utf8') !== text;
    })
    .map(([name]) => name);

/** Writes both files of security rules in `root` from its config/forms, which must be in order. */
export const writeRules = (root: string) => {
  Object.entries(rulesTexts(root)).forEach(([name, text]) => writeIfNew(join(root, name), text));
};
