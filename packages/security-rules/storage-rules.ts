import { fileTypes, typesTaken, type FileTypeName } from '../../src/fields/file/file-types';
import type { FieldDefinition } from '../../src/fields/registry';
import { formFields } from '../../src/form/form-fields';
import type { FormDefinition } from '../../src/form/form-schema';
import { rulesText } from './rules-language';

const megabyte = 1024 * 1024;

/** Minutes during which an upload's address can be read: enough for retries on a slow network. */
const addressMinutes = 10;

const head = `rules_version = '2';

// Written from config/forms by npm run rules, the build and the dev server: change the forms, not
// this file. Visitors may add a file under a new random id, and nothing else.
service firebase.storage {
  match /b/{bucket}/o {`;

type FileField = FieldDefinition<'file'>;

const typeCondition = (type: FileTypeName) => {
  const { contentType, extension } = fileTypes[type];
  return `isSavedAs(${rulesText(contentType)}, ${rulesText(extension)})`;
};

const folderRules = ({ upload }: FileField) => {
  const { folder, maxMegabytes } = upload;
  return `
    match /${folder}{id} {
      // Whoever opens it saves it under its id, with the ending of its type.
      function isSavedAs(contentType, ending) {
        return request.resource.contentType == contentType
          && request.resource.contentDisposition == 'attachment; filename="' + id + '.' + ending + '"';
      }
      // Its address is made from its metadata right after the upload, and kept in the record.
      allow get: if request.time < resource.timeCreated + duration.value(${addressMinutes}, 'm');
      // To Cloud Storage an upload over another file is a create too.
      allow create: if resource == null
        && id.matches('[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}')
        && request.resource.size > 0 && request.resource.size <= ${maxMegabytes * megabyte}
        // Packed, it would be larger than it says.
        && request.resource.contentEncoding == 'identity'
        && (${typesTaken(upload).map(typeCondition).join('\n          || ')});
    }`;
};

/** storage.rules for the files of these forms: create-only, of the fields' types and sizes. */
export const storageRules = (forms: FormDefinition[]): string => {
  const fields = forms
    .flatMap((form) => formFields(form))
    .map(({ field }) => field)
    .filter((field) => 'upload' in field);
  return `${[head, ...new Set(fields.map(folderRules))].join('\n')}\n  }\n}\n`;
};
