import { baseRuleContract } from '../base-rule-contract';

export const emailRuleContract = baseRuleContract(
  'email',
  'An e-mail address: text, an @, text, a dot, text, and no blanks.',
  {},
).meta({ alsoCalled: ['e-mail-address', 'mailbox'] });
