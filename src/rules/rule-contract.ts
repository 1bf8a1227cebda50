import { lazy, type InferType, type Schema } from 'yup';
import { oneOf, strictObject } from '../contract/primitives';
import { acceptedContract } from './accepted/contract';
import { everyRule } from './base-rule-contract';
import { digitsContract } from './digits/contract';
import { emailRuleContract } from './email/contract';
import { maxContract } from './max/contract';
import { maxLengthContract } from './max-length/contract';
import { minContract } from './min/contract';
import { minLengthContract } from './min-length/contract';
import { notAfterContract } from './not-after/contract';
import { notBeforeContract } from './not-before/contract';
import { oneOfContract } from './one-of/contract';
import { requiredContract } from './required/contract';
import { sameAsContract } from './same-as/contract';
import { webAddressContract } from './web-address/contract';

/** Every rule kind: one line each. The name is what config writes as `check`. */
export const ruleContracts = {
  required: requiredContract,
  accepted: acceptedContract,
  email: emailRuleContract,
  digits: digitsContract,
  'min-length': minLengthContract,
  'max-length': maxLengthContract,
  'web-address': webAddressContract,
  min: minContract,
  max: maxContract,
  'not-before': notBeforeContract,
  'not-after': notAfterContract,
  'same-as': sameAsContract,
  'one-of': oneOfContract,
};

type Contracts = typeof ruleContracts;
export type RuleName = keyof Contracts;
export type RuleDefinition<Name extends RuleName = RuleName> = {
  [Each in Name]: InferType<Contracts[Each]>;
}[Name];

const unknownRule = strictObject({
  ...everyRule,
  check: oneOf(undefined, Object.keys(ruleContracts)),
});

const contractOf = (check: unknown): Schema | undefined =>
  Object.entries(ruleContracts).find(([name]) => name === check)?.[1];

/** One rule of a form: what every rule says, and the params of its kind. */
export const ruleContract = lazy((value: unknown): Schema => {
  const check = typeof value === 'object' && value !== null && 'check' in value && value.check;
  return contractOf(check) ?? unknownRule;
}).meta({
  group: { name: 'Rule', says: 'Something that a form checks.' },
  choices: { by: 'check', contracts: ruleContracts },
});
