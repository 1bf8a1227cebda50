import { baseRuleSchema } from '../base-rule-schema';

export const requiredSchema = baseRuleSchema(
  'required',
  'Something must be there. Blanks alone are nothing.',
  {},
).meta({ aliases: ['not-empty', 'filled', 'must', 'needed', 'non-empty', 'compulsory'] });
