import { blank } from '../../src/rules/passes';
import type { RuleDefinition } from '../../src/rules/rule-contract';
import type { Condition } from './conditions/condition';
import { conditions } from './conditions/registry';
import { matchesCondition } from './matches-condition';

/**
 * The rule as a condition of Firebase's security rules on the text `value`: it lets through exactly
 * what `passes` does. Undefined where they cannot say it.
 * @throws {TypeError} at a rule of a kind that there is not.
 */
export const securityCondition = (rule: RuleDefinition, value: string): string | undefined => {
  // Each rule kind gets a rule of its own kind: `check` names both.
  const condition = conditions[rule.check] as Condition<RuleDefinition> | null;
  if (condition === null) return undefined;
  const written = condition(value, rule);
  return rule.whenFilled ? `(${matchesCondition(value, blank)} || ${written})` : written;
};
