import { newsletter, type Mistake } from './row';

const own =
  "    { kind: 'email', name: 'Email', label: 'Your e-mail', maxLength: 254, autoComplete: 'email' },\n";
const rules =
  "  ],\n  rules: [{ field: 'Email', check: 'email', message: 'Please enter a valid email address' }],\n  record: { collection: 'subcribe', stamps: { id: 'milliseconds', Date: 'date' } },\n  honeypot: true,\n";
const outcome = '  outcome: { saved: { log: true }, failed: { log: true } },\n';
const from = `${own}${rules}  submit: { label: 'Subscribe', look: 'arrow', clear: 'submitted' },\n${outcome}`;

const words = "places: { left: '{count} left', full: 'full' },";
const select = (more: string, options: string) =>
  `    { kind: 'select', name: 'Course', label: 'Course', ${more} options: [${options}] },\n`;
const course = select(words, "{ value: 'a', capacity: 12 }, { value: 'b' }");
const told = "full: { toast: 'This course is full. Please choose another one.' }";

const waits = "waiting: { toast: 'You are on the waiting list.' }";

/** A mistake in a form with a course that has so many places; what is not given is in order. */
const counted = (
  what: string,
  {
    field = course,
    clear = 'saved',
    full = `, ${told}`,
    stamps = '',
    rule = '',
    ...reported
  }: { field?: string; clear?: string; full?: string; stamps?: string; rule?: string } & Omit<
    Mistake,
    'what' | 'file' | 'from' | 'to'
  >,
): Mistake => ({
  what,
  file: newsletter,
  from,
  to: `${own}${field}${rules
    .replace("Date: 'date'", `Date: 'date'${stamps}`)
    .replace(
      ' }],',
      ` }${rule && `, ${rule}`}],`,
    )}  submit: { label: 'Subscribe', look: 'arrow', clear: '${clear}' },\n${outcome.replace(' },\n', `${full} },\n`)}`,
  ...reported,
});

/** A course of which so many places are taken as a number says. */
const countedBy = (count: string, step = '') =>
  select(
    `places: { left: '{count} left', full: 'full', count: '${count}' },`,
    "{ value: 'a', capacity: 12 }",
  ) +
  `    { kind: 'number', name: 'People', label: 'People',${step} errorMessage: 'A number, please' },\n`;

/** A room of which each night has so many. */
const stay = (nights: string) =>
  ['From', 'Until']
    .map((name) => `    { kind: 'date', name: '${name}', label: '${name}' },\n`)
    .join('') +
  select(
    `places: { nights: { ${nights} }, left: '{count} left', full: 'full' },`,
    "{ value: 'a', capacity: 12 }",
  );

const wrongWord = (key: string, suggests?: string) =>
  counted(`${key} for capacity`, {
    field: select(words, `{ value: 'a', ${key}: 12 }, { value: 'b', capacity: 5 }`),
    code: 'SITE-020',
    at: `${key}: 12`,
    ...(suggests !== undefined && { suggests }),
  });

export const placesMistakes: Mistake[] = [
  counted('a capacity without words for its places', {
    field: select('', "{ value: 'a', capacity: 12 }"),
    code: 'SITE-320',
    at: 'capacity: 12',
  }),
  counted('words for places, and no capacity', {
    field: select(words, "{ value: 'a' }, { value: 'b' }"),
    full: '',
    code: 'SITE-038',
    at: 'places:',
  }),
  counted('a capacity, and nobody told that it is full', {
    full: '',
    code: 'SITE-322',
    at: 'outcome:',
  }),
  counted('words for what is full, and no capacity', {
    field: select('', "{ value: 'a' }, { value: 'b' }"),
    code: 'SITE-323',
    at: 'full:',
  }),
  counted('a waiting list of which the owner does not learn', {
    full: `, ${waits}`,
    code: 'SITE-328',
    at: 'waiting:',
  }),
  counted('a waiting list of which visitors do not learn', {
    stamps: ", Waiting: 'waiting'",
    code: 'SITE-328',
    at: "Waiting: 'waiting'",
  }),
  counted('words for what is full beside a waiting list', {
    full: `, ${told}, ${waits}`,
    stamps: ", Waiting: 'waiting'",
    code: 'SITE-323',
    at: 'full:',
  }),
  counted('a waiting list for what never is full', {
    field: select('', "{ value: 'a' }, { value: 'b' }"),
    full: `, ${waits}`,
    stamps: ", Waiting: 'waiting'",
    code: 'SITE-323',
    at: 'waiting:',
  }),
  counted('a waiting list as a flag', {
    full: ', waiting: true',
    stamps: ", Waiting: 'waiting'",
    code: 'SITE-027',
    at: 'waiting: true',
  }),
  counted('a form with a capacity that is cleared at once', {
    clear: 'submitted',
    code: 'SITE-324',
    at: "clear: 'submitted'",
    suggests: "'saved'",
  }),
  counted('a capacity within a list', {
    field: `    { kind: 'list', name: 'Children', label: 'Children', min: 0, max: 3, fields: [\n${select('', "{ value: 'a', capacity: 12 }")}] },\n`,
    full: '',
    code: 'SITE-325',
    at: 'capacity: 12',
  }),
  counted('a start that may be full', {
    field: select(`${words} initial: 'a',`, "{ value: 'a', capacity: 12 }, { value: 'b' }"),
    code: 'SITE-326',
    at: "initial: 'a'",
  }),
  counted('a start after sending that may be full', {
    field: select(`${words} afterSubmit: 'a',`, "{ value: 'a', capacity: 12 }, { value: 'b' }"),
    code: 'SITE-326',
    at: "afterSubmit: 'a'",
  }),
  counted('a value that the database keeps for itself', {
    field: select(words, "{ value: '__a__', capacity: 12 }"),
    code: 'SITE-327',
    at: '__a__',
  }),
  ...["'12'", '0', '-1', '2.5'].map((capacity) =>
    counted(`a capacity of ${capacity}`, {
      field: select(words, `{ value: 'a', capacity: ${capacity} }`),
      code: capacity === "'12'" ? 'SITE-024' : 'SITE-033',
      at: `capacity: ${capacity}`,
      ...(capacity === "'12'" && { suggests: '12' }),
    }),
  ),
  ...['capasity', 'Capacity'].map((key) => wrongWord(key, 'capacity')),
  ...['seats', 'max'].map((key) => wrongWord(key)),
  counted('places counted by a field that is misspelt', {
    field: countedBy('Peple'),
    code: 'SITE-053',
    at: "count: 'Peple'",
    suggests: "'People'",
  }),
  counted('places counted by a text', {
    field: countedBy('Email'),
    code: 'SITE-149',
    at: "count: 'Email'",
  }),
  counted('places counted in halves', {
    field: countedBy('People', ' step: 0.5,'),
    code: 'SITE-149',
    at: "count: 'People'",
  }),
  ...[
    ['no field', 'Tme', "'Time'"],
    ['a number', 'People', undefined],
  ].map(([what = '', time = '', suggests]) =>
    counted(`times of a day in ${what}`, {
      field: `    { kind: 'date', name: 'Day', label: 'Day', places: { each: 12, time: '${time}', left: '{count} left', full: 'full' } },\n    { kind: 'time', name: 'Time', label: 'Time' },\n    { kind: 'number', name: 'People', label: 'People' },\n`,
      code: suggests === undefined ? 'SITE-149' : 'SITE-053',
      at: `time: '${time}'`,
      ...(suggests !== undefined && { suggests }),
    }),
  ),
  counted('a day that may be full from the start', {
    field:
      "    { kind: 'date', name: 'Day', label: 'Day', initial: '2027-03-05', places: { each: 12, left: '{count} left', full: 'full' } },\n",
    code: 'SITE-326',
    at: "initial: '2027-03-05'",
  }),
  counted('days with so many places, and nobody told that they are full', {
    field:
      "    { kind: 'date', name: 'Day', label: 'Day', places: { each: 12, left: '{count} left', full: 'full' } },\n",
    full: '',
    code: 'SITE-322',
    at: 'outcome:',
  }),
  counted('words for too few places, which nobody asks for', {
    field: select(
      "places: { left: '{count} left', full: 'full', tooFew: 'only {count}' },",
      "{ value: 'a', capacity: 12 }",
    ),
    code: 'SITE-034',
    at: 'tooFew:',
  }),
  counted('how many are left, without the number', {
    field: select("places: { left: 'some left', full: 'full' },", "{ value: 'a', capacity: 12 }"),
    code: 'SITE-034',
    at: 'some left',
  }),
  ...(
    [
      [
        'a day that is misspelt',
        "arrival: 'From', departure: 'Untl'",
        14,
        'SITE-613',
        "departure: 'Untl'",
        "'Until'",
      ],
      [
        'a day that is a course',
        "arrival: 'Course', departure: 'Until'",
        14,
        'SITE-613',
        "arrival: 'Course'",
      ],
      [
        'nights without end',
        "arrival: 'From', departure: 'Until'",
        undefined,
        'SITE-614',
        'nights:',
      ],
      ['too many nights', "arrival: 'From', departure: 'Until'", 15, 'SITE-614', 'nights:'],
    ] as const
  ).map(([what, nights, most, code, at, suggests]) =>
    counted(what, {
      field: stay(nights),
      rule: `{ field: 'Until', check: 'days-after', other: 'From', least: 1, ${most ? `most: ${most}, ` : ''}message: 'A night or more' }`,
      code,
      at,
      ...(suggests !== undefined && { suggests }),
    }),
  ),
  counted('a capacity of boxes, without words for it', {
    field:
      "    { kind: 'checkboxes', name: 'Days', label: 'Days', options: [{ value: 'a', capacity: 12 }] },\n",
    code: 'SITE-320',
    at: 'capacity: 12',
  }),
  counted('a box that is ticked at the start and may be full', {
    field:
      "    { kind: 'checkboxes', name: 'Days', label: 'Days', initial: ['a'], places: { left: '{count}', full: 'x' }, options: [{ value: 'a', capacity: 12 }] },\n",
    code: 'SITE-326',
    at: 'initial:',
  }),
];
