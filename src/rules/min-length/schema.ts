import { whole } from '../../schema/primitives';
import { baseRuleSchema } from '../base-rule-schema';

/** How often RE2 repeats at most. */
const most = 1000;

export const minLengthSchema = baseRuleSchema(
  'min-length',
  'At least so many characters. Blanks at either end are not counted.',
  {
    length: whole('The fewest characters.')
      .positive('must be more than 0')
      .max(most, `must be ${most} or less`),
  },
).meta({ limits: 'least', aliases: ['at-least-characters', 'minimum-length', 'shortest'] });
