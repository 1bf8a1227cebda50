import type { FormDefinition } from '../../src/form/form-contract';

const megabyte = 1024 * 1024;
/** Most bytes of a file. */
const largest = 10 * megabyte;

const head = `rules_version = '2';

// Written from config/forms by the build and the dev server: change the forms, not this file.
// Visitors may add a file under a new random id, and nothing else.
service firebase.storage {
  match /b/{bucket}/o {`;

const folderRules = (folder: string) => `
    match /${folder}{id} {
      // The download URL of an upload is made from its metadata. Nobody can list or guess the ids.
      allow get;
      allow create: if id.matches('[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}')
        && request.resource.size <= ${largest};
    }`;

/** storage.rules for the files of these forms: create-only. */
export const storageRules = (forms: FormDefinition[]): string => {
  const folders = forms
    .flatMap(({ fields }) => fields)
    .flatMap((field) => ('upload' in field ? field.upload.folder : []));
  return `${[head, ...[...new Set(folders)].map(folderRules)].join('\n')}\n  }\n}\n`;
};
