import { whole } from '../../schema/primitives';
import { baseRuleSchema } from '../base-rule-schema';

export const maxLengthSchema = baseRuleSchema(
  'max-length',
  'At most so many characters. Blanks at either end are counted.',
  { length: whole('The most characters.').positive('must be more than 0') },
).meta({
  limits: 'most',
  aliases: ['at-most-characters', 'maximum-length', 'longest', 'limit', 'characters'],
});
