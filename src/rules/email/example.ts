import type { RuleDefinition } from '../rule-schema';

export const examples = {
  plain: { field: 'Email', check: 'email', message: 'Please enter a valid e-mail address' },
  optional: {
    field: 'Email',
    check: 'email',
    message: 'Please enter a valid e-mail address, or none',
    whenFilled: true,
  },
} satisfies Record<string, RuleDefinition<'email'>>;
