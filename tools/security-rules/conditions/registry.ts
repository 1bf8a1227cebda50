import type { RuleDefinition, RuleName } from '../../../src/rules/rule-schema';
import { accepted } from './accepted';
import type { Condition } from './condition';
import { digits } from './digits';
import { email } from './email';
import { max } from './max';
import { maxLength } from './max-length';
import { min } from './min';
import { minLength } from './min-length';
import { notAfter } from './not-after';
import { notBefore } from './not-before';
import { oneOf } from './one-of';
import { required } from './required';
import { sameAs } from './same-as';
import { webAddress } from './web-address';

/**
 * What each rule kind is to the security rules: one line each. Null where their language cannot say
 * it; config then marks each rule of this kind `clientOnly`.
 */
export const conditions: { [Name in RuleName]: Condition<RuleDefinition<Name>> | null } = {
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
};
