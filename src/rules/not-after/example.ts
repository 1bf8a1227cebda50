import type { RuleDefinition } from '../rule-schema';

export const examples = {
  beforeTheFair: {
    field: 'Day',
    check: 'not-after',
    date: '2026-12-24',
    message: 'Please choose a day before Christmas',
  },
} satisfies Record<string, RuleDefinition<'not-after'>>;
