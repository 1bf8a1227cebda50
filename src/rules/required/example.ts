import type { RuleDefinition } from '../rule-schema';

export const examples = {
  plain: { field: 'Name', check: 'required', message: 'Please enter your name' },
  inTheBrowserAlone: {
    field: 'Name',
    check: 'required',
    message: 'Please enter your name',
    whenFilled: false,
    clientOnly: true,
  },
} satisfies Record<string, RuleDefinition<'required'>>;
