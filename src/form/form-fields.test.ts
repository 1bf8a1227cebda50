/** @jest-environment node */
import type { FieldDefinition } from '../fields/registry';
import type { FieldCondition } from '../schema/condition';
import type { Value, Values } from '../schema/record';
import { conditionsFor, fieldsOfConditions, formFields, isShown } from './form-fields';

test.each<[Omit<FieldCondition, 'field'>, Value | undefined, boolean]>([
  [{ is: 'yes' }, 'yes', true],
  [{ is: 'yes' }, 'no', false],
  [{ is: 'yes' }, '', false],
  [{ is: 'b' }, ['a', 'b'], true],
  [{ is: 'b' }, ['a'], false],
  [{ is: '3' }, 3, true],
  [{ is: 'true' }, true, true],
  [{ is: 'null' }, 'x', false],
  [{ isNot: 'yes' }, 'no', true],
  [{ isNot: 'yes' }, 'yes', false],
  [{ isNot: 'yes' }, '', true],
  [{ isOneOf: ['a', 'b'] }, 'b', true],
  [{ isOneOf: ['a', 'b'] }, 'c', false],
  [{ isOneOf: ['a', 'b'] }, ['c', 'b'], true],
  [{ isOneOf: ['a', 'b'] }, [], false],
  [{ isOneOf: ['1', '2'] }, 2, true],
  [{ moreThan: 3 }, 4, true],
  [{ moreThan: 3 }, 3, false],
  [{ moreThan: -1 }, null, false],
  [{ moreThan: 3 }, '4', false],
  [{ lessThan: 3 }, 2.5, true],
  [{ lessThan: 3 }, 3, false],
  [{ lessThan: 3 }, null, false],
  [{ filled: true }, 'x', true],
  [{ filled: true }, ' ', false],
  [{ filled: true }, 0, true],
  [{ filled: true }, null, false],
  [{ filled: true }, false, false],
  [{ filled: true }, [], false],
  [{ filled: false }, '', true],
  [{ filled: false }, ['a'], false],
  [{ youngerThan: 18 }, '2008-02-28', false],
  [{ youngerThan: 18 }, '2008-02-29', true],
  [{ youngerThan: 18 }, '2026-03-01', true],
  [{ youngerThan: 18 }, '', false],
  [{ youngerThan: 18 }, undefined, false],
  [{ notYoungerThan: 18 }, '2008-02-28', true],
  [{ notYoungerThan: 18 }, '2008-02-29', false],
  [{ notYoungerThan: 18 }, '1926-03-01', true],
  [{ notYoungerThan: 18 }, '', false],
])('while %j is asked of %j: %j', (asked, value, shown) => {
  const when = [{ field: 'other', ...asked }];
  const values: Values = value === undefined ? {} : { other: value };
  expect(isShown(when, { values, today: '2026-02-28T23:59:59+01:00' })).toBe(shown);
});

test('a condition on several fields shows a field while all of them hold', () => {
  const when = [
    { field: 'a', is: 'x' },
    { field: 'b', filled: true },
  ];
  const today = '2026-11-21';
  expect(isShown(when, { values: { a: 'x', b: 'y' }, today })).toBe(true);
  expect(isShown(when, { values: { a: 'x', b: '' }, today })).toBe(false);
  expect(isShown([], { values: {}, today })).toBe(true);
});

const text = (name: string, showWhen?: FieldDefinition['showWhen']): FieldDefinition => ({
  kind: 'text',
  name,
  label: name,
  ...(showWhen && { showWhen }),
});

const inA = { field: 'a', is: 'x' };
const inB = { field: 'b', filled: true };
const inC = { field: 'c', isNot: 'y' };

test('fields are found in groups and steps, each with all that must hold', () => {
  const asked = formFields({
    steps: [
      { fields: [text('a'), text('b', inA)] },
      {
        showWhen: inB,
        fields: [
          { kind: 'note', words: 'n' },
          { kind: 'group', legend: 'g', showWhen: inA, fields: [text('c'), text('d', inC)] },
        ],
      },
    ],
  });
  expect(asked.map(({ field, step, when }) => [field.name, step, when])).toEqual([
    ['a', 0, []],
    ['b', 0, [inA]],
    ['c', 1, [inA, inB]],
    ['d', 1, [inA, inB, inC]],
  ]);
});

test('of any one has to hold, of all each, with what shows the fields that they ask', () => {
  const asked = formFields({
    fields: [
      text('a'),
      text('b', inA),
      text('c', { any: [inB, { field: 'a', is: 'y' }] }),
      text('d', { all: [inB, inC] }),
    ],
  });
  const shown = (values: Values) =>
    asked.flatMap(({ field, when }) =>
      isShown(when, { values, today: '2026-11-21' }) ? field.name : [],
    );
  expect(shown({ a: 'x', b: 'z' })).toEqual(['a', 'b', 'c', 'd']);
  expect(shown({ a: 'x', b: 'z', c: 'y' })).toEqual(['a', 'b', 'c']);
  expect(shown({ a: 'x', b: '' })).toEqual(['a', 'b']);
  expect(shown({ a: 'y', b: '' })).toEqual(['a', 'c']);
  // A hidden field holds nothing, whatever was typed there.
  expect(shown({ a: 'z', b: 'z' })).toEqual(['a']);
  expect(asked.map(({ when }) => fieldsOfConditions(when))).toEqual([
    [],
    ['a'],
    ['a', 'b', 'a'],
    ['a', 'b', 'a', 'b', 'a', 'c'],
  ]);
});

test('what depends on a field that is hidden sometimes needs what that field needs', () => {
  const asked = formFields({ fields: [text('a'), text('b', inA)] });
  expect(conditionsFor([inB], asked)).toEqual([inA, inB]);
});
