import type { FormDefinition } from '#types';

export default {
  title: 'Contact form',
  fields: [
    {
      kind: 'text',
      name: 'Fullname',
      width: 'half',
      label: 'Full Name',
      maxLength: 200,
      autoComplete: 'name',
    },
    {
      kind: 'text',
      name: 'Company',
      width: 'half',
      label: 'Business Name',
      maxLength: 200,
      autoComplete: 'organization',
    },
    {
      kind: 'tel',
      name: 'Number',
      width: 'half',
      label: 'Phone Number',
      maxLength: 10,
      autoComplete: 'tel-national',
    },
    {
      kind: 'email',
      name: 'Email',
      width: 'half',
      label: 'Your Email Address',
      maxLength: 254,
      autoComplete: 'email',
    },
    {
      kind: 'select',
      name: 'Your',
      label: 'You are',
      initial: 'You are a Business Man',
      afterSubmit: '',
      options: [
        { value: 'You are a Business Man' },
        { value: 'You are a Employes' },
        { value: 'You are a Developer' },
        { value: 'You are a Startup' },
      ],
    },
    { kind: 'textarea', name: 'Messsage', label: 'Message', rows: 4, maxLength: 5000 },
  ],
  rules: [
    { field: 'Fullname', check: 'required', message: 'Please enter Full name' },
    { field: 'Company', check: 'required', message: 'Please enter company Name' },
    {
      field: 'Number',
      check: 'digits',
      message: 'Please enter a valid phone number 0-9 & 10 Character',
    },
    { field: 'Email', check: 'email', message: 'Please enter a valid email address' },
    { field: 'Messsage', check: 'required', message: 'Please enter a message' },
  ],
  record: {
    collection: 'Contact_cli',
    stamps: { id: 'milliseconds', Date: 'dateTime' },
    order: ['Fullname', 'Company', 'Email', 'Number', 'Your', 'Messsage', 'id', 'Date'],
    keepInMemory: true,
  },
  note: 'We use what you write here to answer you, and for nothing else. It is stored with our database provider, only our team reads it, and we delete it when you ask us to.',
  honeypot: true,
  submit: { label: 'Send', look: 'button', clear: 'submitted' },
  outcome: { saved: { toast: 'Thank you' }, failed: { log: true } },
} satisfies FormDefinition;
