type Form = {
  words: string;
  /** Where what is sent is stored; nobody else's. */
  collection: string;
};

/** A form to begin with: every line says what it does. */
export const formSource = ({ words, collection }: Form): string => `\
import type { FormDefinition } from '../types';

// The form ${words}: what it asks, checks, stores and answers. After every change of this file run
// npm run rules, so that the server takes what the form sends, and then npm run check.
export default {
  // The form's name, for those who hear the page.
  title: '${words}',
  // What is asked, from top to bottom.
  fields: [
    {
      // One line of text.
      kind: 'text',
      // The name under which the answer is stored: letters, digits and _ alone. It stays the same.
      name: 'Name',
      // The words above the field.
      label: 'Your Name',
      // Two fields with width 'half' share a row where there is room.
      width: 'half',
      // The most characters that can be typed.
      maxLength: 200,
      // What the browser may offer to fill in.
      autoComplete: 'name',
    },
    {
      // An e-mail address: phones show the keyboard for it.
      kind: 'email',
      name: 'Email',
      label: 'Your Email Address',
      width: 'half',
      maxLength: 254,
      autoComplete: 'email',
    },
    {
      // A telephone number: phones show digits.
      kind: 'tel',
      name: 'Phone',
      label: 'Phone Number',
      // The small words below the label. You may delete the line.
      hint: 'Digits alone. You may leave it empty.',
      width: 'half',
      maxLength: 15,
      autoComplete: 'tel-national',
    },
    {
      // One of several answers.
      kind: 'select',
      name: 'Topic',
      label: 'What Is It About?',
      width: 'half',
      // What stands there before one is chosen.
      placeholder: 'Please choose',
      options: [{ value: 'A question' }, { value: 'An appointment' }, { value: 'Something else' }],
    },
    {
      // Several lines of text; rows is the height.
      kind: 'textarea',
      name: 'Message',
      label: 'Your Message',
      rows: 4,
      maxLength: 5000,
    },
  ],
  // What is checked, in this order. The first that fails is what the visitor is told.
  rules: [
    { field: 'Name', check: 'required', message: 'Please enter your name' },
    { field: 'Email', check: 'email', message: 'Please enter a valid email address' },
    // whenFilled: true lets the visitor leave it empty.
    { field: 'Phone', check: 'digits', message: 'Please enter digits alone', whenFilled: true },
    { field: 'Topic', check: 'required', message: 'Please choose what it is about' },
    {
      field: 'Message',
      check: 'min-length',
      length: 10,
      message: 'Please enter a message of ten characters or more',
    },
  ],
  record: {
    // Where it is stored. Every form needs a collection of its own.
    collection: '${collection}',
    // What is noted beside the answers: a number of the moment, and the date and time in words.
    stamps: { id: 'milliseconds', Date: 'dateTime' },
  },
  // The small words above the button. You may delete the line.
  note: 'We use what you write here to answer you, and for nothing else.',
  // A field that people do not see: whoever fills it in is a robot, and nothing is stored.
  honeypot: true,
  // The button. clear: 'saved' empties the form when all is stored, 'submitted' at once.
  submit: { label: 'Send', look: 'button', clear: 'saved' },
  // What the visitor is told in the end.
  outcome: {
    saved: { toast: 'Thank you, we will answer soon' },
    failed: { toast: 'That did not work. Please try again' },
  },
} satisfies FormDefinition;
`;
