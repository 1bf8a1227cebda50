import type { WrittenField } from '../loading/typed-values';
import type { Value } from '../schema/record';
import { textOf } from '../schema/record-texts';
import type { ValueKind } from './kind-module';
import { isChoosable } from './offered';
import type { FieldDefinition } from './registry';

/** A field of any kind whose visitors choose among options. */
export type WithOptions = {
  options: readonly { value: string; label?: string | undefined }[];
  over?: string | undefined;
  /** The option for words of the visitor's own. */
  other?: FieldDefinition<'radio'>['other'];
};

/** An option's label; what is no option is shown as it is. */
export const labelOf = ({ options }: WithOptions, value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

const holds = ({ options }: WithOptions, value: unknown) =>
  value === '' || options.some((option) => option.value === value);

/** One of the options, or none unless a rule forbids it. */
export const choiceValue = {
  empty: () => '',
  read: ([text = '']) => text,
  write: (value) => (value === '' ? [] : [textOf(value)]),
  restore: (field: WithOptions, { entries: [option = ''] }: WrittenField) =>
    holds(field, option) ? option : undefined,
  holds,
  fits: isChoosable,
  errorMessage: ({ over }: WithOptions, first: string | undefined) =>
    over ?? first ?? 'Please choose one of the options',
  inWords: (field: WithOptions, value: Value) => labelOf(field, textOf(value)),
} satisfies ValueKind<'select' | 'radio'>;
