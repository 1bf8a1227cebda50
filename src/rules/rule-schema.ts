import { lazy, type InferType, type Schema } from 'yup';
import { oneOf, strictObject } from '../schema/primitives';
import { acceptedSchema } from './accepted/schema';
import { everyRule } from './base-rule-schema';
import { digitsSchema } from './digits/schema';
import { emailRuleSchema } from './email/schema';
import { maxSchema } from './max/schema';
import { maxLengthSchema } from './max-length/schema';
import { minSchema } from './min/schema';
import { minLengthSchema } from './min-length/schema';
import { notAfterSchema } from './not-after/schema';
import { notBeforeSchema } from './not-before/schema';
import { oneOfSchema } from './one-of/schema';
import { requiredSchema } from './required/schema';
import { sameAsSchema } from './same-as/schema';
import { webAddressSchema } from './web-address/schema';

/** Every rule kind: one line each. The name is what config writes as `check`. */
export const ruleSchemas = {
  required: requiredSchema,
  accepted: acceptedSchema,
  email: emailRuleSchema,
  digits: digitsSchema,
  'min-length': minLengthSchema,
  'max-length': maxLengthSchema,
  'web-address': webAddressSchema,
  min: minSchema,
  max: maxSchema,
  'not-before': notBeforeSchema,
  'not-after': notAfterSchema,
  'same-as': sameAsSchema,
  'one-of': oneOfSchema,
};

type Schemas = typeof ruleSchemas;
export type RuleName = keyof Schemas;
export type RuleDefinition<Name extends RuleName = RuleName> = {
  [Each in Name]: InferType<Schemas[Each]>;
}[Name];

const unknownRule = strictObject({
  ...everyRule,
  check: oneOf(undefined, Object.keys(ruleSchemas)),
});

const schemaOf = (check: unknown): Schema | undefined =>
  Object.entries(ruleSchemas).find(([name]) => name === check)?.[1];

/** One rule of a form: what every rule says, and the params of its kind. */
export const ruleSchema = lazy((value: unknown): Schema => {
  const check = typeof value === 'object' && value !== null && 'check' in value && value.check;
  return schemaOf(check) ?? unknownRule;
}).meta({
  group: { name: 'Rule', description: 'Something that a form checks.' },
  choices: { by: 'check', schemas: ruleSchemas },
});
