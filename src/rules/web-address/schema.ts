import { baseRuleSchema } from '../base-rule-schema';

export const webAddressSchema = baseRuleSchema(
  'web-address',
  'A web address: it starts with http:// or https:// and names a place with a dot in it.',
  {},
).meta({ aliases: ['url', 'link', 'website', 'domain', 'https'] });
