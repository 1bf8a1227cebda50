import type { RuleDefinition } from '../rule-schema';

export const examples = {
  plain: {
    field: 'Website',
    check: 'web-address',
    message: 'Please start with http:// or https://',
    whenFilled: true,
  },
} satisfies Record<string, RuleDefinition<'web-address'>>;
