import type { FormDefinition } from '#types';

export default {
  title: 'Newsletter',
  fields: [
    { kind: 'email', name: 'Email', label: 'Your e-mail', maxLength: 254, autoComplete: 'email' },
  ],
  rules: [{ field: 'Email', check: 'email', message: 'Please enter a valid email address' }],
  record: { collection: 'subcribe', stamps: { id: 'milliseconds', Date: 'date' } },
  honeypot: true,
  submit: { label: 'Subscribe', look: 'arrow', clear: 'submitted' },
  outcome: { saved: { log: true }, failed: { log: true } },
} satisfies FormDefinition;
