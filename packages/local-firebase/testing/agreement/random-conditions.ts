import type { EntryField, FieldDefinition } from '../../../../src/fields/registry';
import type { Condition, FieldCondition } from '../../../../src/schema/condition';
import type { PlainValue } from '../../../../src/schema/record';
import type { Random } from './random';
import { oneOf } from './random-forms';

/** Fields, conditions on them and values in them, by chance. */

export const upTo = (random: Random, most: number) => Math.floor(random() * (most + 1));

export const named = (name: string) => ({ name, label: 'l' });
const options = [{ value: 'a' }, { value: "it's" }, { value: 'c' }];

/** One field of each sort; some names are those of the form and of the entries. */
export const fieldBy = (random: Random, name: string): EntryField =>
  oneOf<EntryField>(random, [
    { kind: 'text', ...named(name), maxLength: 5 },
    { kind: 'select', ...named(name), options },
    { kind: 'checkbox', ...named(name) },
    { kind: 'checkboxes', ...named(name), options },
    { kind: 'number', ...named(name), errorMessage: 'r' },
    { kind: 'scale', ...named(name), to: 10, lowest: 'l', highest: 'h' },
    { kind: 'date', ...named(name), errorMessage: 'r' },
  ]) ?? { kind: 'text', ...named(name) };

export const askedOf = (random: Random, field: FieldDefinition): FieldCondition => {
  const some: Omit<FieldCondition, 'field'>[] = [
    { filled: true },
    { filled: false },
    { is: 'a' },
    { isNot: 'a' },
    { isOneOf: ['a', "it's", '3', 'true'] },
    { is: '3' },
    { moreThan: 3 },
    { lessThan: 3 },
    ...(field.kind === 'date' ? [{ youngerThan: 18 }, { notYoungerThan: 18 }] : []),
  ];
  return { field: field.name, ...oneOf(random, some) };
};

export const conditionBy = (
  random: Random,
  above: readonly FieldDefinition[],
): Condition | undefined => {
  const one = () => askedOf(random, oneOf(random, above) ?? { kind: 'text', ...named('x') });
  if (above.length === 0 || random() < 0.25) return undefined;
  if (random() < 0.7) return one();
  return random() < 0.5 ? { any: [one(), one()] } : { all: [one(), one()] };
};

export const valueOf = (random: Random, field: FieldDefinition): PlainValue => {
  switch (field.kind) {
    case 'text':
      return oneOf(random, ['', 'a', "it's", '3', 'true', ' ']) ?? '';
    case 'checkbox':
      return random() < 0.5;
    case 'number':
    case 'scale':
      return oneOf(random, [null, 0, 1, 3, 4, 10]) ?? null;
    case 'date':
      return oneOf(random, ['', '2000-01-01', '2010-02-02', '2024-02-29']) ?? '';
    case 'checkboxes':
      return options.flatMap(({ value }) => (random() < 0.5 ? value : []));
    default:
      return oneOf(random, ['', 'a', "it's", 'c']) ?? '';
  }
};
