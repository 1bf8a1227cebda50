import type { ValueKind } from '../kind-module';

export const checkboxValue: ValueKind<'checkbox'> = {
  empty: () => false,
  read: (entries) => entries.length > 0,
  write: (value) => (value === true ? ['on'] : []),
  // Nobody agreed to anything by what they gave another kind of field.
  restore: (_field, { kind, entries }) => (kind === 'checkbox' ? entries.length > 0 : undefined),
  holds: (_field, value) => typeof value === 'boolean',
  refusal: (_field, first) => first ?? 'Please tick or leave this box',
};
