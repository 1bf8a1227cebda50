import type { Value } from '../schema/record';
import { rules } from './registry';
import type { Rule, Sort, RuleContext } from './rule';
import type { RuleDefinition } from './rule-schema';

/** Empty, as a visitor sees it. */
export const blank = /^\s*$/su;

/** Nothing is there: no text, no number, no choice, no tick. */
export const isBlank = (value: Value | undefined): boolean => {
  if (typeof value === 'string') return blank.test(value);
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === false;
};

export const sortOf = (value: Value): Sort => {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  return typeof value === 'boolean' ? 'flag' : 'number';
};

const textAlone: readonly Sort[] = ['text'];

/** The sorts of values that a rule of this kind can be asked of. */
export const asksOf = (check: RuleDefinition['check']): readonly Sort[] => {
  const rule: Rule<never, never> = rules[check];
  return rule.asks ?? textAlone;
};

const alone: RuleContext = { values: {}, today: '' };

/** Does `value` pass the rule? Total: never throws. */
export const passes = (
  rule: RuleDefinition,
  value: Value,
  context: RuleContext = alone,
): boolean => {
  if (rule.whenFilled && isBlank(value)) return true;
  if (!asksOf(rule.check).includes(sortOf(value))) return false;
  // Each rule kind gets a rule of its own kind, and a value that it asks of: `check` names both.
  const test = rules[rule.check].passes as Rule<RuleDefinition, Value>['passes'];
  return test(value, rule, context);
};
