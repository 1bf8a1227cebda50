import type { RuleDefinition } from '../rule-schema';

export const examples = {
  typedTwice: {
    field: 'Again',
    check: 'same-as',
    other: 'Email',
    message: 'The two addresses differ',
  },
} satisfies Record<string, RuleDefinition<'same-as'>>;
