/** @jest-environment node */
import { join } from 'node:path';
import type { FormDefinition } from '../../src/form/form-contract';
import { recordSchema } from '../../src/form/record-schema';
import { rules } from '../../src/rules/registry';
import type { Rule } from '../../src/rules/rule';
import type { RuleDefinition } from '../../src/rules/rule-contract';
import { checkForm } from '../check/checks/form/check-form';
import { compileRules } from '../local-firebase/rules/compile-rules';
import { firestoreService } from '../local-firebase/rules/rules-service';
import type { Condition } from './conditions/condition';
import { conditions } from './conditions/registry';
import { firestoreRules } from './firestore-rules';
import { staleRules } from './stale-rules';
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

const compiled = (forms: FormDefinition[]) =>
  compileRules(firestoreRules(forms), { file: 'firestore.rules', service: firestoreService });

test.each([
  'match /things/{id}',
  "data.keys().hasOnly(['City', 'Fax', 'Size', 'Cv', 'id'])",
  'data.City is string && data.City.size() <= 80',
  'data.Fax is string && data.Fax.size() <= 5000',
  "data.Size in ['', 'it\\'s']",
  'data.Cv is string && data.Cv.size() <= 2000',
  'data.id is int && data.id >= 946684800000 && data.id <= 4102444800000',
])('a form becomes rules: %s', (condition) => {
  expect(firestoreRules([form])).toContain(condition);
});

test('a folder of files becomes a match of its own, with the field’s size and types', () => {
  const rules = storageRules([form, { ...form, title: 'Another' }]);
  expect(rules.match(/match \/Some\/Folder\/\{id\}/g)).toHaveLength(1);
  expect(rules).toContain('request.resource.size <= 2097152');
  expect(rules).toContain("&& (isSavedAs('application/pdf', 'pdf'));");
});

test('the committed rules are those of the forms of this site', () => {
  expect(staleRules(join(__dirname, '../..'))).toEqual([]);
});

test.each([
  'x\n allow read; //',
  'x\r allow read;',
  'x\u2028 allow read;',
  'x\u0085 allow read;',
  '*/ allow read; /*',
  '\u202E\u2066 x',
])('a title stays within its comment: %j', (title) => {
  const lines = (changed: string) =>
    firestoreRules([{ ...form, title: changed }]).split(/[\n\r\u0085\u2028\u2029]/u);
  const plain = lines('x');
  expect(lines(title)).toHaveLength(plain.length);
  const changed = lines(title).filter((line, index) => line !== plain[index]);
  expect(changed.every((line) => /^ {4}\/\/ [^\p{Other}]+$/u.test(line))).toBe(true);
});

test('a field may be named as a word of the rules language', () => {
  const fields: FormDefinition['fields'] = [
    { kind: 'text', name: 'in', label: 'City', maxLength: 80 },
  ];
  const named = { ...form, fields, rules: [] };
  expect(firestoreRules([named])).toContain("data['in'] is string && data['in'].size() <= 80");
  expect(() => compiled([named])).not.toThrow();
});

describe('a rule that the rules language cannot say', () => {
  const kinds: Record<string, Rule<never, never>> = rules;
  const toldKinds: Record<string, Condition<never> | null> = conditions;
  beforeAll(() => {
    kinds.palindrome = {
      passes: (value: string) => value === [...value].reverse().join(''),
    };
    toldKinds.palindrome = null;
  });
  afterAll(() => {
    delete kinds.palindrome;
    delete toldKinds.palindrome;
  });

  const rule = { field: 'City', check: 'palindrome', message: 'm' };
  const withRule = (changed: object): FormDefinition => ({
    ...form,
    rules: [changed as RuleDefinition],
  });

  test('fails the check and the build', () => {
    expect(checkForm(withRule(rule))).toEqual([
      { error: 'ruleForBrowserAlone', path: 'rules[0].check' },
    ]);
    expect(() => firestoreRules([withRule(rule)])).toThrow(
      'A "form": the security rules cannot say "palindrome" of City; mark it clientOnly.',
    );
  });

  test('is named in a comment when config marks it clientOnly, and no record is refused for it', () => {
    const marked = withRule({ ...rule, clientOnly: true });
    expect(checkForm(marked)).toEqual([]);
    expect(firestoreRules([marked])).toContain(
      '// Asked in the browser alone, not here: City (palindrome).\n',
    );
    const record = { City: 'Bonn', Fax: '', Size: '', Cv: '', id: Date.UTC(2026, 0) };
    expect(recordSchema(marked).isValidSync(record, { strict: true })).toBe(true);
    expect(recordSchema(withRule(rule)).isValidSync(record, { strict: true })).toBe(false);
  });
});
