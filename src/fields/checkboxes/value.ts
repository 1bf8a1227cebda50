import type { ValueKind } from '../value-kind';

/** Some of the options, each at most once. */
export const checkboxesValue: ValueKind<'checkboxes'> = {
  empty: () => [],
  read: (entries) => entries,
  holds: ({ options }, value) =>
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((each) => options.some((option) => option.value === each)),
  refusal: (_field, first) => first ?? 'Please choose some of the options',
};
