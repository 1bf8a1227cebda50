import { baseRuleSchema } from '../base-rule-schema';

export const digitsSchema = baseRuleSchema('digits', 'Digits 0 to 9 alone, at least one.', {}).meta(
  {
    aliases: [
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
  },
);
