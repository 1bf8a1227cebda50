import type { RuleDefinition } from '../../../rules/schemas';
import type { FieldDefinition } from '../../registry';
import { largest } from '../value';

type Stepping = {
  field: FieldDefinition<'number'>;
  rules: readonly RuleDefinition[];
  by: -1 | 1;
};

/**
 * The number that a − or a + leads to: a step further, within the limits of the field's rules, and without a limit not
 * below 0. Nothing, or what is no number, counts as 0. Undefined where it would lead to no other number.
 */
export const nextNumber = (
  value: unknown,
  { field: { step = 1 }, rules, by }: Stepping,
): number | undefined => {
  const limits = { min: 0, max: largest };
  for (const rule of rules) {
    if (rule.check === 'min' || rule.check === 'max') limits[rule.check] = rule.value;
  }
  const from = typeof value === 'number' ? value : 0;
  // Of a number between two steps the next one, without the rest that binary fractions leave.
  const places = by === 1 ? Math.floor(from / step + 1e-9) : Math.ceil(from / step - 1e-9);
  const stepped = Number(((places + by) * step).toFixed(10));
  const next = Math.min(limits.max, Math.max(limits.min, stepped));
  return next === value || Math.sign(next - from) === -by ? undefined : next;
};
