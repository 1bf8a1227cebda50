import { baseRuleSchema } from '../base-rule-schema';
import { ruleDate } from '../rule-date';

export const notBeforeSchema = baseRuleSchema(
  'not-before',
  'A day that is this one or later. Of today the browser alone can be asked: a message may arrive days later, and in another time zone.',
  { date: ruleDate('The earliest day, like 2026-11-21; or today.') },
).meta({
  limits: 'least',
  aliases: ['min-date', 'after', 'future', 'from-today', 'earliest', 'adult', 'age'],
});
