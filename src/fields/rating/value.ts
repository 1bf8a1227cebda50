import { textOf } from '../../schema/record-texts';
import type { ValueKind } from '../kind-module';

/** The number of stars given; null for none. */
export const ratingValue: ValueKind<'rating'> = {
  empty: () => null,
  read: ([text = '']) => Number(text) || null,
  write: (value) => (value === null ? [] : [textOf(value)]),
  restore: (field, { kind, entries }) => {
    const stars = ratingValue.read(entries, field);
    return kind === 'rating' && ratingValue.holds(field, stars) ? stars : undefined;
  },
  holds: ({ stars }, value) =>
    value === null ||
    (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= stars.length),
  errorMessage: (_field, first) => first ?? 'Please choose one of the stars',
  inWords: ({ stars }, value) => stars[Number(value) - 1] ?? '',
};
