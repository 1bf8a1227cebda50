import { textsIn } from '../../schema/record-texts';
import { labelOf } from '../choice-value';
import type { ValueKind } from '../kind-module';
import { isChoosable } from '../offered';

/** Some of the options, each at most once. */
export const checkboxesValue: ValueKind<'checkboxes'> = {
  empty: () => [],
  read: (entries) => entries,
  write: textsIn,
  restore: ({ options }, { entries }) => {
    const known = options.flatMap(({ value }) => (entries.includes(value) ? value : []));
    return known.length > 0 || entries.length === 0 ? known : undefined;
  },
  holds: ({ options }, value) =>
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((each) => options.some((option) => option.value === each)),
  fits: isChoosable,
  errorMessage: ({ over }, first) => over ?? first ?? 'Please choose some of the options',
  inWords: (field, value) =>
    textsIn(value)
      .map((each) => labelOf(field, each))
      .join(', '),
};
