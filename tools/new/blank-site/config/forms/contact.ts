import type { FormDefinition } from '#types';

export default {
  title: 'Write to us',
  fields: [
    { kind: 'text', name: 'Name', label: 'Your name', maxLength: 200, autoComplete: 'name' },
    {
      kind: 'email',
      name: 'Email',
      label: 'Your e-mail address',
      maxLength: 254,
      autoComplete: 'email',
    },
    { kind: 'textarea', name: 'Message', label: 'Your message', rows: 4, maxLength: 5000 },
  ],
  rules: [
    { field: 'Name', check: 'required', message: 'Please enter your name' },
    { field: 'Email', check: 'email', message: 'Please enter a valid e-mail address' },
    { field: 'Message', check: 'required', message: 'Please enter a message' },
  ],
  record: { collection: 'contact', stamps: { id: 'milliseconds', Date: 'dateTime' } },
  honeypot: true,
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: {
    saved: { toast: 'Thank you, we will answer soon' },
    failed: { toast: 'That did not work. Please try again' },
  },
} satisfies FormDefinition;
