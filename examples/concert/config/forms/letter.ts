import type { FormDefinition } from '#types';

export default {
  title: 'The letter',
  fields: [
    { kind: 'email', name: 'Email', label: 'Your e-mail', maxLength: 254, autoComplete: 'email' },
  ],
  rules: [{ field: 'Email', check: 'email' }],
  record: { collection: 'letters', stamps: { id: 'milliseconds', Date: 'date' } },
  honeypot: true,
  submit: { label: 'Send me the letter', look: 'arrow', clear: 'saved' },
  outcome: {
    saved: { toast: 'Thank you. The next letter goes out on the last Friday of the month.' },
    failed: { toast: 'That did not arrive. Please try again.' },
  },
} satisfies FormDefinition;
