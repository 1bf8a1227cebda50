import { digits } from './digits/rule';
import { email } from './email/rule';
import { minLength } from './min-length/rule';
import { required } from './required/rule';
import type { Rule } from './rule';
import type { RuleDefinition, RuleName } from './rule-contract';
import { webAddress } from './web-address/rule';

/**
 * What each rule kind lets through: one line each. Its words are in rule-contract.ts, which visitors
 * do not load.
 */
export const rules = {
  required,
  email,
  digits,
  'min-length': minLength,
  'web-address': webAddress,
} satisfies { [Name in RuleName]: Rule<RuleDefinition<Name>> };

export const ruleNames = Object.keys(rules) as RuleName[];
