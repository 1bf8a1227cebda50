import type { FormDefinition } from '#types';

export default {
  title: 'Freelancer application',
  fields: [
    {
      kind: 'text',
      name: 'fullName',
      width: 'half',
      label: 'Full Name',
      maxLength: 200,
      autoComplete: 'name',
    },
    {
      kind: 'email',
      name: 'Email',
      width: 'half',
      label: 'Email Address',
      maxLength: 254,
      autoComplete: 'email',
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
      kind: 'text',
      name: 'portfolioUrl',
      width: 'half',
      label: 'Portfolio URL',
      maxLength: 2000,
      autoComplete: 'url',
    },
    {
      kind: 'select',
      name: 'SelectedTechnology',
      label: 'Technology',
      placeholder: 'Select Position',
      options: [
        { value: 'React.js', label: 'Web Desiner' },
        { value: 'Next.js', label: 'MERN Stack Developer' },
        { value: 'Express.js', label: 'Business Development Executive' },
        { value: 'Node.js' },
        { value: 'Fluter', label: 'Flutter' },
        { value: 'Android' },
      ],
    },
    {
      kind: 'file',
      name: 'CvFile',
      label: 'Your CV',
      hint: 'PDF, Word, OpenDocument or RTF, at most 10 MB',
      upload: {
        folder: 'Image/CvDeveloper/',
        types: ['pdf', 'doc', 'docx', 'odt', 'rtf'],
        maxMegabytes: 10,
      },
      errorMessages: {
        empty: 'This file is empty. Please choose another one.',
        tooLarge: 'This file is larger than 10 MB. Please choose a smaller one.',
        wrongType: 'This is no PDF, Word, OpenDocument or RTF file. Please choose another one.',
      },
    },
    { kind: 'textarea', name: 'Messsage', label: 'Message', rows: 4, maxLength: 5000 },
  ],
  rules: [
    { field: 'fullName', check: 'required', message: 'Please enter Full name' },
    { field: 'Email', check: 'email', message: 'Please enter a valid email address' },
    {
      field: 'Number',
      check: 'digits',
      message: 'Please enter a valid phone number 0-9 & 10 Character',
    },
    {
      field: 'portfolioUrl',
      check: 'required',
      message: 'Please enter a portfolioUrl link for Http//',
    },
    { field: 'Messsage', check: 'required', message: 'Please enter a message' },
  ],
  record: { collection: 'freelancers', stamps: { id: 'milliseconds', Date: 'date' } },
  honeypot: true,
  submit: { label: 'Send application', look: 'button', clear: 'saved' },
  outcome: {
    saved: { toast: 'Thankyou For Connecting , We Will Meassage Soon.. For Join Team' },
    failed: { toast: 'Plase Try agin' },
  },
} satisfies FormDefinition;
