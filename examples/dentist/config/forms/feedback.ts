import type { FormDefinition } from '#types';

export default {
  title: 'How was your visit?',
  fields: [
    {
      kind: 'rating',
      name: 'Stars',
      label: 'How was your visit?',
      stars: ['Bad', 'Not so good', 'All right', 'Good', 'Very good'],
    },
    {
      kind: 'radio',
      name: 'About',
      label: 'What is it about?',
      options: [
        { value: 'treatment', label: 'The treatment' },
        { value: 'team', label: 'How we spoke with you' },
        { value: 'waiting', label: 'The wait' },
        { value: 'bill', label: 'The bill' },
        { value: 'other', label: 'Something else' },
      ],
    },
    {
      kind: 'textarea',
      name: 'Words',
      label: 'In your own words',
      hint: 'Up to 600 characters',
      rows: 5,
      maxLength: 2000,
    },
    { kind: 'checkbox', name: 'MayCall', label: 'You may call me about it' },
    {
      kind: 'tel',
      name: 'Telephone',
      label: 'Your telephone number',
      maxLength: 30,
      autoComplete: 'tel',
      showWhen: { field: 'MayCall', is: 'true' },
    },
  ],
  rules: [
    { field: 'Stars', check: 'required', message: 'Please give us one star or more' },
    { field: 'About', check: 'required', message: 'Please say what it is about' },
    {
      field: 'Words',
      check: 'max-length',
      length: 600,
      message: 'Please shorten your words to 600 characters',
    },
    {
      field: 'Telephone',
      check: 'required',
      message: 'Please enter the number that we may call',
    },
  ],
  record: {
    collection: 'feedback',
    stamps: { id: 'milliseconds', Date: 'date', Page: 'page' },
  },
  honeypot: true,
  note: 'We read every line. Without a telephone number we do not know who you are.',
  submit: { label: 'Send my feedback', look: 'button', clear: 'saved' },
  outcome: {
    saved: { toast: 'Thank you: this helps us' },
    failed: { toast: 'This could not be sent. Please try again.' },
  },
} satisfies FormDefinition;
