import { rules } from './registry';
import type { Rule } from './rule';
import type { RuleDefinition } from './rule-contract';

/** Empty, as a visitor sees it. */
export const blank = /^\s*$/su;

/** Does `value` pass the rule? Total: never throws. */
export const passes = (rule: RuleDefinition, value: string): boolean => {
  if (rule.whenFilled && blank.test(value)) return true;
  // Each rule kind gets a rule of its own kind: `check` names both.
  const test = rules[rule.check].passes as Rule<RuleDefinition>['passes'];
  return test(value, rule);
};
