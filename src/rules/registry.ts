import { accepted } from './accepted/rule';
import { digits } from './digits/rule';
import { email } from './email/rule';
import { max } from './max/rule';
import { maxLength } from './max-length/rule';
import { min } from './min/rule';
import { minLength } from './min-length/rule';
import { notAfter } from './not-after/rule';
import { notBefore } from './not-before/rule';
import { oneOf } from './one-of/rule';
import { required } from './required/rule';
import type { Rule } from './rule';
import type { RuleDefinition, RuleName } from './rule-schema';
import { sameAs } from './same-as/rule';
import { webAddress } from './web-address/rule';

/**
 * What each rule kind lets through: one line each. Its words are in rule-schema.ts, which visitors
 * do not load.
 */
export const rules = {
  required,
  accepted,
  email,
  digits,
  'min-length': minLength,
  'max-length': maxLength,
  'web-address': webAddress,
  min,
  max,
  'not-before': notBefore,
  'not-after': notAfter,
  'same-as': sameAs,
  'one-of': oneOf,
} satisfies { [Name in RuleName]: Rule<RuleDefinition<Name>, never> };

export const ruleNames = Object.keys(rules) as RuleName[];
