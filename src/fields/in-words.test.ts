/** @jest-environment node */
import type { Value } from '../schema/record';
import type { WordsOptions, ValueKind } from './kind-module';
import type { FieldDefinition } from './registry';
import { valueKinds } from './value-kinds';

const inWords = (field: FieldDefinition, value: Value, options: WordsOptions) =>
  (valueKinds[field.kind] as ValueKind).inWords?.(field, value, options);

const common = { name: 'n', label: 'l' };
const options = [{ value: 'a', label: 'An A' }, { value: 'b' }];
const errorMessage = 'r';

const matrix: FieldDefinition<'matrix'> = {
  kind: 'matrix',
  ...common,
  rows: [
    { name: 'a', label: '**First**' },
    { name: 'b', label: 'Second' },
  ],
  columns: [{ value: 'x', label: 'An X' }, { number: 3 }],
  unanswered: '{row}',
};

const storedGroup: FieldDefinition = {
  kind: 'stored-group',
  ...common,
  fields: [
    { kind: 'text', name: 'a', label: '**Street**' },
    { kind: 'number', name: 'b', label: 'Floor', errorMessage },
  ],
};

const internationalTel: FieldDefinition = {
  kind: 'international-tel',
  ...common,
  country: 'GB',
  countryLabel: 'c',
  errorMessage,
};

const month: FieldDefinition = {
  ...{ kind: 'month', ...common, errorMessage },
  ...{ monthLabel: 'm', yearLabel: 'y', placeholder: 'p' },
};

test.each<[FieldDefinition, Value, string]>([
  [{ kind: 'select', ...common, options }, 'a', 'An A'],
  [{ kind: 'radio', ...common, options }, 'b', 'b'],
  [{ kind: 'checkboxes', ...common, options }, ['a', 'b'], 'An A, b'],
  [{ kind: 'checkboxes', ...common, options }, [], ''],
  [{ kind: 'radio', ...common, options, other: { label: 'o', errorMessage } }, 'my own', 'my own'],
  [
    { kind: 'checkboxes', ...common, options, other: { label: 'o', errorMessage } },
    ['a', 'my own'],
    'An A, my own',
  ],
  [{ kind: 'checkbox', ...common }, true, 'Yes'],
  [{ kind: 'checkbox', ...common }, false, ''],
  [{ kind: 'number', ...common, errorMessage, unit: '€' }, 1234.5, '1,234.5 €'],
  [{ kind: 'number', ...common, errorMessage, prefix: '£' }, 1234.5, '£1,234.5'],
  [{ kind: 'number', ...common, errorMessage, prefix: 'kg', unit: 'a day' }, 2, 'kg 2 a day'],
  [{ kind: 'number', ...common, errorMessage, prefix: '£' }, null, ''],
  [{ kind: 'number', ...common, errorMessage }, 0, '0'],
  [{ kind: 'number', ...common, errorMessage }, null, ''],
  [{ kind: 'price', ...common, currency: 'GBP', sum: [] }, 1234.5, '£1,234.50'],
  [{ kind: 'price', ...common, currency: 'JPY', sum: [] }, -500, '-JP¥500'],
  [{ kind: 'price', ...common, average: ['n'] }, 1234.25, '1,234.25'],
  [{ kind: 'price', ...common, average: ['n'], unit: 'of 5' }, 4.5, '4.5 of 5'],
  [{ kind: 'price', ...common, average: ['n'] }, null, ''],
  [{ kind: 'rating', ...common, stars: ['Poor', 'Good'] }, 2, 'Good'],
  [{ kind: 'rating', ...common, stars: ['Poor', 'Good'] }, null, ''],
  [{ kind: 'scale', ...common, to: 3, lowest: 'Low', highest: 'High' }, 0, '0 (Low)'],
  [{ kind: 'scale', ...common, to: 3, lowest: 'Low', highest: 'High' }, 2, '2'],
  [{ kind: 'scale', ...common, to: 3, lowest: 'Low', highest: 'High' }, null, ''],
  [matrix, { a: 'x', b: 3 }, 'First: An X\nSecond: 3'],
  [matrix, { a: null, b: 3 }, 'Second: 3'],
  [matrix, { a: null, b: null }, ''],
  [{ ...matrix, several: true }, { a: ['x', '3'], b: [] }, 'First: An X'],
  [month, '2026-11', 'November 2026'],
  [month, '', ''],
  [{ kind: 'date', ...common, errorMessage }, '2026-11-21', '21 November 2026'],
  [{ kind: 'date', ...common, errorMessage }, '', ''],
  [internationalTel, '+442079460000', '+44 207 946 0000'],
  [internationalTel, '', ''],
  [storedGroup, { a: 'Main Street 1', b: null }, 'Street: Main Street 1'],
  [storedGroup, { a: 'Main Street 1', b: 3 }, 'Street: Main Street 1, Floor: 3'],
  [storedGroup, { a: '', b: null }, ''],
])('%j with %j reads %j', (field, value, words) => {
  expect(inWords(field, value, { yes: 'Yes', language: 'en-GB', files: [] })).toBe(words);
});

test('entries of a list are shown one below the other, without what is empty', () => {
  const field: FieldDefinition<'list'> = {
    kind: 'list',
    ...common,
    max: 3,
    fields: [
      { kind: 'text', name: 'Who', label: '**Who**' },
      { kind: 'select', name: 'Size', label: 'Size', options },
      { kind: 'checkbox', name: 'Vegan', label: 'Vegan' },
    ],
  };
  const value = [
    { Who: 'Ada', Size: 'a', Vegan: true },
    { Who: '', Size: '', Vegan: false },
    { Who: 'Bob', Size: 'b', Vegan: false },
  ];
  expect(inWords(field, value, { yes: 'Yes', language: 'en', files: [] })).toBe(
    'Who: Ada, Size: An A, Vegan: Yes\nWho: Bob, Size: b',
  );
});

test('files are shown by their names', () => {
  const field = { kind: 'file', ...common } as FieldDefinition;
  const wordsOptions = { yes: 'Yes', language: 'en', files: ['cv.pdf', 'photo.jpg'] };
  expect(inWords(field, ['https://a', 'https://b'], wordsOptions)).toBe('cv.pdf, photo.jpg');
});

test('a browser without Intl shows numbers and days as they are stored', () => {
  const known = Intl;
  Object.assign(globalThis, { Intl: undefined });
  // Formats are made once a language, and no test above made one of this.
  const wordsOptions = { yes: 'Yes', language: 'cy', files: [] };
  const number = inWords(
    { kind: 'number', ...common, errorMessage, unit: '€' },
    1234.5,
    wordsOptions,
  );
  const day = inWords({ kind: 'date', ...common, errorMessage }, '2026-11-21', wordsOptions);
  globalThis.Intl = known;
  expect([number, day]).toEqual(['1234.5 €', '2026-11-21']);
});
