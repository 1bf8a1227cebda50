import { lazy, type Schema } from 'yup';
import { flag, oneOf, strictObject, text } from '../contract/primitives';
import { matchesCondition } from './matches-condition';
import { ruleNames, rules, type RuleName } from './registry';
import type { Rule } from './rule';

type Params<Name extends RuleName> = (typeof rules)[Name] extends Rule<infer Known> ? Known : never;

type RuleOf<Name extends RuleName> = {
  /** The name of the field that is checked. */
  field: string;
  check: Name;
  /** What the visitor is told. */
  message: string;
  /** Check only what was filled in; left out, an empty field fails as well. */
  whenFilled?: boolean;
  /** Ask it in the browser alone: the security rules let through what breaks it. */
  clientOnly?: boolean;
} & Params<Name>;

export type RuleDefinition = { [Name in RuleName]: RuleOf<Name> }[RuleName];

const named = {
  field: text(),
  check: oneOf(ruleNames),
  message: text(),
  whenFilled: flag(),
  clientOnly: flag(),
};

/** Empty, as a visitor sees it. */
const blank = /^\s*$/su;

const isRuleName = (check: unknown): check is RuleName =>
  ruleNames.some((known) => known === check);

/** One rule of a form: what every rule says, and the params of its kind. */
export const ruleContract = lazy((value: unknown): Schema => {
  const check = typeof value === 'object' && value !== null && 'check' in value && value.check;
  return strictObject(isRuleName(check) ? { ...named, ...rules[check].params } : named);
});

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

/** Does `value` pass the rule? Total: never throws. */
export const passes = (rule: RuleDefinition, value: string): boolean => {
  if (rule.whenFilled && blank.test(value)) return true;
  const test = rules[rule.check].passes as Rule<RuleDefinition>['passes'];
  return test(value, rule);
};
