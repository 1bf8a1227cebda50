import { passes, ruleNames } from '../../../../src/rules/predicates';
import type { RuleDefinition } from '../../../../src/rules/schemas';
import type { Value } from '../../../../src/schema/record';

/** Whether `value` passes a rule that may be broken; undefined where that cannot be known. */
export const rulePasses = (rule: Record<string, unknown>, value: unknown): boolean | undefined => {
  try {
    return passes(rule as RuleDefinition, value as Value);
  } catch {
    // A rule of a kind that there is not, or that lacks what it needs, is told as such.
    return undefined;
  }
};

export const isKnownCheck = (check: string | undefined): check is RuleDefinition['check'] =>
  ruleNames.some((name) => name === check);
