import { digits } from './digits';
import { email } from './email';
import { minLength } from './min-length';
import { required } from './required';
import { webAddress } from './web-address';

/** Every rule kind: one line each. The name is what config writes as `check`. */
export const rules = {
  required,
  email,
  digits,
  'min-length': minLength,
  'web-address': webAddress,
};

export type RuleName = keyof typeof rules;
export const ruleNames = Object.keys(rules) as RuleName[];
