import { textOf } from '../../schema/record-texts';
import type { ValueKind } from '../kind-module';
import type { FieldDefinition } from '../registry';

/** Where the numbers of a scale begin. */
export const firstOf = ({ from }: FieldDefinition<'scale'>): number => from ?? 0;

/** The number chosen; null for none. */
export const scaleValue: ValueKind<'scale'> = {
  empty: () => null,
  read: ([text = '']) => (text === '' ? null : Number(text)),
  write: (value) => (value === null ? [] : [textOf(value)]),
  restore: (field, { kind, entries }) => {
    const number = scaleValue.read(entries, field);
    return kind === 'scale' && scaleValue.holds(field, number) ? number : undefined;
  },
  holds: (field, value) =>
    value === null ||
    (Number.isInteger(value) &&
      !Object.is(value, -0) &&
      Number(value) >= firstOf(field) &&
      Number(value) <= field.to),
  errorMessage: (_field, first) => first ?? 'Please choose one of the numbers',
  inWords: ({ from = 0, to, lowest, highest }, value) => {
    if (value === null) return '';
    const ends = new Map([
      [from, lowest],
      [to, highest],
    ]);
    const words = ends.get(Number(value));
    return words === undefined ? textOf(value) : `${textOf(value)} (${words})`;
  },
};
