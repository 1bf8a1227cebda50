import { textOf } from '../schema/record';
import type { ValueKind } from './kind-module';
import { isChoosable } from './offered';
import type { FieldDefinition } from './registry';

type Choice = 'select' | 'radio' | 'checkboxes';

/** An option's label; what is no option is shown as it is. */
export const labelOf = ({ options }: FieldDefinition<Choice>, value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/** One of the options, or none unless a rule forbids it. */
export const choiceValue: ValueKind<'select' | 'radio'> = {
  empty: () => '',
  read: ([text = '']) => text,
  write: (value) => (value === '' ? [] : [textOf(value)]),
  restore: (field, { entries: [option = ''] }) =>
    choiceValue.holds(field, option) ? option : undefined,
  holds: ({ options }, value) => value === '' || options.some((option) => option.value === value),
  fits: isChoosable,
  errorMessage: ({ over }, first) => over ?? first ?? 'Please choose one of the options',
  inWords: (field, value) => labelOf(field, textOf(value)),
};
