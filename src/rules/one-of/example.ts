import type { RuleDefinition } from '../rule-schema';

export const examples = {
  twoTowns: {
    field: 'Town',
    check: 'one-of',
    values: ['Bonn', 'Ulm'],
    message: 'We work in Bonn and Ulm alone',
  },
} satisfies Record<string, RuleDefinition<'one-of'>>;
