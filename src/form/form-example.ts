import type { FormDefinition } from './form-schema';

export const formExample = {
  title: 'Call me back',
  intro: 'We call on working days between nine and five.',
  fields: [
    { kind: 'text', name: 'Name', label: 'Your name', maxLength: 200, autoComplete: 'name' },
    { kind: 'tel', name: 'Number', label: 'Phone number', maxLength: 10 },
    {
      kind: 'date',
      name: 'Born',
      label: 'Born on',
      errorMessage: 'Please enter the whole date of birth',
    },
    {
      kind: 'text',
      name: 'Parent',
      label: 'Who comes with you?',
      showWhen: { field: 'Born', youngerThan: 16 },
    },
    {
      kind: 'checkbox',
      name: 'Reminder',
      label: 'Remind me once a year',
      showWhen: { field: 'Born', notYoungerThan: 16 },
    },
  ],
  rules: [
    { field: 'Name', check: 'required', message: 'Please enter your name' },
    { field: 'Number', check: 'digits', message: 'Please enter only digits' },
  ],
  record: {
    collection: 'callbacks',
    stamps: { id: 'milliseconds', Day: 'date', Sent: 'dateTime' },
    order: ['id', 'Name', 'Number', 'Born', 'Parent', 'Reminder', 'Day', 'Sent'],
    keepInMemory: false,
  },
  honeypot: true,
  note: 'We use your number to call you, and for nothing else.',
  submit: { label: 'Call me', look: 'button', clear: 'saved' },
  outcome: { saved: { toast: 'We will call you' }, failed: { log: true } },
} satisfies FormDefinition;

export const steppedFormExample = {
  title: 'Ask for an appointment',
  steps: [
    {
      title: 'You',
      fields: [
        { kind: 'text', name: 'Name', label: 'Your name', maxLength: 200, autoComplete: 'name' },
        {
          kind: 'radio',
          name: 'Patient',
          label: 'Have you been here before?',
          options: [
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ],
        },
        {
          kind: 'note',
          words: 'Then please bring **your last X-rays**.',
          showWhen: { field: 'Patient', is: 'no' },
        },
      ],
    },
    {
      title: 'Your appointment',
      fields: [
        {
          kind: 'date',
          name: 'Day',
          label: 'Day',
          errorMessage: 'Please enter a day that there is, with its month and year',
        },
        {
          kind: 'time',
          name: 'Time',
          label: 'Time',
          errorMessage: 'Please enter hours and minutes',
          showWhen: { field: 'Day', filled: true },
        },
      ],
    },
    {
      title: 'Your last dentist',
      showWhen: { field: 'Patient', isNot: 'yes' },
      fields: [{ kind: 'text', name: 'Dentist', label: 'Name of your last dentist' }],
    },
  ],
  stepping: {
    next: 'Next',
    back: 'Back',
    chooseAgain: 'All that you wrote is still here. Please choose your files again: {fields}',
    summary: { title: 'All that you wrote', change: 'Change', yes: 'Yes' },
  },
  rules: [
    { field: 'Name', check: 'required', message: 'Please enter your name' },
    { field: 'Patient', check: 'required', message: 'Please say whether we know you' },
    {
      field: 'Day',
      check: 'not-before',
      date: 'today',
      message: 'Please choose a day to come',
      whenFilled: true,
      clientOnly: true,
    },
  ],
  record: {
    collection: 'appointments',
    stamps: {
      id: 'milliseconds',
      From: 'page',
      Language: 'language',
      Page: 'pageLanguage',
      Campaign: 'campaign',
    },
  },
  submit: { label: 'Ask for it', look: 'button', clear: 'saved' },
  outcome: {
    saved: { toast: 'We will write to you', goTo: '/Contact' },
    failed: { toast: 'Please try again' },
  },
} satisfies FormDefinition;

export const countedFormExample = {
  title: 'Book a course',
  fields: [
    {
      kind: 'select',
      name: 'Course',
      label: 'Which course?',
      placeholder: 'Please choose',
      places: { left: '{count} left', full: 'full' },
      options: [
        { value: 'german-a1', label: 'German A1, Mondays at six', capacity: 12 },
        { value: 'german-a2', label: 'German A2, Tuesdays at six', capacity: 10 },
      ],
    },
    { kind: 'text', name: 'Name', label: 'Your name', maxLength: 200, autoComplete: 'name' },
  ],
  rules: [
    { field: 'Course', check: 'required', message: 'Please choose a course' },
    { field: 'Name', check: 'required', message: 'Please enter your name' },
  ],
  record: { collection: 'bookings', stamps: { id: 'milliseconds' } },
  submit: { label: 'Book it', look: 'button', clear: 'saved' },
  outcome: {
    saved: { toast: 'Your place is booked' },
    failed: { toast: 'Please try again' },
    full: { toast: 'This course is full now. Please choose another one.' },
  },
} satisfies FormDefinition;

export const waitingFormExample = {
  title: 'Come along',
  fields: [
    {
      kind: 'radio',
      name: 'Tour',
      label: 'Which tour?',
      places: {
        left: '{count} places left',
        full: 'full: waiting list',
        count: 'People',
        tooFew: 'Only {count} places are left: more than that go on the waiting list',
      },
      options: [
        { value: 'morning', label: 'At ten in the morning', capacity: 20 },
        { value: 'afternoon', label: 'At three in the afternoon', capacity: 20 },
      ],
    },
    {
      kind: 'number',
      name: 'People',
      label: 'How many are you?',
      errorMessage: 'Please enter a whole number, for example 2',
    },
    { kind: 'text', name: 'Name', label: 'Your name', maxLength: 200, autoComplete: 'name' },
  ],
  rules: [
    { field: 'Tour', check: 'required', message: 'Please choose a tour' },
    { field: 'People', check: 'min', value: 1, message: 'Please say how many you are' },
    { field: 'Name', check: 'required', message: 'Please enter your name' },
  ],
  record: { collection: 'tours', stamps: { id: 'milliseconds', Waiting: 'waiting' } },
  submit: { label: 'Book it', look: 'button', clear: 'saved' },
  outcome: {
    saved: { toast: 'Your place is booked' },
    failed: { toast: 'Please try again' },
    waiting: { toast: 'This tour is full. You are on its waiting list: we write to you.' },
  },
} satisfies FormDefinition;

export const quietFormExample = {
  title: 'Letters from us',
  fields: [
    { kind: 'email', name: 'Email', label: 'E-mail', maxLength: 254, autoComplete: 'email' },
  ],
  rules: [{ field: 'Email', check: 'email', message: 'Please enter your e-mail address' }],
  record: { collection: 'readers', stamps: { id: 'milliseconds' } },
  submit: { label: 'Send me letters', look: 'arrow', clear: 'submitted' },
  outcome: { saved: { log: true }, failed: { log: true } },
} satisfies FormDefinition;

export const keptFormExample = {
  title: 'Apply for a permit',
  fields: [
    { kind: 'text', name: 'Name', label: 'Your name', maxLength: 200, autoComplete: 'name' },
    {
      kind: 'group',
      legend: 'The tree',
      fields: [
        { kind: 'text', name: 'Sort', label: 'What tree is it?', maxLength: 100 },
        {
          kind: 'number',
          name: 'Height',
          label: 'How high is it?',
          unit: 'm',
          errorMessage: 'Please enter a number',
        },
      ],
    },
    {
      kind: 'file',
      name: 'Photo',
      label: 'A photograph of it',
      upload: { folder: 'Files/Trees/', accept: ['images'], maxMegabytes: 10 },
      errorMessages: {
        empty: 'This file is empty. Please choose another one.',
        tooLarge: 'This file is larger than 10 MB. Please choose a smaller one.',
        wrongType: 'This is no picture. Please choose another one.',
      },
    },
  ],
  saveForLater: {
    save: 'Save and go on later',
    saved: 'Saved on this device until {day}. Whoever uses it can read what you wrote.',
    files: 'Files are not saved: please choose them again.',
    failed: 'This browser stores nothing. Please send the form before you leave this page.',
    found: 'Answers of {day} are saved on this device.',
    goOn: 'Go on',
    restored: 'Your answers are back.',
    remove: 'Delete',
    removed: 'The saved answers are deleted.',
  },
  rules: [
    { field: 'Name', check: 'required', message: 'Please enter your name' },
    { field: 'Sort', check: 'required', message: 'Please say which tree' },
  ],
  record: {
    collection: 'permits',
    stamps: { id: 'milliseconds', Number: 'reference' },
    scanned: 'PhotoScanned',
    checkedBy: 'function',
  },
  submit: { label: 'Apply', look: 'button', clear: 'saved' },
  outcome: {
    saved: {
      toast: 'Thank you. Your number is {reference}.',
      byAnswer: [
        {
          when: { field: 'Height', moreThan: 20 },
          toast: 'Thank you. Somebody comes to see so high a tree. Your number is {reference}.',
        },
      ],
      copy: { print: 'Print a copy', sentOn: 'Sent on', reference: 'Your number', yes: 'Yes' },
    },
    failed: { toast: 'Please try again' },
  },
} satisfies FormDefinition;
