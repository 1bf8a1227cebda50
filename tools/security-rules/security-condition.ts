import { asksOf } from '../../src/rules/passes';
import type { RuleDefinition } from '../../src/rules/rule-schema';
import type { About, Condition } from './conditions/condition';
import { conditions } from './conditions/registry';
import { emptyCondition } from './filled-condition';

const written = (rule: RuleDefinition, value: string, about: About): string | undefined => {
  // Each rule kind gets a rule of its own kind: `check` names both.
  const condition = conditions[rule.check] as Condition<RuleDefinition> | null;
  return condition === null ? undefined : condition(value, rule, about);
};

/**
 * The rule as a condition of Firebase's security rules on `value`: it lets through exactly what
 * `passes` does. Undefined where they cannot say it.
 * @throws {TypeError} at a rule of a kind that there is not.
 */
export const securityCondition = (
  rule: RuleDefinition,
  value: string,
  about: About,
): string | undefined => {
  const asked = written(rule, value, about);
  if (asked === undefined) return undefined;
  // Of another sort nothing passes.
  const condition = asksOf(rule.check).includes(about.sort) ? asked : 'false';
  return rule.whenFilled ? `(${emptyCondition(value, about.sort)} || ${condition})` : condition;
};

/**
 * Whether the security rules can say the rule, whatever its field is.
 * @throws {TypeError} at a rule of a kind that there is not.
 */
export const isSayable = (rule: RuleDefinition): boolean =>
  written(rule, 'value', { sort: 'text', other: (name) => name }) !== undefined;
