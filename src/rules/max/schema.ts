import { number } from 'yup';
import { baseRuleSchema } from '../base-rule-schema';

export const maxSchema = baseRuleSchema(
  'max',
  'At most so much: of a number or of stars. Of choices and files: at most so many.',
  {
    value: number()
      .typeError('must be a number, without quotes')
      .required('is missing: write a number')
      .meta({ description: 'The most.' }),
  },
).meta({ limits: 'most', aliases: ['maximum', 'at-most', 'less-than', 'most'] });
