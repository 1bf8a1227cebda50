import type { FormDefinition } from '#types';

export default {
  title: 'Your application',
  steps: [
    {
      title: 'About you',
      fields: [
        {
          kind: 'text',
          name: 'Name',
          width: 'half',
          label: 'Your name',
          maxLength: 200,
          autoComplete: 'name',
        },
        {
          kind: 'email',
          name: 'Email',
          width: 'half',
          label: 'Your e-mail address',
          maxLength: 254,
          autoComplete: 'email',
        },
        {
          kind: 'url',
          name: 'Website',
          label: 'A page about you on the web',
          hint: 'If there is one. It starts with https://',
          maxLength: 500,
          autoComplete: 'url',
        },
      ],
    },
    {
      title: 'Your experience',
      fields: [
        {
          kind: 'select',
          name: 'Role',
          width: 'half',
          label: 'As what would you like to work?',
          placeholder: 'Please choose',
          options: [
            { value: 'dentist', label: 'Dentist' },
            { value: 'hygienist', label: 'Dental hygienist' },
            { value: 'nurse', label: 'Dental nurse' },
            { value: 'reception', label: 'At the reception' },
          ],
        },
        {
          kind: 'number',
          name: 'Years',
          width: 'half',
          label: 'How long have you done this?',
          step: 0.5,
          unit: 'years',
          errorMessage: 'Please enter the years as a number, in halves: for example 2.5',
        },
        {
          kind: 'group',
          legend: 'Your registration',
          showWhen: { field: 'Role', isNot: 'reception' },
          fields: [
            {
              kind: 'text',
              name: 'Registration',
              label: 'Your number in the dental register',
              hint: 'Digits alone, if you are registered already',
              maxLength: 12,
            },
          ],
        },
        {
          kind: 'checkboxes',
          name: 'Languages',
          label: 'In which languages can you speak with patients?',
          options: [
            { value: 'en', label: 'English' },
            { value: 'pl', label: 'Polish' },
            { value: 'pa', label: 'Punjabi' },
            { value: 'bsl', label: 'British Sign Language' },
            { value: 'other', label: 'Others' },
          ],
        },
        {
          kind: 'text',
          name: 'OtherLanguages',
          label: 'Which others?',
          maxLength: 200,
          showWhen: { field: 'Languages', is: 'other' },
        },
      ],
    },
    {
      title: 'Documents',
      fields: [
        {
          kind: 'note',
          words:
            'Each file is sent as soon as you choose it. *Photographs of certificates* are fine if they can be read.',
        },
        {
          kind: 'file',
          name: 'Cv',
          label: 'Your CV',
          hint: 'PDF, Word, OpenDocument or RTF, at most 10 MB',
          upload: { folder: 'applications/cv/', accept: ['documents'], maxMegabytes: 10 },
          errorMessages: {
            empty: 'This file is empty. Please choose another one.',
            tooLarge: 'This file is larger than 10 MB. Please choose a smaller one.',
            wrongType: 'This is no PDF, Word, OpenDocument or RTF file. Please choose another one.',
            notSent: 'Your CV could not be sent. Please choose it once more.',
          },
        },
        {
          kind: 'file',
          name: 'Certificates',
          label: 'Your certificates',
          hint: 'Up to 5 files: documents or photographs, at most 10 MB each',
          maxFiles: 5,
          upload: {
            folder: 'applications/certificates/',
            accept: ['documents', 'images'],
            maxMegabytes: 10,
          },
          errorMessages: {
            empty: 'is empty. Please choose another file.',
            tooLarge: 'is larger than 10 MB. Please choose a smaller file.',
            wrongType: 'is no document or photograph that we can open.',
            tooMany: 'there is room for 5 files. Please put the rest into one of them.',
          },
          list: {
            cancel: 'Stop',
            retry: 'Try again',
            remove: 'Remove',
            failed: 'Could not be sent',
            sent: 'Sent',
          },
        },
        {
          kind: 'checkbox',
          name: 'HasReference',
          label: 'I have a letter of reference',
        },
        {
          kind: 'file',
          name: 'Reference',
          label: 'Your letter of reference',
          hint: 'PDF, at most 10 MB',
          upload: { folder: 'applications/references/', types: ['pdf'], maxMegabytes: 10 },
          errorMessages: {
            empty: 'This file is empty. Please choose another one.',
            tooLarge: 'This file is larger than 10 MB. Please choose a smaller one.',
            wrongType: 'This is no PDF. Please choose another one.',
            notSent: 'Your letter could not be sent. Please choose it once more.',
          },
          showWhen: { field: 'HasReference', filled: true },
        },
        {
          kind: 'checkbox',
          name: 'Consent',
          label:
            'I agree that you keep my application for six months, as [our privacy notice](/Privacy) says.',
        },
      ],
    },
  ],
  stepping: {
    next: 'Continue',
    back: 'Back',
    chooseAgain: 'All you wrote is still here, but for files. Please choose again: {fields}',
    summary: { title: 'Is this right?', change: 'Change', yes: 'Yes' },
  },
  rules: [
    { field: 'Name', check: 'required', message: 'Please tell us your name' },
    { field: 'Email', check: 'email', message: 'Please enter a valid e-mail address' },
    {
      field: 'Website',
      check: 'web-address',
      whenFilled: true,
      message: 'Please enter an address that starts with https://',
    },
    { field: 'Role', check: 'required', message: 'Please choose as what you would like to work' },
    { field: 'Years', check: 'required', message: 'Please enter your years, 0 if you begin now' },
    { field: 'Years', check: 'min', value: 0, message: 'Please enter 0 years or more' },
    { field: 'Years', check: 'max', value: 60, message: 'Please enter 60 years at most' },
    {
      field: 'Registration',
      check: 'digits',
      whenFilled: true,
      message: 'Please enter the number in digits alone',
    },
    { field: 'Languages', check: 'min', value: 1, message: 'Please tick one language at least' },
    {
      field: 'OtherLanguages',
      check: 'required',
      message: 'Please write which other languages you speak',
    },
    { field: 'Cv', check: 'required', message: 'Please choose your CV' },
    {
      field: 'Certificates',
      check: 'required',
      message: 'Please choose one certificate at least',
    },
    { field: 'Reference', check: 'required', message: 'Please choose your letter of reference' },
    {
      field: 'Consent',
      check: 'accepted',
      message: 'Please agree that we keep your application while we decide',
    },
  ],
  record: { collection: 'applications', stamps: { id: 'milliseconds', Date: 'date' } },
  honeypot: true,
  submit: { label: 'Send my application', look: 'button', clear: 'saved' },
  outcome: {
    saved: { goTo: '/Thanks', toast: 'Your application is with us' },
    failed: { toast: 'This could not be sent. Please try again: all you wrote is still here.' },
  },
} satisfies FormDefinition;
