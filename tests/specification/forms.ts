const mail = ['email', 'Please enter a valid email address'];
const phone = ['digits', 'Please enter a valid phone number 0-9 & 10 Character'];

/** What the specification fixes of a form: sections 3, 5 and 8. */
export type FixedForm = {
  /** The name of its file in config/forms. */
  name: string;
  collection: string;
  fields: string[];
  rules: string[][];
  /** The messages after a success, and after a failure. */
  toasts: (string | undefined)[];
  clear?: 'submitted';
};

export const forms: FixedForm[] = [
  {
    name: 'newsletter',
    collection: 'subcribe',
    fields: ['Email'],
    rules: [['Email', ...mail]],
    toasts: [undefined, undefined],
  },
  {
    name: 'inquiry',
    collection: 'Inquriy',
    fields: ['Fname', 'Email', 'Number', 'Pname'],
    rules: [
      ['Fname', 'required', 'Please enter first name'],
      ['Email', ...mail],
      ['Number', ...phone],
      ['Pname', 'required', 'Please enter a Project'],
    ],
    toasts: ['Thankyou For Send', 'Plas Try Agin'],
  },
  {
    name: 'freelancer',
    collection: 'freelancers',
    fields: [
      'fullName',
      'Email',
      'Number',
      'portfolioUrl',
      'SelectedTechnology',
      'CvFile',
      'Messsage',
    ],
    rules: [
      ['fullName', 'required', 'Please enter Full name'],
      ['Email', ...mail],
      ['Number', ...phone],
      ['portfolioUrl', 'required', 'Please enter a portfolioUrl link for Http//'],
      ['Messsage', 'required', 'Please enter a message'],
    ],
    toasts: ['Thankyou For Connecting , We Will Meassage Soon.. For Join Team', 'Plase Try agin'],
  },
  {
    name: 'contact',
    collection: 'Contact_cli',
    fields: ['Fullname', 'Company', 'Email', 'Number', 'Your', 'Messsage'],
    rules: [
      ['Fullname', 'required', 'Please enter Full name'],
      ['Company', 'required', 'Please enter company Name'],
      ['Number', ...phone],
      ['Email', ...mail],
      ['Messsage', 'required', 'Please enter a message'],
    ],
    toasts: ['Thank you', undefined],
    clear: 'submitted',
  },
];

/** Options as stored and, if that differs, as shown (sections 3 and 9). */
export const visitorTypes = [
  { value: 'You are a Business Man' },
  { value: 'You are a Employes' },
  { value: 'You are a Developer' },
  { value: 'You are a Startup' },
];

export const technologies = [
  { value: 'React.js', label: 'Web Desiner' },
  { value: 'Next.js', label: 'MERN Stack Developer' },
  { value: 'Express.js', label: 'Business Development Executive' },
  { value: 'Node.js' },
  { value: 'Fluter', label: 'Flutter' },
  { value: 'Android' },
];

export const placeholder = 'Select Position';
