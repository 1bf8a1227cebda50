import { baseRuleContract } from '../base-rule-contract';

export const acceptedContract = baseRuleContract('accepted', 'The box is ticked.', {}).meta({
  alsoCalled: ['agreed', 'checked', 'ticked', 'consent', 'terms', 'true', 'is-true'],
});
