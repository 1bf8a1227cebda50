import type { ValueKind } from '../kind-module';

export const checkboxValue: ValueKind<'checkbox'> = {
  empty: () => false,
  read: (entries) => entries.length > 0,
  write: (value) => (value === true ? ['on'] : []),
  // An answer to another kind of field is no agreement.
  restore: (_field, { kind, entries }) => (kind === 'checkbox' ? entries.length > 0 : undefined),
  holds: (_field, value) => typeof value === 'boolean',
  errorMessage: (_field, first) => first ?? 'Please tick or leave this box',
  inWords: (_field, value, { yes }) => (value === true ? yes : ''),
};
