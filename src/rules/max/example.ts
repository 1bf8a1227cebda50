import type { RuleDefinition } from '../rule-schema';

export const examples = {
  atMostThree: {
    field: 'Guests',
    check: 'max',
    value: 3,
    message: 'Please enter three guests or fewer',
  },
} satisfies Record<string, RuleDefinition<'max'>>;
