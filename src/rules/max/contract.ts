import { number } from 'yup';
import { baseRuleContract } from '../base-rule-contract';

export const maxContract = baseRuleContract(
  'max',
  'At most so much: of a number or of stars. Of choices and files: at most so many.',
  {
    value: number()
      .typeError('must be a number, without quotes')
      .required('is missing: write a number')
      .meta({ says: 'The most.' }),
  },
).meta({ limits: 'most', alsoCalled: ['maximum', 'at-most', 'less-than', 'most'] });
