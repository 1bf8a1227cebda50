import type { RuleDefinition } from '../rule-schema';

export const examples = {
  atLeastOne: {
    field: 'Guests',
    check: 'min',
    value: 1,
    message: 'Please enter one guest or more',
  },
} satisfies Record<string, RuleDefinition<'min'>>;
