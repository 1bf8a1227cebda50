import { baseRuleContract } from '../base-rule-contract';

export const webAddressContract = baseRuleContract(
  'web-address',
  'A web address: it starts with http:// or https:// and names a place with a dot in it.',
  {},
).meta({ alsoCalled: ['url', 'link', 'website', 'domain', 'https'] });
