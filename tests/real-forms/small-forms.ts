import type { FieldDefinition } from '../../src/fields/registry';
import type { FormDefinition } from '../../src/form/form-schema';
import { allRequired, lines, required, text, whole, words, yesNo } from './parts';

/** Days off: one day is not before the other, and one sort of leave asks for a reason. */
export const leave: FormDefinition = {
  ...words,
  title: 'Ask for days off',
  fields: [
    {
      kind: 'select',
      name: 'Sort',
      label: 'What sort of leave?',
      placeholder: 'Please choose',
      options: [
        { value: 'holidays', label: 'Holidays' },
        { value: 'illness', label: 'Illness' },
        { value: 'unpaid', label: 'Unpaid leave' },
        { value: 'child', label: 'A child was born' },
      ],
    },
    { kind: 'date', name: 'First', label: 'First day', width: 'half', errorMessage: 'Which day?' },
    { kind: 'date', name: 'Last', label: 'Last day', width: 'half', errorMessage: 'Which day?' },
    lines('Reason', 'Why?', { showWhen: { field: 'Sort', is: 'unpaid' } }),
    {
      kind: 'radio',
      name: 'State',
      label: 'State',
      initial: 'asked',
      options: [{ value: 'asked' }, { value: 'granted' }, { value: 'refused' }],
    },
  ],
  rules: [
    ...allRequired('Sort', 'First', 'Last'),
    {
      field: 'Last',
      check: 'after',
      other: 'First',
      orSame: true,
      message: 'The last day is not before the first',
    },
  ],
  record: { collection: 'leaves', stamps: { id: 'milliseconds' } },
};

const person: FieldDefinition<'list'>['fields'] = [
  {
    kind: 'radio',
    name: 'Pets',
    label: 'Are there animals at home?',
    initial: 'none',
    options: [
      { value: 'none', label: 'No' },
      { value: 'one', label: 'One' },
      { value: 'several', label: 'Several' },
    ],
  },
  {
    ...whole('Age', 'How old is it?', 'years'),
    showWhen: { field: 'Pets', is: 'one' },
  },
  {
    ...yesNo('Away', 'Would you give one of them away?'),
    showWhen: { field: 'Pets', is: 'several' },
  },
];
const ofPerson = allRequired('Pets', 'Age', 'Away');

/** Conditions within a group that is stored as one, and within lists; the first of a household is always there. */
export const pets: FormDefinition = {
  ...words,
  title: 'Animals at home',
  fields: [
    {
      kind: 'stored-group',
      name: 'Bill',
      label: 'For the bill',
      fields: [
        text('Name', 'Name'),
        whole('Card', 'Number of the card'),
        { ...text('Address', 'Address of the card'), showWhen: { field: 'Card', filled: true } },
      ],
      rules: allRequired('Name', 'Address'),
    },
    { kind: 'stored-group', name: 'Owner', label: 'Owner', fields: person, rules: ofPerson },
    {
      kind: 'list',
      name: 'Owners',
      label: 'Owners',
      min: 0,
      max: 4,
      fields: person,
      rules: ofPerson,
    },
    { kind: 'stored-group', name: 'First', label: 'You', fields: person, rules: ofPerson },
    {
      kind: 'list',
      name: 'Others',
      label: 'Others at home',
      entry: 'Person {number}',
      min: 0,
      max: 4,
      fields: person,
      rules: ofPerson,
    },
  ],
  rules: [],
  record: { collection: 'animals', stamps: { id: 'milliseconds' } },
};

/** From 0 to 10, and what that is answered with. */
export const score: FormDefinition = {
  ...words,
  title: 'Tell us what you think',
  fields: [
    {
      kind: 'scale',
      name: 'Score',
      label: 'Would you tell a friend about us?',
      to: 10,
      lowest: 'Certainly not',
      highest: 'Certainly',
    },
    {
      kind: 'checkboxes',
      name: 'Best',
      label: 'What do you like most?',
      options: [{ value: 'speed' }, { value: 'looks' }, { value: 'all that it does' }],
      other: { label: 'Something else', errorMessage: 'Please write what it is', maxLength: 100 },
      showWhen: { field: 'Score', moreThan: 8 },
    },
    lines('Reason', 'Why this number?', {
      showWhen: {
        all: [
          { field: 'Score', moreThan: 6 },
          { field: 'Score', lessThan: 9 },
        ],
      },
    }),
    lines('Missing', 'What do you miss?', { showWhen: { field: 'Score', filled: true } }),
  ],
  rules: [
    required('Score'),
    required('Best'),
    { field: 'Best', check: 'max', value: 2, message: 'Please choose two at most' },
  ],
  record: { collection: 'scores', stamps: { id: 'milliseconds' } },
  outcome: {
    ...words.outcome,
    saved: {
      toast: 'Thank you',
      byAnswer: [
        {
          when: { field: 'Score', moreThan: 8 },
          toast: 'We are glad that you like it: your ideas make it better.',
        },
        {
          when: { field: 'Score', lessThan: 7 },
          toast: 'It is good of you to say so: we read all of it.',
        },
      ],
    },
  },
};

/** Words with a list in each entry of a list. */
export const declarations: FormDefinition = {
  ...words,
  title: 'Declare it for each of you',
  fields: [
    text('Name', 'What is your name?'),
    {
      kind: 'list',
      name: 'People',
      label: 'People',
      entry: 'Person {number}',
      min: 2,
      max: 4,
      fields: [
        {
          kind: 'note',
          paragraphs: [
            { heading: 'What you declare' },
            'By ticking the box you say that:',
            {
              list: ['you live in this country', 'you know that you may be **asked to prove it**'],
            },
          ],
        },
        { kind: 'checkbox', name: 'Citizen', label: 'I am a citizen of this country' },
        text('Age', 'How old are you?', 3),
      ],
      rules: [
        { field: 'Citizen', check: 'accepted', message: 'Please tick the box' },
        required('Age', 'Please say how old you are'),
      ],
    },
  ],
  rules: [required('Name')],
  record: { collection: 'declarations', stamps: { id: 'milliseconds' } },
};

/** Statements of which each is agreed with or not, and a question that a number of stars asks for. */
export const feedback: FormDefinition = {
  ...words,
  title: 'What do you think of it?',
  fields: [
    {
      kind: 'matrix',
      name: 'Quality',
      label: 'Do you agree?',
      rows: [
        { name: 'affordable', label: 'I can afford it' },
        { name: 'does', label: 'It does what you say of it' },
        { name: 'better', label: 'It is better than others' },
        { name: 'easy', label: 'It is easy to use' },
      ],
      columns: ['Not at all', 'No', 'I do not know', 'Yes', 'Very much so'].map((label, at) => ({
        number: at + 1,
        label,
      })),
      unanswered: '“{row}”: {message}',
    },
    {
      kind: 'rating',
      name: 'Satisfied',
      label: 'How satisfied are you?',
      stars: ['Not at all', 'Hardly', 'Somewhat', 'Mostly', 'Wholly'],
    },
    {
      kind: 'rating',
      name: 'Recommend',
      label: 'Would you tell others?',
      stars: ['Never', 'Hardly', 'Perhaps', 'Probably', 'Certainly'],
      showWhen: { field: 'Satisfied', moreThan: 3 },
    },
    lines('Ideas', 'What would make it better?'),
    {
      kind: 'radio',
      name: 'Others',
      label: 'Beside others it is',
      options: [
        { value: 'cheaper' },
        { value: 'as dear' },
        { value: 'dearer' },
        { value: 'unsure' },
      ],
    },
    {
      kind: 'radio',
      name: 'Price',
      label: 'Is its price right?',
      options: [
        { value: 'right', label: 'Yes' },
        { value: 'low', label: 'No, it is too low' },
        { value: 'high', label: 'No, it is too high' },
      ],
    },
    {
      kind: 'stored-group',
      name: 'Limits',
      label: 'What would you pay?',
      fields: [text('Most', 'At most', 20), text('Least', 'At least', 20)],
    },
    text('Email', 'Your e-mail address', 254),
  ],
  rules: [],
  record: { collection: 'opinions', stamps: { id: 'milliseconds' } },
};
