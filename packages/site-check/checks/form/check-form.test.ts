/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FormItem } from '../../../../src/fields/registry';
import {
  formExample,
  keptFormExample,
  countedFormExample,
  quietFormExample,
  steppedFormExample,
  waitingFormExample,
} from '../../../../src/form/form-example';
import type { RuleDefinition } from '../../../../src/rules/schemas';
import { marksIn } from '../../../config-values/schema-at';
import { checkMarks } from '../check-marks';
import { checkForm } from './check-form';
import { checkSize } from './check-size';

const folder = join(__dirname, '../../../../src/fields');

const items = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    Object.values(
      jest.requireActual<{ examples: Record<string, FormItem> }>(join(folder, name, 'example.ts'))
        .examples,
    ),
  );

const form = (fields: unknown[], rules: RuleDefinition[] = []) => ({
  title: 'A form',
  fields,
  rules,
  record: { collection: 'tried', stamps: { Sent: 'date' } },
});

const errorsOf = (value: unknown) =>
  [...checkForm(value), ...checkMarks(value, marksIn('config/forms/tried.ts'))].map(
    ({ error, path }) => `${error} ${path}`,
  );

const stayAt = (amount: number) => [
  ...['In', 'Out'].map((name) => ({ kind: 'date', name, label: name })),
  {
    kind: 'price',
    name: 'Price',
    label: 'P',
    currency: 'EUR',
    sum: [{ amount, nights: { arrival: 'In', departure: 'Out' } }],
  },
];

describe('nothing is said of what is right', () => {
  test.each(
    Object.entries({
      formExample,
      countedFormExample,
      waitingFormExample,
      quietFormExample,
      steppedFormExample,
    }),
  )('the %s', (_name, example) => expect(errorsOf(example)).toEqual([]));

  /** From what the examples of prices are worked out. */
  const priced = [
    { kind: 'select', name: 'Course', label: 'C', options: [{ value: 'german', price: 180 }] },
    { kind: 'list', name: 'Friends', label: 'F', max: 3, fields: [{ kind: 'text', name: 'A' }] },
    { kind: 'date', name: 'Arrival', label: 'A' },
    { kind: 'date', name: 'Departure', label: 'D' },
    { kind: 'radio', name: 'Room', label: 'R', options: [{ value: 'lake', price: 140 }] },
    { kind: 'checkbox', name: 'Member', label: 'M' },
    {
      kind: 'list',
      name: 'Participants',
      label: 'P',
      max: 3,
      fields: [
        { kind: 'checkbox', name: 'Lunch', label: 'L' },
        { kind: 'select', name: 'Workshop', label: 'W', options: [{ value: 'a', price: 50 }] },
      ],
    },
    {
      kind: 'list',
      name: 'Lines',
      label: 'L',
      max: 3,
      fields: [
        { kind: 'select', name: 'Article', label: 'A', options: [{ value: 'a', price: 50 }] },
        { kind: 'number', name: 'Quantity', label: 'Q', errorMessage: 'e' },
      ],
      rules: [
        { field: 'Quantity', check: 'min', value: 1, message: 'm' },
        { field: 'Quantity', check: 'max', value: 9, message: 'm' },
      ],
    },
    { kind: 'price', name: 'Total', label: 'T', currency: 'EUR', sum: [{ amount: 90 }] },
    { kind: 'scale', name: 'Pain', label: 'P', to: 5, lowest: 'l', highest: 'h' },
    {
      kind: 'matrix',
      name: 'Wellbeing',
      label: 'W',
      rows: [{ name: 'calm', label: 'C' }],
      columns: [{ number: 0 }, { number: 3 }],
      unanswered: '{row}',
    },
  ];

  /** By what the examples of places are counted. */
  const counting = [{ kind: 'number', name: 'People', label: 'P', errorMessage: 'e' }];
  const timed = [...counting, { kind: 'time', name: 'Time', label: 'T', errorMessage: 'e' }];
  const days = priced.filter(({ kind }) => kind === 'date');
  const beside: Record<string, unknown[]> = {
    ...{ price: priced, radio: [...counting, ...days], date: timed, checkboxes: counting },
  };
  const stay: RuleDefinition[] = [
    { field: 'Departure', check: 'days-after', other: 'Arrival', most: 9, message: 'm' },
  ];
  const besideRules: Record<string, RuleDefinition[]> = {
    ...{ radio: stay, price: stay },
    time: [{ field: 'Time', check: 'opening-time', message: 'm' }],
  };

  test.each(items.map((item) => [item.kind, item] as const))('an example of %s', (kind, item) =>
    expect(errorsOf(form([...(beside[kind] ?? []), item], besideRules[kind]))).toEqual([]),
  );

  test.each<[string, unknown[], RuleDefinition[]]>([
    [
      'a file that is there shows a field',
      [
        { kind: 'file', name: 'Cv', label: 'CV', upload: { folder: 'Cv/', types: ['pdf'] } },
        { kind: 'text', name: 'More', label: 'More', showWhen: { field: 'Cv', filled: true } },
      ],
      [{ field: 'Cv', check: 'required', message: 'x' }],
    ],
    [
      'one of several choices shows a field that another one hides',
      [
        { kind: 'checkboxes', name: 'Of', label: 'Of', options: [{ value: 'a' }, { value: 'b' }] },
        {
          kind: 'group',
          legend: 'A',
          showWhen: { field: 'Of', is: 'a' },
          fields: [
            { kind: 'text', name: 'Both', label: 'Both', showWhen: { field: 'Of', is: 'b' } },
            { kind: 'text', name: 'One', label: 'One', showWhen: { field: 'Of', isNot: 'b' } },
          ],
        },
      ],
      [],
    ],
    [
      'a number, a day and a time are waited for',
      [
        { kind: 'number', name: 'N', label: 'N', step: 0.5, errorMessage: 'x' },
        {
          kind: 'date',
          name: 'D',
          label: 'D',
          errorMessage: 'x',
          showWhen: { field: 'N', is: '2.5' },
        },
        {
          kind: 'time',
          name: 'T',
          label: 'T',
          errorMessage: 'x',
          showWhen: { field: 'D', is: '2028-02-29' },
        },
        { kind: 'text', name: 'X', label: 'X', showWhen: { field: 'T', isNot: '10:00' } },
      ],
      [],
    ],
    [
      'an address that begins for the visitor',
      [{ kind: 'url', name: 'Web', label: 'Web', initial: 'https://' }],
      [{ field: 'Web', check: 'web-address', message: 'x' }],
    ],
    [
      'signs that are no marks',
      [{ kind: 'text', name: 'X', label: 'Size [cm] (both) * 2 ** 3, *needed' }],
      [],
    ],
    [
      'limits that meet',
      [
        { kind: 'rating', name: 'R', label: 'R', stars: ['a', 'b', 'c'] },
        { kind: 'date', name: 'D', label: 'D', errorMessage: 'x', initial: '2027-01-01' },
      ],
      [
        { field: 'R', check: 'min', value: 3, message: 'x' },
        { field: 'R', check: 'max', value: 3, message: 'x' },
        { field: 'D', check: 'not-before', date: 'today', message: 'x', clientOnly: true },
      ],
    ],
    [
      'a dear stay that has an end',
      stayAt(1_000_000),
      [{ field: 'Out', check: 'days-after', other: 'In', most: 14, message: 'x' }],
    ],
    [
      'two days and two times that are compared',
      [
        ...['In', 'Out'].map((name) => ({ kind: 'date', name, label: name })),
        ...['At', 'Until'].map((name) => ({ kind: 'time', name, label: name })),
      ],
      [
        { field: 'Out', check: 'after', other: 'In', orSame: true, message: 'x' },
        { field: 'Until', check: 'after', other: 'At', message: 'x' },
        { field: 'In', check: 'not-on', weekdays: ['sunday'], message: 'x' },
      ],
    ],
  ])('%s', (_what, fields, rules) => expect(errorsOf(form(fields, rules))).toEqual([]));
});

test('a dear stay may become too dear to be worked out exactly, unless a rule that always asks ends it', () => {
  const most = { field: 'Out', check: 'days-after', other: 'In', most: 14, message: 'x' } as const;
  const said = ['priceUnverified fields[2].sum[0]'];
  expect(errorsOf(form(stayAt(1_000_000)))).toEqual(said);
  expect(errorsOf(form(stayAt(1_000_000), [{ ...most, from: '2027-07-01' }]))).toEqual(said);
  expect(errorsOf(form(stayAt(1_000_000), [{ ...most, clientOnly: true }]))).toEqual(said);
});

test.each<[string, string[]]>([
  ['Thank you, {Name}: {Points}.', []],
  ['No names in { } or {}.', []],
  ['Thank you, {Nmae}.', ['unknownValue fields[2].fields[0].words']],
  ['You agreed: {Terms}.', ['unknownValue fields[2].fields[0].words']],
])('a note that says “%s”', (words, told) => {
  const fields = [
    { kind: 'text', name: 'Name', label: 'Name' },
    { kind: 'checkbox', name: 'Terms', label: 'Terms' },
    { kind: 'group', legend: 'More', fields: [{ kind: 'note', words }] },
    { kind: 'price', name: 'Points', label: 'Points', sum: [{ amount: 1 }] },
  ];
  expect(errorsOf(form(fields))).toEqual(told);
});

test('thanks that say a number need a form that gives one', () => {
  const { outcome, record } = keptFormExample;
  expect(errorsOf(keptFormExample)).toEqual([]);
  const stamps = { id: 'milliseconds' };
  expect(errorsOf({ ...keptFormExample, record: { ...record, stamps } })).toEqual([
    'noReferenceStored outcome.saved.toast',
    'noReferenceStored outcome.saved.byAnswer[0].toast',
  ]);
  const saved = { ...outcome.saved, toast: 'Thank you.', byAnswer: undefined };
  expect(
    errorsOf({ ...keptFormExample, record: { ...record, stamps }, outcome: { ...outcome, saved } }),
  ).toEqual([]);
});

test('a form that is too large is told with the fields for which the database needs most', () => {
  const text = (name: string) => ({ kind: 'text', name, label: name, maxLength: 200 });
  const pets = { kind: 'list', name: 'Pets', label: 'Pets', max: 20 };
  const fields = [
    text('Name'),
    { ...pets, fields: ['Race', 'Colour', 'Food', 'Toy'].map(text) },
    {
      kind: 'select',
      name: 'City',
      label: 'City',
      options: [{ value: 'Rome' }, { value: 'Oslo' }],
    },
    { ...text('Street'), showWhen: { field: 'City', is: 'Rome' } },
  ];
  const [found, ...others] = checkSize(form(fields));
  expect(others).toEqual([]);
  const costs = [...(found?.parts?.dearest ?? '').matchAll(/(\w+) (\d+)/g)];
  expect(costs.map(([, name]) => name)).toEqual(['Pets', 'Street', 'Name', 'City']);
  const [most = 0, ...rest] = costs.map(([, , cost]) => Number(cost));
  expect(most).toBeGreaterThan(900);
  expect(Math.max(...rest)).toBeLessThan(30);
});

test('a form that a function checks may be of any size, and takes no places', () => {
  const record = { collection: 'tried', stamps: { id: 'date' }, checkedBy: 'function' };
  const numbers = Array.from({ length: 60 }, (_, at) => ({
    kind: 'number',
    name: `N${at}`,
    label: 'A number',
    errorMessage: 'A number, please',
  }));
  expect(checkSize(form(numbers))).toHaveLength(1);
  expect(checkSize({ ...form(numbers), record })).toEqual([]);
  expect(errorsOf(countedFormExample)).toEqual([]);
  const counted = { ...countedFormExample.record, checkedBy: 'function' };
  expect(errorsOf({ ...countedFormExample, record: counted })).toEqual([
    'placesAtFunction record.checkedBy',
  ]);
});

test('what a scanner finds needs files, and a name of its own', () => {
  const file = { kind: 'file', name: 'Plan', label: 'Plan' };
  const scanning = (fields: object[], scanned: string) =>
    errorsOf({ ...form(fields), record: { collection: 'tried', stamps: { id: 'date' }, scanned } });
  const told = (error: string) => [`${error} record.scanned`];
  expect(scanning([file], 'Found')).toEqual([]);
  expect(scanning([{ kind: 'group', legend: 'More', fields: [file] }], 'Found')).toEqual([]);
  expect(scanning([{ kind: 'text', name: 'Name', label: 'Name' }], 'Found')).toEqual(
    told('noEffect'),
  );
  for (const name of ['Plan', 'id'])
    expect(scanning([file], name)).toEqual(told('scannedIsStored'));
});

test('the paragraphs of a note, its lists, its tables, and notes in a list are checked as its words are', () => {
  const paragraphs = [
    'Thank you, {Name}, {Nmae}.',
    { list: ['{Inner}'] },
    { columns: ['Who', 'Price'], rows: [['Adults', '12'], ['Children']] },
  ];
  const fields = [
    { kind: 'text', name: 'Name', label: 'Name' },
    { kind: 'note', paragraphs },
    {
      kind: 'list',
      name: 'Guests',
      label: 'Guests',
      max: 3,
      fields: [
        { kind: 'text', name: 'Inner', label: 'Inner' },
        { kind: 'note', words: '{Inner} of {Name} and {Nobody}' },
      ],
    },
  ];
  expect(errorsOf(form(fields))).toEqual([
    'unknownValue fields[1].paragraphs[0]',
    'unknownValue fields[1].paragraphs[1].list[0]',
    'raggedRow fields[1].paragraphs[2].rows[1]',
    'unknownValue fields[2].fields[1].words',
  ]);
});

describe('a condition in a list', () => {
  const named = (name: string) => ({ name, label: name });
  const radio = { kind: 'radio', ...named('R'), options: [{ value: 'a' }, { value: 'b' }] };
  const told = (showWhen: object, more: object = {}) =>
    errorsOf(
      form([
        { kind: 'checkbox', ...named('C') },
        radio,
        {
          kind: 'list',
          ...named('L'),
          max: 2,
          ...more,
          fields: [
            { kind: 'number', ...named('N'), errorMessage: 'x' },
            { kind: 'text', ...named('T'), showWhen },
          ],
        },
        { kind: 'text', ...named('Below') },
      ]),
    );

  test.each<[object, string[]]>([
    [{ field: 'N', moreThan: 3 }, []],
    [{ field: 'C', filled: true }, []],
    [{ field: 'R', is: 'a' }, []],
    [
      {
        any: [
          { field: 'N', lessThan: 2 },
          { field: 'R', isOneOf: ['a', 'b'] },
        ],
      },
      [],
    ],
    [{ field: 'R', is: 'c' }, ['noSuchOption .is']],
    [{ field: 'R', moreThan: 1 }, ['conditionNeverHolds .moreThan']],
    [{ field: 'T', filled: true }, ['conditionOnItself .field']],
    [{ field: 'Below', filled: true }, ['conditionWithoutField .field']],
    [{ field: 'L', filled: true }, ['conditionWithoutField .field']],
    [{ field: 'N', youngerThan: 3 }, ['fieldOfOtherKind .field']],
    [{ field: 'N' }, ['oneCondition ']],
  ])('%j', (showWhen, found) =>
    expect(told(showWhen)).toEqual(
      found.map((each) => each.replace(' ', ' fields[2].fields[1].showWhen')),
    ),
  );

  test('never holds where that of the list forbids it', () => {
    expect(told({ field: 'R', is: 'b' }, { showWhen: { field: 'R', is: 'a' } })).toEqual([
      'conditionNeverHolds fields[2].fields[1].showWhen',
    ]);
    expect(told({ field: 'R', is: 'a' }, { showWhen: { field: 'R', is: 'a' } })).toEqual([]);
  });
});

test('a field that stands in a list, or around it, is said to', () => {
  const text = (name: string) => ({ kind: 'text', name, label: name });
  const guests = {
    ...{ kind: 'list', name: 'Guests', label: 'G', max: 3, fields: [text('Who')] },
    rules: [{ field: 'Town', check: 'required', message: 'x' }],
  };
  const rule: RuleDefinition = { field: 'Who', check: 'required', message: 'x' };
  const price = { kind: 'price', name: 'P', label: 'P', currency: 'EUR', sum: [{ of: 'Who' }] };
  const found = checkForm(form([text('Town'), guests, text('Whom'), price], [rule]));
  const inList = ' but in the entries of the list “Guests”, where nothing else may name it';
  expect(found.map(({ error, parts, suggestion }) => [error, parts?.nearest, suggestion])).toEqual([
    ['noSuchField', inList, undefined],
    ['noSuchField', inList, undefined],
    ['noSuchField', expect.stringContaining('it stands outside'), undefined],
  ]);
});

test.each([
  [{ of: 'Age' }, "each: { list: 'Guests', of: 'Age' }"],
  [{ amount: 5, times: ['Age'] }, "each: { list: 'Guests', times: ['Age'] }"],
])(
  'of a field in a list, which a price names as %j, it is told how each counts it',
  (part, way) => {
    const list = {
      kind: 'list',
      name: 'Guests',
      label: 'G',
      max: 2,
      fields: [{ kind: 'number', name: 'Age', label: 'A', errorMessage: 'x' }],
    };
    const price = { kind: 'price', name: 'P', label: 'P', currency: 'EUR', sum: [part] };
    const found = checkForm(form([list, price]));
    expect(found.map(({ error, parts }) => [error, parts?.nearest])).toEqual([
      ['noSuchField', `, but the entries of the list “Guests” have it: ${way}`],
    ]);
  },
);

test('of a rule whose field is misspelt, the other field is not judged by its kind', () => {
  const day = (name: string) => ({ kind: 'date', name, label: name });
  const rule: RuleDefinition = {
    field: 'Depature',
    check: 'after',
    other: 'Arrival',
    message: 'x',
  };
  expect(errorsOf(form([day('Arrival'), day('Departure')], [rule]))).toEqual([
    'noSuchField rules[0].field',
  ]);
});

test('own words that add nothing to a price are told, unless it says so or is hidden then', () => {
  const options = [{ value: 'a', price: 5 }];
  const field = { kind: 'radio', name: 'Of', label: 'Of', options, other: { label: 'Other' } };
  const price = { kind: 'price', name: 'P', label: 'P', currency: 'EUR', sum: [{ of: 'Of' }] };
  const told = (more: object) => errorsOf(form([field, { ...price, ...more }]));
  expect(told({})).toEqual(['ownWordsUncounted fields[0].other']);
  expect(told({ hint: 'Without your own' })).toEqual([]);
  expect(told({ showWhen: { field: 'Of', is: 'a' } })).toEqual([]);
});

test('the fields of a stored group have names and rules of their own', () => {
  const named = (name: string) => ({ name, label: name });
  const text = (name: string) => ({ kind: 'text', ...named(name) });
  const required = (field: string): RuleDefinition => ({ field, check: 'required', message: 'x' });
  const group = (name: string, rules: RuleDefinition[]) => ({
    kind: 'stored-group',
    ...named(name),
    fields: [text('Street'), text('Town')],
    rules,
  });
  const fields = (rules: RuleDefinition[] = []) => [
    text('Street'),
    group('Home', rules),
    group('Work', [required('Town')]),
  ];
  expect(errorsOf(form(fields([required('Street')]), [required('Street')]))).toEqual([]);
  expect(errorsOf(form(fields([required('Twon')])))).toEqual([
    'noSuchField fields[1].rules[0].field',
  ]);
  expect(errorsOf(form(fields(), [required('Town')]))).toEqual(['noSuchField rules[0].field']);
  expect(errorsOf(form(fields(), [required('Home')]))).toEqual(['ruleForSort rules[0].check']);
});

describe('a number that is worked out from others', () => {
  const named = (name: string) => ({ name, label: name });
  const fields = [
    { kind: 'number', ...named('N'), errorMessage: 'x' },
    { kind: 'number', ...named('H'), errorMessage: 'x', step: 0.5 },
    { kind: 'scale', ...named('S'), to: 10, lowest: 'l', highest: 'h' },
    { kind: 'text', ...named('T') },
    {
      kind: 'matrix',
      ...named('M'),
      rows: [named('a')],
      columns: [{ number: 1 }, { value: 'none' }],
      unanswered: '{row}',
    },
    {
      kind: 'matrix',
      ...named('W'),
      rows: [named('a')],
      columns: [{ value: 'yes' }, { value: 'no' }],
      unanswered: '{row}',
    },
  ];
  const limited = (['min', 'max'] as const).map((check, value): RuleDefinition => ({
    field: 'N',
    check,
    value,
    whenFilled: true,
    message: 'x',
  }));

  test.each<[object, RuleDefinition[], string[]]>([
    [{ average: ['S', 'M'] }, [], []],
    [{ average: ['N', 'S'] }, limited, []],
    [{ average: ['N', 'S'] }, [], ['priceUnverified .average[0]']],
    [{ average: ['S', 'H'] }, [], ['priceUnverified .average[1]']],
    [{ average: ['S', 'H'], clientOnly: true }, [], []],
    [{ average: ['S', 'W'] }, [], ['fieldOfOtherKind .average[1]']],
    [{ average: ['T'] }, [], ['fieldOfOtherKind .average[0]']],
    [{ average: ['Z'] }, [], ['noSuchField .average[0]']],
    [{ sum: [{ of: 'S' }, { of: 'M' }] }, [], []],
    [{ sum: [{ of: 'N' }] }, [], ['priceUnverified .sum[0].of']],
    [{ sum: [{ of: 'N' }] }, limited, []],
    [{ sum: [{ of: 'W' }] }, [], ['fieldOfOtherKind .sum[0].of']],
  ])('%j', (own, rules, told) => {
    const result = { kind: 'price', ...named('R'), ...own };
    expect(errorsOf(form([...fields, result], rules))).toEqual(
      told.map((each) => each.replace(' ', ' fields[6]')),
    );
  });
});

describe('a price of options in seasons, of entries, or that is a share', () => {
  const named = (name: string) => ({ name, label: name });
  const nights = { arrival: 'In', departure: 'Out' };
  const room = (...seasonPrices: { season: string; price: number }[]) => ({
    kind: 'radio',
    ...named('Room'),
    options: [
      { value: 'lake', price: 140, seasonPrices },
      { value: 'attic', price: 90 },
    ],
  });
  const guests = {
    kind: 'list',
    ...named('Guests'),
    max: 4,
    fields: [
      { kind: 'checkbox', ...named('Lunch') },
      { kind: 'number', ...named('Age'), errorMessage: 'e' },
      { kind: 'select', ...named('Menu'), options: [{ value: 'fish', price: 20 }] },
    ],
  };
  const days = ['In', 'Out'].map((name) => ({ kind: 'date', ...named(name) }));
  const price = (name: string, ...sum: object[]) => ({
    ...{ kind: 'price', ...named(name), currency: 'EUR', sum },
  });
  const most = (nightsOfStay: number): RuleDefinition[] => [
    { field: 'Out', check: 'days-after', other: 'In', most: nightsOfStay, message: 'm' },
  ];
  const summer = {
    of: 'Room',
    nights: { ...nights, season: 'summer', from: '07-01', to: '08-31' },
  };
  const ofJuly = {
    of: 'Room',
    nights: { ...nights, season: 'july', from: '2027-07-10', to: '2027-07-20' },
  };
  const winter = {
    of: 'Room',
    nights: { ...nights, season: 'winter', from: '12-20', to: '03-15' },
  };
  const inSummer = { season: 'summer', price: 190 };
  const [ofRoom, inJuly] = [
    { of: 'Room', nights },
    { season: 'july', price: 200 },
  ];

  test.each<[string, unknown[], RuleDefinition[], string[]]>([
    [
      'seasons that are told apart',
      [room(inSummer), price('P', ofRoom, summer, winter)],
      most(14),
      [],
    ],
    [
      'a season that is not there',
      [room({ season: 'sumer', price: 1 }), price('P', ofRoom, summer)],
      most(14),
      ['noSuchSeason fields[2].options[0].seasonPrices[0].season'],
    ],
    [
      'no seasons in the price',
      [room(inSummer), price('P', ofRoom)],
      [],
      ['seasonPricesUncounted fields[2].options[0].seasonPrices'],
    ],
    ['options that no price counts', [room(inSummer), price('P', { amount: 5 })], [], []],
    [
      'two seasons with nights in common, one of each year',
      [room(inSummer, inJuly), price('P', ofRoom, summer, ofJuly)],
      most(14),
      ['overlappingSeasons fields[3].sum[2].nights.from'],
    ],
    [
      'the same where only one of them has a price',
      [room(inSummer), price('P', ofRoom, summer, ofJuly)],
      most(14),
      [],
    ],
    [
      'a stay as long as a year',
      [room(), price('P', ofRoom, winter)],
      most(290),
      ['priceUnverified fields[3].sum[1]'],
    ],
    ['a stay that is shorter', [room(), price('P', ofRoom, winter)], most(270), []],
    [
      'a deposit of a price below',
      [price('D', { of: 'P', percent: 20 }), price('P', { amount: 5 })],
      [],
      ['priceOfPriceBelow fields[2].sum[0].of'],
    ],
    [
      'a share of itself',
      [price('P', { of: 'P', percent: 20 })],
      [],
      ['priceOfPriceBelow fields[2].sum[0].of'],
    ],
    [
      'a deposit of what the browser alone works out',
      [{ ...price('P', { amount: 5 }), clientOnly: true }, price('D', { of: 'P', percent: 20 })],
      [],
      ['priceUnverified fields[3].sum[0].of'],
    ],
    [
      'a share that becomes too large',
      [price('P', { amount: 1_000_000, nights }, { percent: 1000 })],
      most(2000),
      ['priceUnverified fields[2].sum[1]'],
    ],
    [
      'entries that hold any number',
      [guests, price('P', { each: { list: 'Guests', of: 'Age' } })],
      [],
      ['priceUnverified fields[3].sum[0].each.of'],
    ],
    [
      'a field of the form in place of one of the entries',
      [guests, price('P', { each: { list: 'Guests', of: 'In' } })],
      [],
      ['noSuchField fields[3].sum[0].each.of'],
    ],
    [
      'entries that are multiplied by any number',
      [guests, price('P', { amount: 5, each: { list: 'Guests', times: ['Age'] } })],
      [],
      ['priceUnverified fields[3].sum[0].each.times[0]'],
    ],
    [
      'entries that are multiplied by a field of the form',
      [guests, price('P', { amount: 5, each: { list: 'Guests', times: ['In'] } })],
      [],
      ['noSuchField fields[3].sum[0].each.times[0]'],
    ],
    [
      'an age asked of a number in the entries',
      [
        guests,
        price('P', { amount: 5, each: { list: 'Guests', when: { field: 'Age', youngerThan: 3 } } }),
      ],
      [],
      ['fieldOfOtherKind fields[3].sum[0].each.when.field'],
    ],
    [
      'what the entries and the form around them say',
      [
        guests,
        price('P', { amount: 5, each: { list: 'Guests', when: { field: 'In', filled: true } } }),
      ],
      [],
      [],
    ],
  ])('%s', (_what, fields, rules, expected) => {
    expect(errorsOf(form([...days, ...fields], rules))).toEqual(expected);
  });
});

test('a price that is too much for the rules may be worked out by a function', () => {
  const price = { kind: 'price', name: 'P', label: 'P', currency: 'EUR', sum: [{ of: 'N' }] };
  const number = { kind: 'number', name: 'N', label: 'N', step: 0.5, errorMessage: 'x' };
  const asked = form([number, price]);
  expect(errorsOf(asked)).toEqual(['priceUnverified fields[1].sum[0].of']);
  expect(errorsOf({ ...asked, record: { ...asked.record, checkedBy: 'function' } })).toEqual([]);
});

test('a field that waits for one that is hidden for ever is not told besides', () => {
  const fields = [
    { kind: 'checkbox', name: 'A', label: 'A' },
    { kind: 'text', name: 'B', label: 'B', showWhen: { field: 'A', is: 'maybe' } },
    { kind: 'text', name: 'C', label: 'C', showWhen: { field: 'B', filled: true } },
  ];
  expect(errorsOf(form(fields))).toEqual(['conditionNeverHolds fields[1].showWhen.is']);
});

const guests = [
  { kind: 'number', name: 'N', label: 'N', errorMessage: 'x' },
  { kind: 'rating', name: 'R', label: 'R', stars: ['a', 'b', 'c'] },
  { kind: 'radio', name: 'O', label: 'O', options: [{ value: 'a' }, { value: 'b' }] },
];

test.each<[Record<string, unknown>, string[]]>([
  [{ field: 'N', moreThan: 3 }, []],
  [{ field: 'R', lessThan: 2 }, []],
  [{ field: 'O', isOneOf: ['a', 'b'] }, []],
  [
    {
      any: [
        { field: 'N', moreThan: 3 },
        { field: 'O', is: 'a' },
      ],
    },
    [],
  ],
  [
    {
      any: [
        { field: 'N', moreThan: 3 },
        { field: 'N', lessThan: 1 },
      ],
    },
    [],
  ],
  [
    {
      all: [
        { field: 'N', moreThan: 3 },
        { field: 'N', lessThan: 5 },
      ],
    },
    [],
  ],
  [{ field: 'R', moreThan: 3 }, ['conditionNeverHolds .moreThan']],
  [{ field: 'R', lessThan: 1 }, ['conditionNeverHolds .lessThan']],
  [{ field: 'O', moreThan: 1 }, ['conditionNeverHolds .moreThan']],
  [{ field: 'O', isOneOf: ['a', 'c'] }, ['noSuchOption .isOneOf[1]']],
  [
    {
      all: [
        { field: 'N', moreThan: 3 },
        { field: 'N', lessThan: 4 },
      ],
    },
    ['conditionNeverHolds .all[1]'],
  ],
  [{ any: [{ field: 'Z', filled: true }] }, ['conditionWithoutField .any[0].field']],
  [
    {
      any: [
        { field: 'O', is: 'c' },
        { field: 'N', filled: true },
      ],
    },
    ['noSuchOption .any[0].is'],
  ],
  [{ all: [{ field: 'B', filled: true }] }, ['conditionOnItself .all[0].field']],
  [{ any: [{ field: 'N' }] }, ['oneCondition .any[0]']],
  [{ any: [{ field: 'N', filled: true }], field: 'N' }, ['oneCondition ']],
])('a condition %j', (showWhen, told) => {
  const fields = [...guests, { kind: 'text', name: 'B', label: 'B', showWhen }];
  expect(errorsOf(form(fields))).toEqual(
    told.map((each) => each.replace(' ', ' fields[3].showWhen')),
  );
});

test.each<[object, string[]]>([
  [{ field: 'N', moreThan: 3 }, []],
  [{ any: [{ field: 'O', is: 'a' }] }, []],
  [{ field: 'Z', filled: true }, ['conditionWithoutField .when.field']],
  [{ field: 'O', is: 'c' }, ['noSuchOption .when.is']],
  [{ field: 'R', moreThan: 3 }, ['conditionNeverHolds .when.moreThan']],
])('thanks by an answer: %j', (when, told) => {
  const byAnswer = [
    { when: { field: 'N', filled: true }, toast: 'a' },
    { when, toast: 'b' },
  ];
  const outcome = { saved: { toast: 'c', byAnswer }, failed: { log: true } };
  expect(errorsOf({ ...form(guests), outcome })).toEqual(
    told.map((each) => each.replace(' ', ' outcome.saved.byAnswer[1]')),
  );
});

test('conditions that wait for each other are told, and end', () => {
  const fields = [
    { kind: 'text', name: 'A', label: 'A', showWhen: { field: 'B', filled: true } },
    { kind: 'text', name: 'B', label: 'B', showWhen: { field: 'A', filled: true } },
  ];
  expect(errorsOf(form(fields))).toEqual(['conditionOnLater fields[0].showWhen.field']);
});

const line = { kind: 'text', name: 'N', label: 'N', maxLength: 20 };

test.each<[string, string[]]>([
  ['[٠-٩]{4}', ['patternOfOtherDigits rules[0].pattern']],
  ['[A-Z]۱۲', ['patternOfOtherDigits rules[0].pattern']],
  ['[०-९]+|[๐-๙]+', ['patternOfOtherDigits rules[0].pattern']],
  ['[0-9٠-٩]{4}', []],
  ['[0-9]+[۰-۹]?', []],
  ['٣|3', []],
  [String.raw`\p{Nd}{4}`, []],
])('the pattern %s of a field whose digits become 0 to 9', (pattern, told) => {
  const rule = { field: 'N', check: 'pattern', pattern, wants: 'W', message: 'x' } as const;
  expect(errorsOf(form([line], [rule]))).toEqual(told);
  const ofLines = { kind: 'textarea', name: 'N', label: 'N', rows: 2, maxLength: 20 };
  expect(errorsOf(form([ofLines], [rule]))).toEqual([]);
});

const sinceThen = { field: 'D', check: 'not-before', date: '1850-01-01', message: 'x' } as const;

test.each<[string, string, RuleDefinition[], string[]]>([
  ['1899-12-31', 'no rule', [], ['startNotHeld fields[0].initial']],
  ['1899-12-31', 'a rule that names an earlier day', [sinceThen], []],
  ['1900-01-01', 'no rule', [], []],
])('a day at first that is %s, with %s', (initial, _, rules, told) => {
  const date = { kind: 'date', name: 'D', label: 'D', errorMessage: 'x', initial };
  expect(errorsOf(form([date], rules))).toEqual(told);
});

test('a text at first is counted as the field counts it, an emoji as two', () => {
  const of = (maxLength: number) => form([{ ...line, maxLength, initial: '🎉🎉' }]);
  expect(errorsOf(of(3))).toEqual(['startTooLong fields[0].initial']);
  expect(errorsOf(of(4))).toEqual([]);
});

test.each([
  [undefined],
  [{ fields: {} }],
  [{ steps: [{ showWhen: [] }] }],
  [{ fields: [{ kind: 7 }] }],
])('a form that is none is judged without a fall: %j', (broken) =>
  expect(() => errorsOf(broken)).not.toThrow(),
);

describe('a matrix', () => {
  const named = (name: string) => ({ name, label: name });
  const rows = [named('a'), named('b')];
  const matrix = {
    kind: 'matrix',
    ...named('M'),
    rows,
    columns: [{ value: 'yes' }, { value: 'no' }, { number: 3 }],
    unanswered: '{row}',
  };
  const asked = (showWhen: object) =>
    errorsOf(
      form([matrix, { kind: 'text', ...named('T'), showWhen: { field: 'M', ...showWhen } }]),
    );

  test.each<[object, string[]]>([
    [{ is: 'yes' }, []],
    [{ is: '3' }, []],
    [{ isNot: 'no' }, []],
    [{ isOneOf: ['no', '3'] }, []],
    [{ filled: true }, []],
    [{ filled: false }, []],
    [{ is: 'maybe' }, ['noSuchOption fields[1].showWhen.is']],
    [{ isOneOf: ['no', '4'] }, ['noSuchOption fields[1].showWhen.isOneOf[1]']],
    [{ moreThan: 2 }, ['conditionNeverHolds fields[1].showWhen.moreThan']],
  ])('may be asked %j of: %j', (showWhen, told) => expect(asked(showWhen)).toEqual(told));

  test('of two rows each may have another answer', () => {
    const all = ['yes', 'no'].map((is) => ({ field: 'M', is }));
    const text = { kind: 'text', ...named('T'), showWhen: { all } };
    expect(errorsOf(form([matrix, text]))).toEqual([]);
    expect(errorsOf(form([{ ...matrix, rows: [named('a')] }, text]))).toEqual([
      'conditionNeverHolds fields[1].showWhen.all[1]',
    ]);
  });

  test('has rows and columns that can be told apart', () => {
    const columns = [{ value: '3' }, { value: 'no' }, { number: 3 }];
    expect(errorsOf(form([{ ...matrix, rows: [...rows, named('a')], columns }]))).toEqual([
      'nameTwice fields[0].rows[2].name',
      'nameTwice fields[0].columns[2].number',
    ]);
  });

  test.each<[RuleDefinition['check'], string[]]>([
    ['required', []],
    ['min', ['ruleForSort rules[0].check']],
    ['accepted', ['ruleForSort rules[0].check']],
  ])('has the rule %s: %j', (check, told) => {
    const rule = { field: 'M', check, value: 2, message: 'x' } as RuleDefinition;
    expect(errorsOf(form([matrix], [rule]))).toEqual(told);
  });
});

describe('words of the visitor’s own beside options', () => {
  const other = { label: 'Other', errorMessage: 'x' };
  const options = [{ value: 'a' }, { value: 'b' }];
  const boxes = { kind: 'checkboxes', name: 'Of', label: 'Of', options };
  const most = (value: number) => [{ field: 'Of', check: 'min', value, message: 'x' } as const];

  test('they are one choice more', () => {
    expect(errorsOf(form([{ ...boxes, other }], most(3)))).toEqual([]);
    expect(errorsOf(form([{ ...boxes, other }], most(4)))).toEqual([
      'ruleAgainstLimit rules[0].value',
    ]);
    expect(errorsOf(form([boxes], most(3)))).toEqual(['ruleAgainstLimit rules[0].value']);
  });

  test('a most of choices is no limit of theirs', () => {
    const atMost: RuleDefinition = { field: 'Of', check: 'max', value: 2, message: 'x' };
    expect(errorsOf(form([{ ...boxes, other }], [atMost]))).toEqual([]);
  });

  test('no condition asks for them, and none is that for options', () => {
    const showWhen = { field: 'Of', is: 'c' };
    const more = { kind: 'text', name: 'More', label: 'More', showWhen };
    expect(errorsOf(form([{ ...boxes, other }, more]))).toEqual([
      'noSuchOption fields[1].showWhen.is',
    ]);
  });
});
