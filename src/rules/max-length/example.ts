import type { RuleDefinition } from '../rule-schema';

export const examples = {
  shortText: {
    field: 'Title',
    check: 'max-length',
    length: 3,
    message: 'Please keep to three characters',
  },
} satisfies Record<string, RuleDefinition<'max-length'>>;
