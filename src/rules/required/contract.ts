import { baseRuleContract } from '../base-rule-contract';

export const requiredContract = baseRuleContract(
  'required',
  'Something must be there. Blanks alone are nothing.',
  {},
).meta({ alsoCalled: ['not-empty', 'filled', 'must', 'needed', 'non-empty', 'compulsory'] });
