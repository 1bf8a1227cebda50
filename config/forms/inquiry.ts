import type { FormDefinition } from '#types';

export default {
  title: "LET'S DISCUSS YOUR REQUIREMENT",
  fields: [
    {
      kind: 'text',
      name: 'Fname',
      label: 'Full Name',
      width: 'half',
      maxLength: 200,
      autoComplete: 'name',
    },
    {
      kind: 'email',
      name: 'Email',
      label: 'Email Address',
      width: 'half',
      maxLength: 254,
      autoComplete: 'email',
    },
    {
      kind: 'tel',
      name: 'Number',
      label: 'Phone Number',
      width: 'half',
      maxLength: 10,
      autoComplete: 'tel-national',
    },
    {
      kind: 'text',
      name: 'Pname',
      label: 'Project',
      width: 'half',
      hint: 'A name, or one line',
      maxLength: 200,
    },
  ],
  rules: [
    { field: 'Fname', check: 'required', message: 'Please enter first name' },
    { field: 'Email', check: 'email', message: 'Please enter a valid email address' },
    {
      field: 'Number',
      check: 'digits',
      message: 'Please enter a valid phone number 0-9 & 10 Character',
    },
    { field: 'Pname', check: 'required', message: 'Please enter a Project' },
  ],
  record: { collection: 'Inquriy', stamps: { id: 'milliseconds', Date: 'date' } },
  honeypot: true,
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  outcome: { saved: { toast: 'Thankyou For Send' }, failed: { toast: 'Plas Try Agin' } },
} satisfies FormDefinition;
