import { text } from '../../schema/primitives';
import { baseRuleSchema } from '../base-rule-schema';

export const sameAsSchema = baseRuleSchema(
  'same-as',
  'The same as in another field, for example an e-mail address that is typed twice.',
  { other: text('The other field, by its name.') },
).meta({
  aliases: ['matches', 'equals', 'match', 'confirm', 'repeat', 'same', 'equal-to', 'confirmation'],
});
