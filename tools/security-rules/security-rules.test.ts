/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormDefinition } from '../../src/form/form-contract';
import { firestoreRules } from './firestore-rules';
import { storageRules } from './storage-rules';

const form: FormDefinition = {
  title: 'A "form"',
  fields: [
    { kind: 'text', name: 'City', label: 'City', maxLength: 80 },
    { kind: 'tel', name: 'Fax', label: 'Fax' },
    { kind: 'select', name: 'Size', label: 'Size', options: [{ value: "it's" }] },
    {
      kind: 'file',
      name: 'Cv',
      label: 'CV',
      upload: { folder: 'Some/Folder/', types: ['pdf'], maxMegabytes: 2 },
      refusals: { empty: 'e', tooLarge: 'l', wrongType: 'w' },
    },
  ],
  rules: [
    { field: 'City', check: 'min-length', length: 3, message: 'm' },
    { field: 'Fax', check: 'digits', whenFilled: true, message: 'm' },
  ],
  record: { collection: 'things', stamps: { id: 'milliseconds' } },
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: { saved: { log: true }, failed: { log: true } },
};

test.each([
  'match /things/{id}',
  "data.keys().hasOnly(['City', 'Fax', 'Size', 'Cv', 'id'])",
  'data.City is string && data.City.size() <= 80',
  'data.City.size() >= 3',
  "(data.Fax == '' || data.Fax.matches('[0-9]+'))",
  "data.Size in ['', 'it\\'s']",
  'data.Cv is string && data.Cv.size() <= 2000',
  'data.id is int && data.id >= 946684800000',
])('a form becomes rules: %s', (condition) => {
  expect(firestoreRules([form])).toContain(condition);
});

test('a folder of files becomes a match of its own', () => {
  expect(storageRules([form])).toContain('match /Some/Folder/{id}');
});

test('the committed rules hold what the forms of this site say', () => {
  const rules = readFileSync(join(__dirname, '../../firestore.rules'), 'utf8');
  for (const collection of ['subcribe', 'Inquriy', 'freelancers', 'Contact_cli']) {
    expect(rules).toContain(`match /${collection}/{id}`);
  }
});
