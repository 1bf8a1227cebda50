import type { RuleDefinition } from '../rule-schema';

export const examples = {
  fromToday: {
    field: 'Day',
    check: 'not-before',
    date: 'today',
    message: 'Please choose a day to come',
    clientOnly: true,
  },
} satisfies Record<string, RuleDefinition<'not-before'>>;
