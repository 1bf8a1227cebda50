/** @jest-environment node */
import { valueAt } from '../../src/schema/values/paths';
import { groupOf, listOf } from '../config-values/values';
import { resolveConfig } from './resolve-config';

const today = '2026-11-21';

const courses = {
  kind: 'offer',
  currency: 'EUR',
  entries: [
    { id: 'german-a1', name: 'German A1', tags: ['German'], price: 189, by: 'people/anna' },
    { id: 'german-a2', name: 'German A2', tags: ['German'], price: 210, until: '2026-11-20' },
    { id: 'french-a1', name: 'French A1', tags: ['French'], highlight: true, until: today },
    { id: 'french-a2', name: 'French A2', tags: ['French'], from: '2026-12-01' },
    { id: 'latin', name: 'Latin', hidden: true },
  ],
};

const talks = {
  kind: 'event',
  entries: [
    { id: 'late', name: 'Late', start: '2026-12-20' },
    { id: 'over', name: 'Over', start: '2026-11-20T18:00' },
    { id: 'soon', name: 'Soon', start: today },
    { id: 'counted', name: 'Counted', start: '2026-12-21', tags: ['Seats'], seats: 20 },
    { id: 'full', name: 'Full', start: '2026-12-22', tags: ['Seats'], seats: 0 },
    {
      id: 'weekly',
      name: 'Weekly',
      start: '2026-10-05T18:00',
      repeats: { days: ['monday'], until: '2026-12-14' },
    },
  ],
};

const people = { kind: 'person', entries: [{ id: 'anna', name: 'Anna' }] };

const file = 'config/forms/sign-up.ts';

const resolved = (form: unknown, offered?: 'ever') =>
  resolveConfig(
    new Map<string, unknown>([
      ['config/site.ts', { language: 'en', timeZone: 'UTC', values: { school: 'Lingua' } }],
      ['config/collections/courses.ts', courses],
      ['config/collections/talks.ts', talks],
      ['config/collections/people.ts', people],
      [file, form],
    ]),
    { today, offered },
  );

const optionsOf = (options: unknown, offered?: 'ever') => {
  const form = { fields: [{ kind: 'select', name: 'Course', options }] };
  return listOf(valueAt(resolved(form, offered).values.get(file), 'fields[0].options'));
};

const plain = (value: string, label: string) => ({ value, label });
const until = (day: string) => ({ ends: Date.parse(`${day}T24:00:00Z`) });
const french = { ...plain('french-a1', 'French A1'), ...until(today) };
const later = {
  ...plain('french-a2', 'French A2'),
  begins: Date.parse('2026-12-01T00:00:00Z'),
  later: true,
};

test.each<[string, object, unknown[]]>([
  [
    'each entry that is not over or hidden, by its id and its name, with when it begins and ends',
    { from: 'courses' },
    [plain('german-a1', 'German A1'), french, later],
  ],
  [
    'those with a tag',
    { from: 'courses', where: { tag: 'German' } },
    [plain('german-a1', 'German A1')],
  ],
  [
    'those that name an entry of another collection',
    { from: 'courses', where: { names: 'people/anna' } },
    [plain('german-a1', 'German A1')],
  ],
  ['those that are highlighted', { from: 'courses', where: { highlighted: true } }, [french]],
  [
    'those of a person',
    { from: 'courses', where: { by: 'people/anna' } },
    [plain('german-a1', 'German A1')],
  ],
  [
    'events by their day, a series once',
    { from: 'talks' },
    [
      { ...plain('soon', 'Soon'), ...until(today) },
      { ...plain('weekly', 'Weekly'), ...until('2026-12-14') },
      { ...plain('late', 'Late'), ...until('2026-12-20') },
      { ...plain('counted', 'Counted'), ...until('2026-12-21') },
      { ...plain('full', 'Full'), ...until('2026-12-22') },
    ],
  ],
  [
    'words with names of the entry and of the site',
    { from: 'courses', label: '{name} at {school}, {price} by {by}', value: '{name}' },
    [
      plain('German A1', 'German A1 at Lingua, €189 by Anna'),
      { ...french, ...plain('French A1', 'French A1 at Lingua, by') },
      { ...later, ...plain('French A2', 'French A2 at Lingua, by') },
    ],
  ],
  [
    'prices that count',
    { from: 'courses', prices: true },
    [{ ...plain('german-a1', 'German A1'), price: 189 }, french, later],
  ],
  [
    'other options below',
    { from: 'courses', where: { tag: 'German' }, also: [{ value: 'unsure' }] },
    [plain('german-a1', 'German A1'), { value: 'unsure' }],
  ],
  ['none of a collection that there is not', { from: 'curses' }, []],
])('options are %s', (_what, options, expected) => {
  expect(optionsOf(options)).toEqual(expected);
});

test('of entries with seats there are so many places, where the field counts them', () => {
  const options = { from: 'talks', where: { tag: 'Seats' } };
  const field = { kind: 'select', name: 'Talk', options };
  const places = { left: '{count} left', full: 'full' };
  const { values } = resolved({ fields: [field, { ...field, places }] });
  const capacities = ['fields[0]', 'fields[1]'].map((path) =>
    listOf(valueAt(values.get(file), `${path}.options`)).map((option) => groupOf(option).capacity),
  );
  expect(capacities).toEqual([[undefined, undefined], [20]]);
});

test('a series that is booked by its dates is an option for each of them, with places of its own', () => {
  const options = { from: 'talks', where: { id: 'weekly' }, dates: true };
  const again = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'];
  expect(optionsOf(options)).toEqual(
    again.map((day) => ({
      value: `weekly ${day}T18:00`,
      label: expect.stringMatching(
        new RegExp(`^Weekly, (?:November|December) ${Number(day.slice(8))}, 2026 at 6:00`),
      ) as string,
      ...until(day),
    })),
  );
  const all = optionsOf({ ...options, label: '{start}', where: { id: 'late' } });
  expect(all).toEqual([
    { ...plain('late 2026-12-20', 'December 20, 2026'), ...until('2026-12-20') },
  ]);
});

test('what could be chosen once is known to the rules and to what lists messages', () => {
  const values = optionsOf({ from: 'courses' }, 'ever').map((option) => groupOf(option).value);
  expect(values).toEqual(['german-a1', 'german-a2', 'french-a1', 'french-a2']);
});

test('options stand in groups, lists and steps; what is wrong with one is told where it is written', () => {
  const options = { from: 'courses', also: [{ value: 'other' }] };
  const field = { kind: 'radio', name: 'Course', options };
  const form = {
    steps: [
      { title: 'One', fields: [{ kind: 'group', legend: 'Which', fields: [field] }] },
      { title: 'Two', fields: [{ kind: 'list', name: 'All', fields: [field] }] },
    ],
  };
  const { values, placeOf } = resolved(form);
  for (const path of ['steps[0].fields[0].fields[0]', 'steps[1].fields[0].fields[0]']) {
    const at = `${path}.options`;
    expect(listOf(valueAt(values.get(file), at))).toHaveLength(4);
    expect(placeOf({ file, path: `${at}[1].value` })).toEqual({
      file: 'config/collections/courses.ts',
      path: 'entries[2].value',
    });
    expect(placeOf({ file, path: `${at}[3].value` })).toEqual({
      file,
      path: `${at}.also[0].value`,
    });
    expect(placeOf({ file, path: `${path}.name` })).toEqual({ file, path: `${path}.name` });
  }
});

test('options as a list stay as they are', () => {
  const options = [{ value: 'a' }, { value: 'b' }];
  expect(optionsOf(options)).toBe(options);
});

test('days begin and end where the site is; the rules know an option that begins later as one that begins', () => {
  const form = { fields: [{ kind: 'select', name: 'Course', options: { from: 'courses' } }] };
  const { values } = resolveConfig(
    new Map<string, unknown>([
      ['config/site.ts', { language: 'en', timeZone: 'Europe/Berlin' }],
      ['config/collections/courses.ts', courses],
      [file, form],
    ]),
    { today, offered: 'ever' },
  );
  const [, , first, second] = listOf(valueAt(values.get(file), 'fields[0].options'));
  expect(first).toMatchObject({ ends: Date.parse('2026-11-22T00:00:00+01:00') });
  expect(second).toEqual({
    ...plain('french-a2', 'French A2'),
    begins: Date.parse('2026-12-01T00:00:00+01:00'),
  });
});
