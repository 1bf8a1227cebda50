import type { RuleDefinition } from '../rule-schema';

export const examples = {
  plain: { field: 'Number', check: 'digits', message: 'Please enter digits alone' },
} satisfies Record<string, RuleDefinition<'digits'>>;
