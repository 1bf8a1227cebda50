import type { RuleDefinition } from '../rule-schema';

export const examples = {
  threeLetters: {
    field: 'Town',
    check: 'min-length',
    length: 3,
    message: 'Please enter three letters or more',
  },
} satisfies Record<string, RuleDefinition<'min-length'>>;
