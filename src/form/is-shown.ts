import { isBlank } from '../rules/predicates';
import type { Condition } from '../schema/condition';
import type { Value, Values } from '../schema/record';

const isHeld = (value: Value | undefined, wanted: string) =>
  Array.isArray(value) ? value.includes(wanted) : String(value) === wanted;

/** Whether a field that is shown and holds `value` fulfils the condition. */
const holds = ({ is, isNot, filled }: Condition, value: Value | undefined): boolean => {
  if (is !== undefined) return isHeld(value, is);
  if (isNot !== undefined) return !isHeld(value, isNot);
  return isBlank(value) !== filled;
};

/** Whether what has these conditions is shown while the form's fields hold `values`. */
export const isShown = (when: readonly Condition[], values: Values): boolean =>
  when.every((condition) => holds(condition, values[condition.field]));
