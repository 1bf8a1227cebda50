import { baseRuleSchema } from '../base-rule-schema';

export const emailRuleSchema = baseRuleSchema(
  'email',
  'An e-mail address: text, an @, text, a dot, text, and no blanks.',
  {},
).meta({ aliases: ['e-mail-address', 'mailbox'] });
