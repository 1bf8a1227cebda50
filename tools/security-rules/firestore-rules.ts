import type { StampKind } from '../../src/contract/record';
import type { FieldDefinition } from '../../src/fields/registry';
import type { FormDefinition } from '../../src/form/form-contract';
import { securityCondition } from '../../src/rules/rule-contract';

/** Most characters of a text whose field has no limit, and of the address of a file. */
const longest = 5000;
const longestAddress = 2000;

const head = `rules_version = '2';

// Written from config/forms by the build and the dev server: change the forms, not this file.
// Visitors are anonymous. They may add records of exactly the shapes that the forms send; nobody may
// read, change or remove one. The owner reads them in the Firebase console.
service cloud.firestore {
  match /databases/{database}/documents {`;

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const list = (texts: string[]) => `[${texts.map(quoted).join(', ')}]`;

/** What a value may be by its field alone. */
const fieldCondition = (field: FieldDefinition, value: string): string => {
  if ('options' in field)
    return `${value} in ${list(['', ...field.options.map((each) => each.value)])}`;
  const limit = 'maxLength' in field ? field.maxLength : undefined;
  const most = 'upload' in field ? longestAddress : (limit ?? longest);
  return `${value} is string && ${value}.size() <= ${most}`;
};

/** Milliseconds from the year 2000 to 2100: a visitor's clock may be years off. */
const stampCondition = (kind: StampKind, value: string): string =>
  kind === 'milliseconds'
    ? `${value} is int && ${value} >= 946684800000 && ${value} <= 4102444800000`
    : `${value} is string && ${value}.size() > 0 && ${value}.size() <= 100`;

const formRules = ({ title, fields, rules, record }: FormDefinition): string => {
  const names = [...fields.map(({ name }) => name), ...Object.keys(record.stamps)];
  const conditions = [
    `data.keys().hasOnly(${list(names)})`,
    `data.keys().hasAll(${list(names)})`,
    ...fields.map((field) => fieldCondition(field, `data.${field.name}`)),
    ...rules.map((rule) => securityCondition(rule, `data.${rule.field}`)),
    ...Object.entries(record.stamps).map(([name, kind]) => stampCondition(kind, `data.${name}`)),
  ];
  return `
    // ${title.replaceAll(/\s+/g, ' ')}
    match /${record.collection}/{id} {
      function valid(data) {
        return ${conditions.join('\n          && ')};
      }
      allow create: if valid(request.resource.data);
      // Sent again because the answer was lost: nothing changes.
      allow update: if request.resource.data == resource.data;
    }`;
};

/** firestore.rules for these forms: create-only, exactly the records that they send. */
export const firestoreRules = (forms: FormDefinition[]): string =>
  `${[head, ...forms.map(formRules)].join('\n')}\n  }\n}\n`;
