import { number } from 'yup';
import { baseRuleSchema } from '../base-rule-schema';

export const minSchema = baseRuleSchema(
  'min',
  'At least so much: of a number or of stars. Of choices and files: at least so many.',
  {
    value: number()
      .typeError('must be a number, without quotes')
      .required('is missing: write a number')
      .meta({ description: 'The least.' }),
  },
).meta({
  limits: 'least',
  aliases: [
    'minimum',
    'at-least',
    'greater-than',
    'positive',
    'least',
    'more-than',
    'range',
    'between',
  ],
});
