import type { FormDefinition } from '#types';

export default {
  title: 'Reserve seats',
  fields: [
    {
      kind: 'select',
      name: 'Concert',
      label: 'Which evening?',
      placeholder: 'Please choose',
      prefill: 'concert',
      over: 'This concert is over: please choose another one',
      options: { from: 'concerts', label: '{name}' },
    },
    {
      kind: 'radio',
      name: 'Seat',
      label: 'Where would you like to sit?',
      options: [
        { value: 'stalls', label: 'Stalls, €{stalls}', price: 38 },
        { value: 'gallery', label: 'Gallery, €{gallery}', price: 26 },
        { value: 'steps', label: 'River steps, €{steps}', price: 12 },
        { value: 'young', label: 'Under 27, anywhere that is free, €{young}', price: 9 },
      ],
    },
    { kind: 'number', name: 'Tickets', label: 'How many?', width: 'half', initial: 2 },
    {
      kind: 'price',
      name: 'Total',
      label: 'To pay at the box office',
      currency: 'EUR',
      sum: [{ of: 'Seat', times: ['Tickets'] }],
    },
    {
      kind: 'text',
      name: 'Name',
      label: 'Name',
      width: 'half',
      maxLength: 200,
      autoComplete: 'name',
    },
    {
      kind: 'email',
      name: 'Email',
      label: 'E-mail',
      width: 'half',
      maxLength: 254,
      autoComplete: 'email',
    },
    {
      kind: 'checkbox',
      name: 'Wheelchair',
      label: 'One of us comes in a wheelchair',
    },
  ],
  rules: [
    { field: 'Concert', check: 'required', message: 'Please choose an evening' },
    { field: 'Seat', check: 'required', message: 'Please choose where you would like to sit' },
    { field: 'Tickets', check: 'required', message: 'Please say how many tickets' },
    { field: 'Tickets', check: 'min', value: 1, message: 'At least one ticket' },
    {
      field: 'Tickets',
      check: 'max',
      value: 8,
      message: 'Eight at most. For larger groups please call the box office',
    },
    { field: 'Name', check: 'required', message: 'Please enter your name' },
    { field: 'Email', check: 'email' },
  ],
  record: { collection: 'tickets', stamps: { id: 'milliseconds', Sent: 'dateTime' } },
  honeypot: true,
  note: 'We hold the seats under your name until thirty minutes before the music. [What we keep](/Imprint#privacy)',
  submit: { label: 'Hold these seats', look: 'button', clear: 'saved' },
  outcome: {
    saved: { toast: 'Your seats are held. We write to you today.' },
    failed: { toast: 'That did not arrive. Please try again, or call us.' },
  },
} satisfies FormDefinition;
