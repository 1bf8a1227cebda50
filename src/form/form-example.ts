import type { FormDefinition } from './form-contract';

export const formExample = {
  title: 'Call me back',
  intro: 'We call on working days between nine and five.',
  fields: [
    { kind: 'text', name: 'Name', label: 'Your name', maxLength: 200, autoComplete: 'name' },
    { kind: 'tel', name: 'Number', label: 'Phone number', maxLength: 10 },
  ],
  rules: [
    { field: 'Name', check: 'required', message: 'Please enter your name' },
    { field: 'Number', check: 'digits', message: 'Please enter digits alone' },
  ],
  record: {
    collection: 'callbacks',
    stamps: { id: 'milliseconds', Day: 'date', Sent: 'dateTime' },
    order: ['id', 'Name', 'Number', 'Day', 'Sent'],
    keepInMemory: false,
  },
  honeypot: true,
  note: 'We use your number to call you, and for nothing else.',
  submit: { label: 'Call me', look: 'button', clear: 'saved' },
  outcome: { saved: { toast: 'We will call you' }, failed: { log: true } },
} satisfies FormDefinition;
