import { matchesCondition } from './matches-condition';
import { blank } from './passes';
import { rules } from './registry';
import type { Rule } from './rule';
import type { RuleDefinition } from './rule-contract';

/**
 * The rule as a condition of Firebase's security rules on the text `value`: it lets through exactly
 * what `passes` does. Undefined where they cannot say it.
 */
export const securityCondition = (rule: RuleDefinition, value: string): string | undefined => {
  // Each rule kind gets a rule of its own kind: `check` names both.
  const condition = rules[rule.check].security as Rule<RuleDefinition>['security'];
  const written = condition?.(value, rule);
  if (!written || !rule.whenFilled) return written;
  return `(${matchesCondition(value, blank)} || ${written})`;
};
