/** @jest-environment node */
import type { FieldDefinition } from '../fields/registry';
import { conditionsFor, formFields } from './form-fields';

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
      { title: 'one', fields: [text('a'), text('b', inA)] },
      {
        title: 'two',
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

test('what depends on a field that is hidden sometimes needs what that field needs', () => {
  const asked = formFields({ fields: [text('a'), text('b', inA)] });
  expect(conditionsFor([inB], asked)).toEqual([inA, inB]);
});
