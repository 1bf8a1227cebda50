/** @jest-environment node */
import type { FormItem } from '../fields/registry';
import type { RuleDefinition } from '../rules/schemas';
import type { Values } from '../schema/record';
import { countedFields, placesOf, waitingStamp } from './counted-fields';
import { countedFormExample, waitingFormExample } from './form-example';

const place = (option: string, capacity: number) => ({ field: 'Course', option, capacity });

test.each([
  [{ Course: 'german-a1' }, [place('german-a1', 12)]],
  [{ Course: 'german-a2' }, [place('german-a2', 10)]],
  [{ Course: '' }, []],
  [{ Course: 'french' }, []],
  [{ Course: 'constructor' }, []],
  [{ Course: ['german-a1'] }, []],
  [{ Name: 'german-a1' }, []],
  [{}, []],
])('%j takes %j', (values, places) => expect(placesOf(countedFormExample, values)).toEqual(places));

test.each([
  [{ Tour: 'morning', People: 4 }, 4],
  [{ Tour: 'morning', People: 1 }, 1],
  // What says nothing takes one.
  [{ Tour: 'morning', People: null }, 1],
  [{ Tour: 'morning', People: 0 }, 1],
  [{ Tour: 'morning', People: -4 }, 1],
  [{ Tour: 'morning', People: 2.5 }, 1],
  [{ Tour: 'morning', People: 'four' }, 1],
  [{ Tour: 'morning' }, 1],
])('%j takes %i places', (values, count) =>
  expect(placesOf(waitingFormExample, values)).toMatchObject([{ option: 'morning', count }]),
);

test('of boxes to tick a record takes a place of each that has so many', () => {
  const boxes: FormItem = {
    kind: 'checkboxes',
    name: 'Tours',
    label: 'l',
    options: [{ value: 'a', capacity: 3 }, { value: 'b', capacity: 5 }, { value: 'c' }],
  };
  const takenIn = (Tours: unknown) =>
    placesOf({ fields: [boxes] }, { Tours } as Values).map(({ option, capacity }) => [
      option,
      capacity,
    ]);
  expect([[], ['c'], ['b', 'c', 'a'], 'a'].map(takenIn)).toEqual([
    [],
    [],
    [
      ['b', 5],
      ['a', 3],
    ],
    [],
  ]);
});

test('a list and checkboxes take as many places as they have entries', () => {
  const [tour] = waitingFormExample.fields;
  const days: FormItem = {
    kind: 'checkboxes',
    name: 'People',
    label: 'l',
    options: [{ value: 'a' }, { value: 'b' }, { value: 'c' }],
  };
  const form = { fields: [tour!, days] };
  const countIn = (People: string[]) => placesOf(form, { Tour: 'morning', People })[0]?.count;
  expect([[], ['a'], ['a', 'b', 'c']].map(countIn)).toEqual([1, 1, 3]);
});

test.each([
  [{ Day: '2027-03-05', Time: '19:30' }, '2027-03-05 19:30'],
  [{ Day: '2027-03-05', Time: '' }, '2027-03-05 '],
  [{ Day: '2027-03-05' }, '2027-03-05 '],
  [{ Day: '', Time: '19:30' }, undefined],
  [{ Time: '19:30' }, undefined],
])('%j takes a place at %j', (values, option) => {
  const common = { label: 'l', errorMessage: 'e' };
  const places = { each: 12, time: 'Time', left: '{count}', full: 'f' };
  const form = {
    fields: [
      { kind: 'date', name: 'Day', ...common, places },
      { kind: 'time', name: 'Time', ...common },
    ] satisfies FormItem[],
  };
  expect(placesOf(form, values)).toEqual(
    option === undefined ? [] : [{ field: 'Day', option, capacity: 12 }],
  );
});

describe('each night of a stay', () => {
  const day = (name: string) =>
    ({ kind: 'date', name, label: 'l', errorMessage: 'e' }) satisfies FormItem;
  const nights = { arrival: 'From', departure: 'Until' };
  const fields: FormItem[] = [
    day('From'),
    day('Until'),
    {
      ...{ kind: 'radio', name: 'Room', label: 'l' },
      places: { nights, left: '{count}', full: 'f' },
      options: [{ value: 'lake', capacity: 4 }, { value: 'tent' }],
    },
  ];
  const rule = { field: 'Until', check: 'days-after', other: 'From', message: 'm' } as const;
  const nightsOf = (values: Values, rules: RuleDefinition[] = [{ ...rule, most: 3 }]) =>
    placesOf({ fields, rules }, values).map(({ option }) => option);
  const stay = { Room: 'lake', From: '2027-02-27', Until: '2027-03-01' };

  test.each([
    [stay, ['lake 20876', 'lake 20877']],
    [{ ...stay, Until: '2027-02-28' }, ['lake 20876']],
    // More than the rule lets through.
    [{ ...stay, Until: '2027-03-10' }, ['lake 20876', 'lake 20877', 'lake 20878']],
    [{ ...stay, Until: '2027-02-27' }, []],
    [{ ...stay, From: '' }, []],
    [{ Room: 'lake', From: '2027-02-27' }, []],
    [{ ...stay, Room: 'tent' }, []],
    [{ ...stay, Room: '' }, []],
  ])('%j takes %j', (values, options) => expect(nightsOf(values as Values)).toEqual(options));

  test.each<[string, RuleDefinition[]]>([
    ['none', []],
    ['one of a season', [{ ...rule, most: 3, from: '2027-01-01' }]],
    ['one of the browser alone', [{ ...rule, most: 3, clientOnly: true }]],
    ['one without an end', [{ ...rule, least: 1 }]],
  ])('without a rule that says how many there may be, nothing is counted: %s', (_, rules) =>
    expect(nightsOf(stay, rules)).toEqual([]),
  );
});

test('only options with a capacity count, wherever their field stands', () => {
  const [course] = countedFormExample.fields;
  const plain: FormItem = { kind: 'radio', name: 'Plain', label: 'l', options: [{ value: 'a' }] };
  const group: FormItem = { kind: 'group', legend: 'l', fields: [plain, course!] };
  expect(countedFields({ steps: [{ title: 's', fields: [group] }] })).toEqual([
    { name: 'Course', capacities: { 'german-a1': 12, 'german-a2': 10 } },
  ]);
});

test('a form has a waiting list if it stores who waits', () => {
  expect(waitingStamp(waitingFormExample)).toBe('Waiting');
  expect(waitingStamp(countedFormExample)).toBeUndefined();
});
