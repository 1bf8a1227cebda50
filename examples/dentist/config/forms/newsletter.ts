import type { FormDefinition } from '#types';

export default {
  title: 'Newsletter',
  fields: [
    {
      kind: 'email',
      name: 'Email',
      label: 'Your e-mail address',
      maxLength: 254,
      autoComplete: 'email',
      width: 'half',
    },
    {
      kind: 'email',
      name: 'EmailAgain',
      label: 'The same address once more',
      maxLength: 254,
      autoComplete: 'email',
      width: 'half',
    },
    {
      kind: 'checkbox',
      name: 'Consent',
      label: 'Yes, send me the letter. [How we treat my address](/Privacy)',
    },
  ],
  rules: [
    { field: 'Email', check: 'email', message: 'Please enter a valid e-mail address' },
    {
      field: 'EmailAgain',
      check: 'same-as',
      other: 'Email',
      message: 'The two addresses differ: please look at both once more',
    },
    { field: 'Consent', check: 'accepted', message: 'Please tick that you want the letter' },
  ],
  record: {
    collection: 'newsletter',
    stamps: { id: 'milliseconds', Date: 'date', Language: 'language' },
  },
  honeypot: true,
  submit: { label: 'Subscribe', look: 'button', clear: 'saved' },
  outcome: {
    saved: { toast: 'Thank you. The next letter comes in spring.' },
    failed: { toast: 'This could not be sent. Please try again.' },
  },
} satisfies FormDefinition;
