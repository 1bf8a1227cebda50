import { isWholeStep } from '../../src/fields/number/value';
import type { FieldDefinition } from '../../src/fields/registry';
import { formFields } from '../../src/form/form-fields';
import type { FormDefinition } from '../../src/form/form-schema';
import { fileFunctions } from './field-conditions';
import { recordConditions } from './record-conditions';
import { rulesComment } from './rules-language';

// Firebase takes 256 KB of rules and evaluates at most 1 000 expressions a request, operators and
// member names counted. A text field with one rule has about 15: a form of 60 such fields fits. One of
// 100 texts, 30 of them conditional, has 1 053 without a rule (docs/security.md has all kinds).
const head = `rules_version = '2';

// Written from config/forms by npm run rules, the build and the dev server: change the forms, not
// this file. Visitors are anonymous. They may add records of exactly the shapes that the forms send;
// nobody may read, change or remove one. The owner reads them in the Firebase console.
service cloud.firestore {
  match /databases/{database}/documents {`;

const stepNote = (field: FieldDefinition): string[] =>
  'step' in field && field.step !== undefined && !isWholeStep(field.step)
    ? [`${field.name} (step ${field.step})`]
    : [];

const clientOnlyNote = (form: FormDefinition): string[] => {
  const named = form.rules
    .filter(({ clientOnly }) => clientOnly)
    .map(({ field, check }) => `${field} (${check})`);
  const counted = formFields(form).flatMap(({ field }) => stepNote(field));
  const all = [...named, ...counted];
  return all.length > 0
    ? [rulesComment(`Checked only in the browser, not here: ${all.join(', ')}.`)]
    : [];
};

const functionsOf = (form: FormDefinition): string =>
  formFields(form)
    .flatMap(({ field }) => fileFunctions(field))
    .map((line) => `${line}\n      `)
    .join('');

const formRules = (form: FormDefinition): string => `
    ${[...clientOnlyNote(form), `match /${form.record.collection}/{id} {`].join('\n    ')}
      ${functionsOf(form)}function valid(data) {
        return ${recordConditions(form).join('\n          && ')};
      }
      allow create: if valid(request.resource.data);
      // Sent again because the answer was lost: nothing changes.
      allow update: if request.resource.data == resource.data;
    }`;

/**
 * firestore.rules for these forms: create-only, exactly the records that they send.
 * @throws {Error} at a rule that Firebase's rules cannot say and that is not `clientOnly`.
 */
export const firestoreRules = (forms: FormDefinition[]): string =>
  `${[head, ...forms.map(formRules)].join('\n')}\n  }\n}\n`;
