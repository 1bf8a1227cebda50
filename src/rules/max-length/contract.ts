import { whole } from '../../contract/primitives';
import { baseRuleContract } from '../base-rule-contract';

export const maxLengthContract = baseRuleContract(
  'max-length',
  'At most so many characters. Blanks at either end are counted.',
  { length: whole('The most characters.').positive('must be more than 0') },
).meta({
  limits: 'most',
  alsoCalled: ['at-most-characters', 'maximum-length', 'longest', 'limit', 'characters'],
});
