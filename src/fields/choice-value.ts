import type { ValueKind } from './kind-module';

/** One of the options, or none unless a rule forbids it. */
export const choiceValue: ValueKind<'select' | 'radio'> = {
  empty: () => '',
  read: ([text = '']) => text,
  write: (value) => (value === '' ? [] : [String(value)]),
  restore: (field, { entries: [option = ''] }) =>
    choiceValue.holds(field, option) ? option : undefined,
  holds: ({ options }, value) => value === '' || options.some((option) => option.value === value),
  errorMessage: (_field, first) => first ?? 'Please choose one of the options',
};
