import type { FormDefinition } from '#types';

export default {
  title: 'Ask for the hall',
  steps: [
    {
      title: 'What',
      fields: [
        {
          kind: 'radio',
          name: 'Purpose',
          label: 'What is it for?',
          prefill: 'for',
          options: [
            { value: 'recording', label: 'A recording' },
            { value: 'concert', label: 'A concert with an audience' },
            { value: 'rehearsal', label: 'A rehearsal' },
            { value: 'other', label: 'Something without music' },
          ],
        },
        {
          kind: 'textarea',
          name: 'Works',
          label: 'What is played, and by how many?',
          hint: 'Composer, title, players on the stage',
          rows: 3,
          maxLength: 2000,
        },
        {
          kind: 'note',
          words:
            'We say no to trade fairs, to fog machines and to **amplified anything**. Readings, weddings and wakes are welcome.',
          showWhen: { field: 'Purpose', is: 'other' },
        },
        {
          kind: 'number',
          name: 'Audience',
          label: 'How many listeners do you expect?',
          width: 'half',
          unit: 'of 480',
          showWhen: { field: 'Purpose', is: 'concert' },
        },
      ],
    },
    {
      title: 'When',
      fields: [
        {
          kind: 'date',
          name: 'Day',
          label: 'First day',
          width: 'half',
          errorMessage: 'Please enter the whole day',
        },
        { kind: 'number', name: 'Days', label: 'How many days?', width: 'half', initial: 1 },
        {
          kind: 'checkboxes',
          name: 'Extras',
          label: 'What you need besides the room',
          options: [
            { value: 'steinway', label: 'The Steinway D, tuned to 442' },
            { value: 'harpsichord', label: 'The harpsichord, 415 or 440' },
            { value: 'tonmeister', label: 'Our recording engineer' },
            { value: 'front', label: 'Front of house and cloakroom' },
            { value: 'silence', label: 'The heating off, for recordings below 15 dB' },
          ],
        },
      ],
    },
    {
      title: 'Who',
      fields: [
        {
          kind: 'text',
          name: 'Name',
          label: 'Name',
          width: 'half',
          maxLength: 200,
          autoComplete: 'name',
        },
        {
          kind: 'text',
          name: 'Ensemble',
          label: 'Ensemble or firm',
          width: 'half',
          maxLength: 200,
          autoComplete: 'organization',
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
          kind: 'tel',
          name: 'Phone',
          label: 'Telephone',
          width: 'half',
          maxLength: 30,
          autoComplete: 'tel',
        },
      ],
    },
  ],
  stepping: {
    summary: { title: 'Your request' },
  },
  rules: [
    { field: 'Purpose', check: 'required', message: 'Please say what it is for' },
    {
      field: 'Works',
      check: 'required',
      when: { field: 'Purpose', isNot: 'other' },
      message: 'Please say what is played, and by how many',
    },
    { field: 'Day', check: 'required', message: 'Please enter the first day' },
    {
      field: 'Day',
      check: 'not-before',
      date: 'today',
      days: 14,
      message: 'We need two weeks: please call us about a day before that',
      clientOnly: true,
    },
    {
      field: 'Day',
      check: 'not-after',
      date: 'today',
      days: 730,
      message: 'We plan two years ahead, and no further',
      clientOnly: true,
    },
    { field: 'Name', check: 'required', message: 'Please enter your name' },
    {
      field: 'Email',
      check: 'at-least-one',
      others: ['Phone'],
      message: 'Please enter your e-mail address or your telephone number',
    },
    { field: 'Email', check: 'email', whenFilled: true },
  ],
  record: { collection: 'hire', stamps: { id: 'milliseconds', Sent: 'dateTime' } },
  honeypot: true,
  submit: { label: 'Send the request', look: 'button', clear: 'saved' },
  outcome: {
    saved: { toast: 'We have your request. Hanne Brix answers within two working days.' },
    failed: { toast: 'That did not arrive. Please try again, or call us.' },
  },
} satisfies FormDefinition;
