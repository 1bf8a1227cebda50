import type { FieldDefinition } from '../src/fields/registry';
import type { Value } from '../src/schema/record';

/** What fields keep over a reload, which may lead to another build with other fields. */

const options = [{ value: 'one' }, { value: 'two' }, { value: 'three' }];
const named = { name: 'Any', label: 'Any' };
const errorMessage = 'No';
const errorMessages = { empty: 'e', tooLarge: 'l', wrongType: 'w' };
const upload = { folder: 'a/', maxMegabytes: 1, types: ['pdf' as const] };

type Row = [kind: string, entries: string[], expected: Value | undefined];
type Case = {
  field: FieldDefinition;
  /** Values that are restored unchanged: an empty one, then one that fits the field, then any. */
  own: Value[];
  /** Values written by other kinds, or before the field was changed. */
  foreign: Row[];
};

/** Kinds that are a line of text with a limit of characters. */
type TextKind = Exclude<Extract<FieldDefinition, { maxLength?: unknown }>['kind'], 'textarea'>;

const typed = (kind: TextKind): Case => ({
  field: { kind, ...named, maxLength: 5 },
  // The visitor is asked to shorten it: cutting would lose words.
  own: ['', 'a', ' a\u00a0', 'more than five'],
  foreign: [
    ['textarea', ['a\r\n\nb'], 'a b'],
    ['number', ['2.5'], '2.5'],
    ['text', [], ''],
    ['select', ['one'], undefined],
    ['checkbox', ['on'], undefined],
    ['checkboxes', ['one', 'two'], undefined],
    ['file', [], undefined],
    ['of another build', ['a'], undefined],
  ],
});

const chosen = (kind: 'select' | 'radio'): Case => ({
  field: { kind, ...named, options, ...(kind === 'select' && { placeholder: 'Choose' }) },
  own: ['', 'one', 'three'],
  foreign: [
    [kind, ['four'], undefined],
    [kind, ['One'], undefined],
    ['text', ['two'], 'two'],
    ['checkbox', ['on'], undefined],
    [kind === 'radio' ? 'select' : 'radio', ['two'], 'two'],
  ],
});

const bob = (Who: string) => ({ Who, Age: null, Vegan: false, Days: [] });

/** By the names of the kinds. */
const cases: Readonly<Record<string, Case | undefined>> = {
  text: typed('text'),
  email: typed('email'),
  tel: typed('tel'),
  'international-tel': {
    field: {
      kind: 'international-tel',
      ...named,
      country: 'GB',
      countryLabel: 'Country',
      errorMessage,
    },
    // What is being typed, too.
    own: ['', '+442079460000', '020 79', 'by mail'],
    foreign: [
      ['tel', ['020 7946 0000'], '020 7946 0000'],
      ['select', ['one'], undefined],
      ['checkbox', ['on'], undefined],
    ],
  },
  url: typed('url'),
  textarea: {
    field: { kind: 'textarea', ...named, rows: 3 },
    own: ['', 'a\nb', ' '],
    foreign: [
      ['text', ['a'], 'a'],
      ['select', ['one'], undefined],
      ['checkbox', ['on'], undefined],
    ],
  },
  number: {
    field: { kind: 'number', ...named, errorMessage },
    own: [null, 0, -1, 2.5, 1e29, 1e-7, 0.1 + 0.2, '12a'],
    foreign: [
      ['number', ['2,5'], 2.5],
      ['number', ['1e3'], '1e3'],
      ['text', ['3'], 3],
      ['text', ['three'], undefined],
      ['rating', ['3'], undefined],
      ['checkbox', ['on'], undefined],
    ],
  },
  date: {
    field: { kind: 'date', ...named, errorMessage },
    own: ['', '2099-02-28'],
    foreign: [
      ['date', ['2099-02-30'], undefined],
      ['text', ['tomorrow'], undefined],
      ['text', ['2099-02-28'], '2099-02-28'],
      ['time', ['09:30'], undefined],
    ],
  },
  month: {
    field: {
      kind: 'month',
      ...named,
      ...{ monthLabel: 'Month', yearLabel: 'Year', placeholder: 'Choose', errorMessage },
    },
    // What is being chosen, too.
    own: ['', '2027-05', '-05', '2027-', '20-12'],
    foreign: [
      ['month', ['05'], '-05'],
      ['month', ['2027-05'], '2027-05'],
      ['month', ['13', '2027'], undefined],
      ['text', ['2027-05'], '2027-05'],
      ['text', ['-05'], undefined],
      ['date', ['2099-02-28'], undefined],
    ],
  },
  time: {
    field: { kind: 'time', ...named, errorMessage },
    own: ['', '09:30'],
    foreign: [
      ['time', ['09:30:15'], undefined],
      ['date', ['2099-02-28'], undefined],
    ],
  },
  select: chosen('select'),
  radio: chosen('radio'),
  checkbox: {
    field: { kind: 'checkbox', ...named },
    own: [false, true],
    foreign: [
      ['text', ['on'], undefined],
      ['checkboxes', ['one'], undefined],
      ['radio', ['yes'], undefined],
      ['number', [], undefined],
    ],
  },
  checkboxes: {
    field: { kind: 'checkboxes', ...named, options },
    own: [[], ['two'], ['one', 'three']],
    foreign: [
      ['checkboxes', ['three', 'four', 'one'], ['one', 'three']],
      ['checkboxes', ['one', 'one'], ['one']],
      ['checkboxes', ['four'], undefined],
      ['select', ['two'], ['two']],
      ['checkbox', ['on'], undefined],
    ],
  },
  rating: {
    field: { kind: 'rating', ...named, stars: ['Poor', 'Good'] },
    own: [null, 1, 2],
    foreign: [
      ['rating', ['3'], undefined],
      ['rating', ['0.5'], undefined],
      ['number', ['2'], undefined],
    ],
  },
  scale: {
    field: { kind: 'scale', ...named, to: 10, lowest: 'l', highest: 'h' },
    own: [null, 0, 10],
    foreign: [
      ['scale', ['11'], undefined],
      ['scale', ['0.5'], undefined],
      ['scale', ['x'], undefined],
      ['number', ['2'], undefined],
      ['rating', ['2'], undefined],
    ],
  },
  matrix: {
    field: {
      kind: 'matrix',
      ...named,
      rows: ['one', 'two'].map((name) => ({ name, label: name })),
      columns: [{ value: 'a=b' }, { number: 3 }],
      unanswered: '{row}',
    },
    own: [
      { one: null, two: null },
      { one: 'a=b', two: 3 },
      { one: null, two: 'a=b' },
    ],
    foreign: [
      ['matrix', ['one=3', 'two=gone', 'three=3'], { one: 3, two: null }],
      ['matrix', ['two=4', 'one'], undefined],
      ['radio', ['a=b'], undefined],
      ['list', ['{"one":3}'], undefined],
    ],
  },
  file: {
    field: { kind: 'file', ...named, upload, errorMessages },
    own: [],
    foreign: [
      ['file', [], undefined],
      ['file', ['https://files.example/a'], undefined],
      ['text', ['C:\\fakepath\\cv.pdf'], undefined],
    ],
  },
  price: {
    field: { kind: 'price', ...named, currency: 'EUR', sum: [{ amount: 0 }] },
    // It is worked out from the other fields.
    own: [],
    foreign: [
      ['price', ['5'], undefined],
      ['number', ['5'], undefined],
    ],
  },
  'stored-group': {
    field: {
      kind: 'stored-group',
      ...named,
      fields: [
        { kind: 'text', name: 'Who', label: 'Who' },
        { kind: 'checkboxes', name: 'Days', label: 'Days', options },
      ],
    },
    own: [
      { Who: '', Days: [] },
      { Who: 'Bob', Days: ['two'] },
      { Who: '', Days: ['one', 'three'] },
    ],
    foreign: [
      ['stored-group', ['{"Who":["a"],"Days":"one"}'], { Who: 'a', Days: [] }],
      ['stored-group', ['no entry'], { Who: '', Days: [] }],
      ['list', ['{"Who":"x"}'], undefined],
      ['text', ['x'], undefined],
    ],
  },
  list: {
    field: {
      kind: 'list',
      ...named,
      min: 0,
      max: 2,
      fields: [
        { kind: 'text', name: 'Who', label: 'Who', initial: 'Ada' },
        { kind: 'number', name: 'Age', label: 'Age', errorMessage },
        { kind: 'checkbox', name: 'Vegan', label: 'Vegan' },
        { kind: 'checkboxes', name: 'Days', label: 'Days', options },
      ],
    },
    own: [
      [],
      [{ Who: 'Bob', Age: 7, Vegan: true, Days: ['two'] }],
      [
        { Who: '', Age: null, Vegan: false, Days: [] },
        { Who: 'Cy', Age: '12a', Vegan: false, Days: ['one', 'three'] },
      ],
    ],
    foreign: [
      ['list', ['{"Who":"x"}', '{}', '{}'], [bob('x'), bob('Ada')]],
      ['list', ['{"Who":["a"],"Age":"b","Vegan":"on","Days":"one"}'], [{ ...bob('a'), Age: 'b' }]],
      ['list', ['no entry', 'null'], [bob('Ada'), bob('Ada')]],
      ['text', ['x'], undefined],
      ['checkboxes', ['one'], undefined],
    ],
  },
};

/** The case of a kind of the registry. Throws if it has none. */
export const caseOf = (kind: string): Case => {
  const found = cases[kind];
  if (!found) throw new Error(`tests/saved-fields.ts does not say what is saved of a "${kind}".`);
  return found;
};
