import type { FormDefinition } from '#types';

export default {
  title: 'Newsletter',
  fields: [
    { kind: 'email', name: 'Email', label: 'Your e-mail', maxLength: 254, autoComplete: 'email' },
    { kind: 'checkbox', name: 'Consent', label: 'Yes, send it to me. [Privacy](/Privacy)' },
  ],
  rules: [
    { field: 'Email', check: 'email' },
    { field: 'Consent', check: 'accepted', message: 'Please tick that you want the letter' },
  ],
  record: { collection: 'newsletter', stamps: { id: 'milliseconds', Date: 'date' } },
  honeypot: true,
  submit: { label: 'Subscribe', look: 'button', clear: 'saved' },
  outcome: {
    saved: { toast: 'Thank you. The next letter comes with the next term.' },
    failed: { toast: 'This could not be sent. Please try again.' },
  },
} satisfies FormDefinition;
