/** @jest-environment node */
import { join } from 'node:path';
import type { FormDefinition } from '../../src/form/form-schema';
import { rules, type Rule } from '../../src/rules/predicates';
import type { RuleDefinition } from '../../src/rules/schemas';
import { staleRules } from '../../tools/check/rules-files';
import { compileRules } from '../local-firebase/rules/compile-rules';
import type { RulesValue } from '../local-firebase/rules/rules-value';
import { recordSchema } from '../record-store';
import { checkForm } from '../site-check/checks/form/check-form';
import { type Condition, conditions, isSayable } from './rule-conditions';
import { rulesNumber } from './rules-language';
import { firestoreRules } from './security-rules';
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
      errorMessages: { empty: 'e', tooLarge: 'l', wrongType: 'w' },
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
  String.raw`data.City.matches('(?s)[^\\r\\n]*')
          && data.City.size() <= 80`,
  'data.Fax.size() <= 5000',
  "data.Size in ['', 'it\\'s']",
  'data.Cv.size() <= 2000',
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

test('families of files become their types', () => {
  const upload = { folder: 'Some/Pictures/', accept: ['images' as const], maxMegabytes: 1 };
  const errorMessages = { empty: 'e', tooLarge: 'l', wrongType: 'w' };
  const fields: FormDefinition['fields'] = [
    { kind: 'file', name: 'Picture', label: 'l', upload, errorMessages },
  ];
  expect(storageRules([{ ...form, fields, rules: [] }])).toContain(
    `&& (isSavedAs('image/jpeg', 'jpg')
          || isSavedAs('image/png', 'png')
          || isSavedAs('image/webp', 'webp')
          || isSavedAs('image/heic', 'heic'));`,
  );
});

test('fields with the same conditions are checked once, and never while hidden', () => {
  const showWhen = { field: 'City', is: "it's" };
  const fields: FormDefinition['fields'] = [
    { kind: 'text', name: 'City', label: 'l', maxLength: 80 },
    {
      kind: 'group',
      legend: 'l',
      showWhen,
      fields: [
        { kind: 'checkbox', name: 'New', label: 'l' },
        { kind: 'number', name: 'Price', label: 'l', errorMessage: 'r', step: 0.01 },
        { kind: 'text', name: 'Why', label: 'l', showWhen: { field: 'New', filled: true } },
      ],
    },
  ];
  const rules = firestoreRules([
    { ...form, fields, rules: [{ field: 'New', check: 'accepted', message: 'm' }] },
  ]);
  expect(rules).toContain('// Checked only in the browser, not here: Price (step 0.01).\n');
  expect(rules).toContain(`return data.keys().hasOnly(['City', 'New', 'Price', 'Why', 'id'])
          && data.keys().hasAll(['City', 'id'])
          && data.City.matches('(?s)[^\\\\r\\\\n]*')
          && data.City.size() <= 80
          && (data.City == 'it\\'s'
            ? data.keys().hasAll(['New', 'Price'])
              && data.New is bool
              && data.New
              && (data.Price == null || data.Price is number && data.Price >= -9007199254740991 && data.Price <= 9007199254740991)
            : !data.keys().hasAny(['New', 'Price']))
          && (data.City == 'it\\'s' && data.New
            ? data.keys().hasAll(['Why'])
              && data.Why.matches('(?s)[^\\\\r\\\\n]*')
              && data.Why.size() <= 5000
            : !data.keys().hasAny(['Why']))
          && data.id is int`);
});

describe('the language that a record names as that of its page', () => {
  const tables: FormDefinition = {
    ...form,
    fields: [{ kind: 'text', name: 'Name', label: 'Name' }],
    rules: [],
    record: { collection: 'tables', stamps: { Language: 'language', Shown: 'pageLanguage' } },
  };
  const { decide } = compileRules(firestoreRules([tables], ['en-GB', 'de-DE', 'ar']), {
    file: 'firestore.rules',
    service: 'cloud.firestore',
  });
  const stored = (shown: RulesValue) =>
    decide({
      method: 'create',
      path: ['databases', '(default)', 'documents', 'tables', 'any'],
      incoming: {
        data: new Map<string, RulesValue>(
          Object.entries({ Name: 'Ada', Language: 'constructor', Shown: shown }),
        ),
      },
    }).allowed;

  test.each(['en-GB', 'de-DE', 'ar'])('%s is one of the site', (tag) => {
    expect(stored(tag)).toBe(true);
  });

  test.each([
    ...['', 'de', 'en', 'fr', 'DE-de', 'de-DE ', 'de-a1', 'en_GB', 'constructor', '*', 'x'],
    ...[null, 1n, ['ar'], new Map()],
  ])('%p is none', (tag) => {
    expect(stored(tag)).toBe(false);
  });
});

test.each([
  [0, '0'],
  [-0, '0'],
  [-5, '-5'],
  [2 ** 53 - 1, '9007199254740991'],
  [2 ** 53, '9007199254740992.0'],
  [-1e21, '-1000000000000000000000.0'],
  [0.5, '0.5'],
  [-1.25, '-1.25'],
  [1.5e-7, '0.00000015'],
  [-1e-7, '-0.0000001'],
])('the number %p is written %s', (number, text) => {
  expect(rulesNumber(number)).toBe(text);
  expect(Number(text)).toBe(number + 0);
});

test.each([
  [{ date: 'today' }, false],
  [{ date: '2026-11-21' }, true],
])('whether the rules can say a rule may depend on what it says: %j, %p', (params, expected) => {
  for (const check of ['not-before', 'not-after'] as const) {
    expect(isSayable({ field: 'any', check, message: 'm', ...params })).toBe(expected);
  }
});

test('the committed rules are those of the forms of this site', () => {
  expect(staleRules(join(__dirname, '../..'))).toEqual([]);
});

test('words that visitors read change no rule: an editor may change them without a developer', () => {
  expect(firestoreRules([{ ...form, title: 'Another' }])).toBe(firestoreRules([form]));
});

test('a field may be named as a word of the rules language', () => {
  const fields: FormDefinition['fields'] = [
    { kind: 'text', name: 'in', label: 'City', maxLength: 80 },
  ];
  const named = { ...form, fields, rules: [] };
  const rules = firestoreRules([named]);
  expect(rules).toContain("data['in'].size() <= 80");
  expect(() => compileRules(rules, { file: 'any', service: 'cloud.firestore' })).not.toThrow();
});

describe('a rule that the rules language cannot say', () => {
  const kinds: Record<string, Rule<never, never>> = rules;
  const reportedKinds: Record<string, Condition<never> | null> = conditions;
  beforeAll(() => {
    kinds.palindrome = {
      passes: (value: string) => value === [...value].reverse().join(''),
    };
    reportedKinds.palindrome = null;
  });
  afterAll(() => {
    delete kinds.palindrome;
    delete reportedKinds.palindrome;
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

  test('is named in a comment where a kind has what only browsers check', () => {
    const errorMessages = { empty: 'e', tooLarge: 'l', wrongType: 'w', tooMany: 'm', tooMuch: 'x' };
    const fields: FormDefinition['fields'] = [
      {
        kind: 'international-tel',
        name: 'Phone',
        label: 'l',
        country: 'GB',
        countryLabel: 'c',
        errorMessage: 'r',
      },
      {
        kind: 'file',
        name: 'Photos',
        label: 'l',
        maxFiles: 3,
        upload: { folder: 'a/', accept: ['images'], maxMegabytes: 5, maxTotalMegabytes: 12 },
        errorMessages,
        list: { cancel: 'c', retry: 'r', remove: 'e', failed: 'f', sent: 's' },
      },
    ];
    expect(firestoreRules([{ ...form, fields, rules: [] }])).toContain(
      '// Checked only in the browser, not here: Phone (as long as in its country), Photos (12 MB together).\n',
    );
  });

  test('is named in a comment when config marks it clientOnly, and no record is refused for it', () => {
    const marked = withRule({ ...rule, clientOnly: true });
    expect(checkForm(marked)).toEqual([]);
    expect(firestoreRules([marked])).toContain(
      '// Checked only in the browser, not here: City (palindrome).\n',
    );
    const record = { City: 'Bonn', Fax: '', Size: '', Cv: '', id: Date.UTC(2026, 0) };
    expect(recordSchema(marked).isValidSync(record, { strict: true })).toBe(true);
    expect(recordSchema(withRule(rule)).isValidSync(record, { strict: true })).toBe(false);
  });
});
