import { baseRuleSchema } from '../base-rule-schema';
import { ruleDate } from '../rule-date';

export const notAfterSchema = baseRuleSchema(
  'not-after',
  'A day that is this one or earlier. Of today the browser alone can be asked: a message may arrive days later, and in another time zone.',
  { date: ruleDate('The latest day, like 2026-11-21; or today.') },
).meta({ limits: 'most', aliases: ['max-date', 'before', 'past', 'until', 'latest'] });
