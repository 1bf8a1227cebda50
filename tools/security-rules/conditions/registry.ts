import type { RuleDefinition, RuleName } from '../../../src/rules/rule-contract';
import type { Condition } from './condition';
import { digits } from './digits';
import { email } from './email';
import { minLength } from './min-length';
import { required } from './required';
import { webAddress } from './web-address';

/**
 * What each rule kind is to the security rules: one line each. Null where their language cannot say
 * it; config then marks each rule of this kind `clientOnly`.
 */
export const conditions: { [Name in RuleName]: Condition<RuleDefinition<Name>> | null } = {
  required,
  email,
  digits,
  'min-length': minLength,
  'web-address': webAddress,
};
