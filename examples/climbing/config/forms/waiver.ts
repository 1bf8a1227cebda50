import type { FormDefinition } from '#types';

export default {
  title: 'First visit and waiver',
  steps: [
    {
      title: 'You',
      fields: [
        {
          kind: 'text',
          name: 'Name',
          label: 'Your name',
          hint: 'As on something with a photograph',
          width: 'half',
          maxLength: 120,
          autoComplete: 'name',
        },
        {
          kind: 'date',
          name: 'Born',
          label: 'Born on',
          hint: 'Under 18? A parent fills this in as well',
          width: 'half',
          autoComplete: 'bday',
        },
        {
          kind: 'email',
          name: 'Email',
          label: 'E-mail',
          hint: 'For when we find your other shoe',
          width: 'half',
          maxLength: 254,
          autoComplete: 'email',
        },
        {
          kind: 'tel',
          name: 'Emergency',
          label: 'Whom do we ring if you fall badly?',
          hint: 'A number that answers',
          width: 'half',
          maxLength: 30,
        },
        {
          kind: 'group',
          legend: 'A parent or guardian',
          showWhen: { field: 'Born', youngerThan: 18 },
          fields: [
            {
              kind: 'text',
              name: 'Parent',
              label: 'Name of the parent',
              width: 'half',
              maxLength: 120,
            },
            {
              kind: 'tel',
              name: 'ParentPhone',
              label: 'Telephone of the parent',
              width: 'half',
              maxLength: 30,
            },
          ],
        },
      ],
    },
    {
      title: 'Your visit',
      fields: [
        {
          kind: 'date',
          name: 'Day',
          label: 'When do you come?',
          hint: 'Roughly is fine',
          width: 'half',
          prefill: 'day',
        },
        {
          kind: 'select',
          name: 'Induction',
          label: 'Induction',
          hint: 'Free, 20 minutes',
          width: 'half',
          placeholder: 'Choose a time',
          options: [
            { value: '11:00' },
            { value: '16:00' },
            { value: '18:30' },
            { value: 'none', label: 'I boulder already, no thanks' },
          ],
        },
        {
          kind: 'radio',
          name: 'Climbed',
          label: 'What have you climbed?',
          options: [
            { value: 'nothing', label: 'Stairs' },
            { value: 'some', label: 'Indoors, a few times' },
            { value: 'often', label: 'I have my own shoes' },
          ],
        },
        {
          kind: 'number',
          name: 'Shoes',
          label: 'Shoe size for hire',
          hint: 'European size; leave empty if you bring yours',
          width: 'half',
          unit: 'EU',
          step: 0.5,
        },
        { kind: 'checkbox', name: 'WithChildren', label: 'I bring children' },
        {
          kind: 'list',
          name: 'Children',
          label: 'The children',
          showWhen: { field: 'WithChildren', filled: true },
          max: 4,
          entry: 'Child {number}',
          add: 'One more child',
          fields: [
            { kind: 'text', name: 'Name', label: 'Name', width: 'half', maxLength: 120 },
            { kind: 'date', name: 'Born', label: 'Born on', width: 'half' },
          ],
          rules: [
            { field: 'Name', check: 'required', message: 'What is the child called?' },
            { field: 'Born', check: 'required', message: 'When was the child born?' },
          ],
        },
      ],
    },
    {
      title: 'Waiver',
      fields: [
        {
          kind: 'note',
          words:
            '**Read these. They are short because they matter.** Bouldering is climbing without a rope, and each fall is a fall to the ground.',
        },
        {
          kind: 'checkbox',
          name: 'Risk',
          label:
            '**I may get hurt.** Mats make falls softer, not safe: ankles, wrists and knees do break here, about nine times a year.',
        },
        {
          kind: 'checkbox',
          name: 'Rules',
          label:
            'I have read the [house rules](/Small-print#house-rules), and I stay out from under other people.',
        },
        {
          kind: 'checkbox',
          name: 'Fit',
          label:
            'I am sober and well enough to fall from four metres, and I tell the desk of anything that a first-aider should know.',
        },
        {
          kind: 'checkbox',
          name: 'Minors',
          label:
            'The children named here climb with my consent, and I stay in the hall while they are under 14.',
          showWhen: { field: 'WithChildren', filled: true },
        },
        {
          kind: 'text',
          name: 'Signature',
          label: 'Signed: type your full name',
          hint: 'This counts as your signature',
          maxLength: 120,
        },
      ],
    },
  ],
  stepping: { next: 'Next hold', back: 'Climb down', summary: { title: 'Top: is this right?' } },
  rules: [
    { field: 'Name', check: 'required', message: 'Please tell us your name' },
    {
      field: 'Born',
      check: 'required',
      message: 'Please enter your date of birth: it decides who signs',
    },
    { field: 'Email', check: 'email', message: 'Please enter an e-mail address that works' },
    { field: 'Emergency', check: 'required', message: 'Please give us a number for emergencies' },
    { field: 'Parent', check: 'required', message: 'Please name a parent: under 18 we need one' },
    { field: 'ParentPhone', check: 'required', message: 'Please give us the parent’s number' },
    { field: 'Day', check: 'required', message: 'Please choose a day' },
    {
      field: 'Day',
      check: 'not-before',
      date: 'today',
      clientOnly: true,
      message: 'That day is over: please choose another',
    },
    { field: 'Induction', check: 'required', message: 'Please choose a time, or “no thanks”' },
    { field: 'Climbed', check: 'required', message: 'Please choose one: stairs count' },
    {
      field: 'Shoes',
      check: 'min',
      value: 25,
      whenFilled: true,
      message: 'Our smallest shoe is 25',
    },
    {
      field: 'Shoes',
      check: 'max',
      value: 50,
      whenFilled: true,
      message: 'Our largest shoe is 50',
    },
    { field: 'Risk', check: 'accepted', message: 'Nobody climbs here without knowing this' },
    {
      field: 'Rules',
      check: 'accepted',
      message: 'Please read the house rules: a minute and a half',
    },
    { field: 'Fit', check: 'accepted', message: 'Please tick this, or come another day' },
    { field: 'Minors', check: 'accepted', message: 'Please tick this for the children you bring' },
    { field: 'Signature', check: 'min-length', length: 3, message: 'Please type your full name' },
  ],
  record: { collection: 'waivers', stamps: { id: 'milliseconds', Sent: 'dateTime' } },
  honeypot: true,
  note: 'Kept for three years after your last visit because our insurer asks for it, then deleted. [Privacy](/Small-print#privacy).',
  submit: { label: 'Sign it', look: 'button', clear: 'saved' },
  outcome: {
    saved: { toast: 'Signed. Say your name at the desk and take your shoes.' },
    failed: { toast: 'That did not hold. Please try again: all you wrote is still here.' },
  },
} satisfies FormDefinition;
