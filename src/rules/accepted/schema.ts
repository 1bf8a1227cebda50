import { baseRuleSchema } from '../base-rule-schema';

export const acceptedSchema = baseRuleSchema('accepted', 'The box is ticked.', {}).meta({
  aliases: ['agreed', 'checked', 'ticked', 'consent', 'terms', 'true', 'is-true'],
});
