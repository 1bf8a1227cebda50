import type { Value } from '../schema/record';
import type { FieldDefinition } from './registry';

/** An option made of an entry, which can be chosen for a time only. Both in milliseconds since 1970. */
export type TimedOption = {
  value: string;
  begins?: number | undefined;
  /** Until this moment. */
  ends?: number | undefined;
  /** It had not begun when the page was built. */
  later?: boolean | undefined;
};

export const timedOptions = (field: FieldDefinition): readonly TimedOption[] =>
  'options' in field ? field.options : [];

/** Whether an option can be chosen at a moment. */
export const isOffered = ({ begins, ends }: TimedOption, at: number): boolean =>
  (begins === undefined || at >= begins) && (ends === undefined || at < ends);

export const chosenOptions = (field: FieldDefinition, value: unknown): readonly TimedOption[] => {
  const chosen = Array.isArray(value) ? (value as Value[]) : [value];
  return timedOptions(field).filter((option) => chosen.includes(option.value));
};

export const isChoosable = (field: FieldDefinition, value: unknown): boolean =>
  chosenOptions(field, value).every((option) => isOffered(option, Date.now()));
