import type { FormDefinition } from '#types';

export default {
  title: 'Sign up',
  fields: [
    {
      kind: 'select',
      name: 'Course',
      label: 'Course',
      prefill: 'course',
      placeholder: 'Please choose',
      places: { left: '{count} places left', full: 'full: waiting list' },
      options: { from: 'courses', also: [{ value: 'unsure', label: 'I do not know yet' }] },
    },
    { kind: 'checkbox', name: 'Trial', label: 'I would like a trial lesson first, for {trial}' },
    { kind: 'text', name: 'Name', label: 'Your name', maxLength: 200, autoComplete: 'name' },
    { kind: 'email', name: 'Email', label: 'Your e-mail', maxLength: 254, autoComplete: 'email' },
    { kind: 'textarea', name: 'Words', label: 'What can you say now?', rows: 4, maxLength: 1000 },
    { kind: 'checkbox', name: 'Consent', label: 'I have read [what you do with this](/Privacy)' },
  ],
  rules: [
    { field: 'Course', check: 'required', message: 'Please choose a course' },
    { field: 'Name', check: 'required', message: 'Please enter your name' },
    { field: 'Email', check: 'email' },
    { field: 'Consent', check: 'accepted', message: 'Please agree, or simply call us' },
  ],
  record: {
    collection: 'sign-ups',
    stamps: { id: 'milliseconds', Sent: 'dateTime', Waiting: 'waiting' },
  },
  honeypot: true,
  submit: { label: 'Sign up', look: 'button', clear: 'saved' },
  outcome: {
    saved: { toast: 'Thank you. We answer within one working day.' },
    failed: { toast: 'This could not be sent. Please try again, or call us.' },
    waiting: { toast: 'This course is full. You are on its waiting list, and hear from us.' },
  },
} satisfies FormDefinition;
