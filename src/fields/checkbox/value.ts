import type { ValueKind } from '../value-kind';

export const checkboxValue: ValueKind<'checkbox'> = {
  empty: () => false,
  read: (entries) => entries.length > 0,
  holds: (_field, value) => typeof value === 'boolean',
  refusal: (_field, first) => first ?? 'Please tick or leave this box',
};
