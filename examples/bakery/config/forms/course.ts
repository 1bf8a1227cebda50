import type { FormDefinition } from '#types';

export default {
  title: 'A place at the table',
  fields: [
    {
      kind: 'radio',
      name: 'Course',
      label: 'Which Sunday?',
      options: { from: 'courses', label: '{start}: {name}' },
      places: { left: '{count} places left', full: 'full, waiting list' },
      prefill: 'course',
    },
    { kind: 'text', name: 'Name', label: 'Your name', maxLength: 80, autoComplete: 'name' },
    {
      kind: 'email',
      name: 'Email',
      label: 'Your e-mail address',
      maxLength: 254,
      autoComplete: 'email',
    },
    {
      kind: 'text',
      name: 'Eat',
      label: 'Anything you do not eat',
      maxLength: 200,
      hint: 'There is soup at noon.',
    },
  ],
  rules: [
    { field: 'Course', check: 'required', message: 'Please choose a Sunday' },
    { field: 'Name', check: 'required', message: 'Please tell us your name' },
    { field: 'Email', check: 'email', message: 'Please enter an address that we can answer to' },
  ],
  record: {
    collection: 'places',
    stamps: { id: 'milliseconds', Date: 'dateTime', Waiting: 'waiting' },
  },
  honeypot: true,
  note: 'You pay {course} on the day. If you cannot come, tell us a week before. [Privacy](/Imprint#privacy).',
  submit: { label: 'Keep me a place', look: 'button', clear: 'saved' },
  outcome: {
    saved: { toast: 'Your place is kept. We write to you the week before.' },
    waiting: {
      toast:
        'That Sunday is full. You are on the list, and we write if somebody gives a place back.',
    },
    failed: { toast: 'That did not reach us. Please try again, or call 04632 55 01 14.' },
  },
} satisfies FormDefinition;
