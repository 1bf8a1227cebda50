import type { WithOptions } from '../../../../src/fields/choice-value';
import type { ValueKind } from '../../../../src/fields/kind-module';
import { withoutNotes } from '../../../../src/fields/list/without-notes';
import { choiceOf } from '../../../../src/fields/matrix/value';
import { mostCharacters } from '../../../../src/fields/most-characters';
import { mostOwn } from '../../../../src/fields/own-answer';
import type { FieldDefinition } from '../../../../src/fields/registry';
import { valueKinds } from '../../../../src/fields/value-kinds';
import type { RuleDefinition } from '../../../../src/rules/schemas';
import { sampleTexts } from './sample-texts';

/** Plausible and malicious addresses of files in a record. */
export const sampleAddresses = (folder: string): string[] => {
  const server = 'https://firebasestorage.googleapis.com';
  const file = `${encodeURIComponent(folder)}0f8fad5b-d9cb-469f-a165-70867728950e`;
  const path = `/v0/b/demo-site.firebasestorage.app/o/${file}?alt=media&token=0f8fad5b-d9cb`;
  const address = server + path;
  return [
    address,
    `${server}/v0/b/demo-site.appspot.com/o/${file}?alt=media&token=a`,
    ...['javascript:alert(1)', 'data:text/html,x', 'https://files.example.com/cv', 'x', ' ', '/'],
    ...[`//evil.example${path}`, `https://evil.example${path}`, path],
    ...[`http://localhost:4173${path}`, `http://127.0.0.1${path}`, `https://localhost${path}`],
    `javascript:alert(1)//${address}`,
    `https://firebasestorage.googleapis.com.evil.example${path}`,
    `https://firebasestorage.googleapis.com@evil.example${path}`,
    `https://x@firebasestorage.googleapis.com${path}`,
    address.replace('https:', 'http:'),
    address.replace('https:', 'HTTPS:'),
    address.replace('firebasestorage.', 'firebasestorage-'),
    address.replaceAll('%2F', '/'),
    address.replaceAll('%2F', '%2f'),
    address.replace('demo-site.', 'demo/site.'),
    address.replace('demo-site.', '..%2F'),
    address.replace('0f8fad5b', '0F8FAD5B'),
    address.replace('0f8fad5b', 'cv'),
    address.replace('alt=media', 'alt=json'),
    address.replace(/&token=.*$/, ''),
    address.replace(/&token=.*$/, '&token='),
    ...['\n', ' ', '#x', '&x=y', '\u2028', '/../x', '?'].map((end) => address + end),
    ...['\n', ' ', '\u2028', '\uFEFF'].map((start) => start + address),
  ];
};

/** The longest e-mail address. */
const mailLength = 254;

const lengthsOf = (field: FieldDefinition, rules: RuleDefinition[]): number[] => [
  mostCharacters(field),
  ...rules.flatMap((rule) => {
    if (rule.check === 'email') return mailLength;
    if (rule.check === 'max-length') return rule.length;
    return 'length' in rule ? rule.length - 1 : [];
  }),
];

const dates = [
  ...['2026-11-21', '2026-12-31', '0000-01-01', '9999-12-31', '2024-02-28', '2024-03-01'],
  // Leap years, and years that are not.
  ...['2024-02-29', '2000-02-29', '0000-02-29', '2023-02-29', '1900-02-29', '2100-02-29'],
  ...['2026-02-30', '2026-04-31', '2026-11-31', '2026-13-01', '2026-00-10', '2026-11-00'],
  ...['2026-11-32', '2026-1-1', '26-11-21', '12026-11-21', '-2026-11-21', '2026-11-21T00:00'],
  ...['2026-11-21\n', ' 2026-11-21', '2026-11-21 ', '٢٠٢٦-11-21', '2026/11/21', '21.11.2026'],
  ...['', ' ', 'today', 'x', '2026-11-2'],
  // The first year, and years of two and three digits.
  ...[
    '1900-01-01',
    '1899-12-31',
    '1850-06-01',
    '0085-03-01',
    '0255-03-01',
    '1904-02-29',
    '2400-02-29',
  ],
];

const months = [
  ...['2026-11', '2026-10', '2026-12', '2027-01', '1900-01', '1899-12', '9999-12', '2000-02'],
  ...['2026-00', '2026-13', '2026-1', '26-11', '12026-11', '-2026-11', '2026-11-21', '2026-11-'],
  ...['2026-11\n', ' 2026-11', '2026-11 ', '٢٠٢٦-11', '2026/11', '11.2026', '2026-', '-11', '-'],
  ...['', ' ', 'today', 'x', '0085-03', '0255-03'],
];

const times = [
  ...['09:30', '00:00', '23:59', '19:00', '24:00', '09:60', '9:30', '09:3', '09:30:00', '0930'],
  ...['09:30\n', ' 09:30', '09:30 ', '٠٩:30', '', ' ', 'x', '-9:30', '09.30', '29:00'],
];

const numbers = [
  ...[null, 0, -0, 1, 2, 3, 4, 7, 12, 24, -1, -2, -12, 1000, 1e5, 0.5, 1.5, -1.5, 0.25],
  ...[0.1 + 0.2, 5.0000001, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1 - 2 ** 53, -(2 ** 53), 2 ** 63],
  ...[1e21, 1e300, 5e-324, NaN, Infinity, -Infinity, '5', '1,5', '', '0', true, [5], 12.5],
];

/** Lists that may be sent where `offered` are the options. */
const listsOf = (offered: string[]): unknown[] => {
  const [first = 'x', second = first] = offered;
  return [
    offered,
    [],
    ...offered.map((each) => [each]),
    offered.toReversed(),
    offered.slice(1),
    [first, first],
    [first, second, first],
    [...offered, 'not offered'],
    ['not offered'],
    [''],
    [` ${first}`],
    [first.toUpperCase()],
    [first, null],
    [first, 1],
    [true],
    [[first]],
    [{ a: first }],
    Array.from({ length: 1000 }, () => first),
    Array.from({ length: 1000 }, (_, index) => String(index)),
    first,
    { 0: first },
  ];
};

const fileListsOf = (addresses: string[], most: number): unknown[] => {
  const [address = ''] = addresses;
  const files = (count: number) => Array.from({ length: count }, () => address);
  return [
    ...[1, 0, 2, most - 1, most, most + 1, 11, 1000].map(files),
    ...addresses.filter((_, index) => index % 4 === 0).map((each) => [address, each]),
    [''],
    ...Array.from({ length: most }, (_, place) => files(most).with(place, 'x')),
    [address, null],
    [{ a: address }],
    address,
  ];
};

/** Entries of a list: with each value of each field, without a key, with one too many. */
const entryListsOf = (list: FieldDefinition<'list'>): unknown[] => {
  const { fields, rules = [], max } = withoutNotes(list);
  const samples = fields.map((field) => {
    const own = rules.filter((rule) => rule.field === field.name);
    return { name: field.name, values: sampleValues(field, own) };
  });
  const holds = (entry: object) => valueKinds.list.holds({ ...list, min: 0 }, [entry]);
  const entries = samples.flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));
  const base = samples.reduce<object>((entry, { name, values }) => {
    const field = fields.filter((each) => each.name === name);
    const alone = { ...list, min: 0, fields: field };
    return {
      ...entry,
      [name]: values.find((value) => valueKinds.list.holds(alone, [{ [name]: value }])),
    };
  }, {});
  const good = [base, ...entries.map((one) => ({ ...base, ...one })).filter(holds)];
  const [first = base, second = base] = good.toReversed();
  const of = (count: number) => Array.from({ length: count }, () => base);
  return [
    [base],
    ...[0, 1, max - 1, max, max + 1, 1000].map(of),
    ...entries.map((one) => [{ ...base, ...one }]),
    ...entries
      .filter((_, index) => index % 7 === 0)
      .map((one) => [...of(max - 1), { ...base, ...one }]),
    ...fields.map(({ name }) => [
      Object.fromEntries(Object.entries(base).filter(([each]) => each !== name)),
    ]),
    [{ ...base, extra: 'x' }],
    [{ ...base, constructor: 'x' }],
    [first, second],
    [{}],
    [null],
    ['x'],
    [[base]],
    [base, 'x'],
    base,
    { 0: base },
  ];
};

/** Choices of a matrix: each in each row, of other types, a row less and one too many; of several answers lists of them. */
const matrixValuesOf = ({ rows, columns, several }: FieldDefinition<'matrix'>): unknown[] => {
  const single = columns.map(choiceOf);
  const choices: unknown[] = several ? [single.slice(0, 1), single.toReversed(), []] : single;
  const names = rows.map(({ name }) => name);
  const by = (choice: (place: number) => unknown) =>
    Object.fromEntries(names.map((name, place) => [name, choice(place)]));
  const base = by(() => choices[0]);
  const tried = [
    ...choices,
    ...choices.map(String),
    ...choices.map(Number),
    ...['', 'x', 'constructor', 0, -0, 1, 1.5, true, false, null],
    ...[[], [choices[0]], {}, { [names[0] ?? '']: choices[0] }],
    ...[single[0], [single[0], single[0]], [...single, 'x'], [null], [12], single],
  ];
  return [
    by((place) => choices[place % choices.length]),
    by((place) => (place === 0 ? choices.at(-1) : null)),
    by((place) => (place === 0 ? null : choices[0])),
    ...names.flatMap((name) => tried.map((choice) => ({ ...base, [name]: choice }))),
    Object.fromEntries(Object.entries(base).slice(1)),
    Object.fromEntries(Object.entries(base).slice(0, 1)),
    Object.fromEntries(Object.entries(base).slice(1, 2)),
    {},
    { ...base, extra: choices[0] },
    { ...base, extra: null },
    { ...Object.fromEntries(Object.entries(base).slice(1)), extra: choices[0] },
    [base],
    choices,
    choices[0],
  ];
};

const choicesOf = (options: string[]): unknown[] => [
  ...options.flatMap((value) => [value, ` ${value}`, `${value}\0`, value.toUpperCase()]),
  ...['', ' ', 'x', 'not offered', options],
];

/** Words of the visitor's own, where a field takes them. */
const ownAnswers = (field: WithOptions): string[] =>
  field.other
    ? [
        ...sampleTexts([mostOwn(field)], ['required']),
        '\t',
        '\town',
        'own',
        'own\n',
        ' own',
        '\u00a0',
      ]
    : [];

/** Numbers of telephones with a code, on both sides of each limit, and of what others would take for one. */
const numbersOfCountries: string[] = [
  ...['', '+12345', '+123456', '+1234567890', '+123456789012345', '+1234567890123456'],
  ...['+44 20 7946 0000', '+442079460000\n', ' +442079460000', '+442079460000 ', '++442079460000'],
  ...['442079460000', '+0442079460000', '+44-2079460000', '+44207946000x', '\uff0b442079460000'],
  ...['+٤٤٢٠٧٩٤٦٠٠٠٠', '+4420794600\u200b00', '00442079460000', '+', '+1', 'tel:+442079460000'],
];

const ownValues = (field: FieldDefinition, rules: RuleDefinition[]): unknown[] => {
  switch (field.kind) {
    case 'number':
    case 'price':
      return numbers;
    case 'rating':
      return [...field.stars.keys(), field.stars.length, field.stars.length + 1, ...numbers];
    case 'scale':
      return [field.from ?? 0, field.to, field.to + 1, (field.from ?? 0) - 1, ...numbers];
    case 'matrix':
      return matrixValuesOf(field);
    case 'international-tel':
      return numbersOfCountries;
    case 'date':
      return dates;
    case 'month':
      return months;
    case 'time':
      return times;
    case 'checkbox':
      return [true, false, 'true', 'on', 1, 0];
    case 'checkboxes': {
      const offered = field.options.map(({ value }) => value);
      return [
        ...listsOf(offered),
        ...ownAnswers(field).flatMap((own) => [[own], [...offered, own], [own, ...offered, own]]),
        ...(field.other
          ? [
              ['a', 'b'],
              [offered[0], 'a', 'b'],
            ]
          : []),
      ];
    }
    case 'file': {
      const addresses = sampleAddresses(field.upload.folder);
      return field.maxFiles === undefined
        ? ['', ...addresses]
        : fileListsOf(addresses, field.maxFiles);
    }
    case 'list':
      return entryListsOf(field);
    case 'stored-group':
      // Each alone as it is stored, and in the list that the form would take it for.
      return entryListsOf({
        ...{ kind: 'list', name: field.name, label: field.label, min: 1, max: 1 },
        ...{ fields: field.fields, rules: field.rules },
      }).flatMap((entries) =>
        Array.isArray(entries) ? [...(entries as unknown[]), entries] : entries,
      );
    default: {
      if ('options' in field) {
        return [...choicesOf(field.options.map(({ value }) => value)), ...ownAnswers(field)];
      }
      const checks = rules.map(({ check }) => check);
      const days = checks.some((check) => check.startsWith('not-')) ? dates : [];
      return [...sampleTexts(lengthsOf(field, rules), checks), ...days];
    }
  }
};

/** Values of types that hardly any field may hold. */
export const wrongTypes: unknown[] = [
  null,
  true,
  1,
  1.5,
  NaN,
  [],
  ['x'],
  {},
  { a: 'x' },
  new Date(Date.UTC(2000, 0)),
];

/** Values on both sides of every limit of a field and its rules. */
export const sampleValues = (field: FieldDefinition, rules: RuleDefinition[]): unknown[] => {
  const named = rules.flatMap((rule): unknown[] => {
    if (rule.check === 'one-of') return [...rule.values, rule.values, [...rule.values, 'x']];
    return rule.check === 'min' || rule.check === 'max'
      ? [rule.value, rule.value + 1, rule.value - 1, rule.value + 0.5]
      : [];
  });
  // Each field gets the kind of its own.
  const { empty } = valueKinds[field.kind] as ValueKind;
  return [...ownValues(field, rules), ...named, empty(field), ...wrongTypes];
};
