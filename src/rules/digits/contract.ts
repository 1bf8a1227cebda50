import { baseRuleContract } from '../base-rule-contract';

export const digitsContract = baseRuleContract(
  'digits',
  'Digits 0 to 9 alone, at least one.',
  {},
).meta({
  alsoCalled: [
    'phone',
    'telephone',
    'tel',
    'integer',
    'zip',
    'postcode',
    'plz',
    'only-numbers',
    'whole-number',
  ],
});
