import type { FieldDefinition } from '../../src/fields/registry';
import type { FormDefinition } from '../../src/form/form-schema';
import { allRequired, email, lines, required, some, stepping, text, whole, words } from './parts';

const box = (name: string, label: string, initial = false): FieldDefinition<'checkbox'> => ({
  kind: 'checkbox',
  name,
  label,
  initial,
});

const day = (name: string, label: string): FieldDefinition<'date'> => ({
  kind: 'date',
  name,
  label,
  errorMessage: 'Which day is it?',
});

const one = (name: string, label: string, ...values: string[]): FieldDefinition<'radio'> => ({
  kind: 'radio',
  name,
  label,
  options: values.map((value) => ({ value })),
});

const ticked = (field: string) => ({ field, is: 'true' });

export const contact: FormDefinition = {
  ...words,
  title: 'Write to us',
  fields: [
    text('Name', 'Your name'),
    email('Email', 'Your e-mail address'),
    whole('Phone', 'Your telephone number'),
    lines('Message', 'Your message'),
  ],
  rules: [
    required('Name'),
    { field: 'Email', check: 'email', message: 'This is no e-mail address' },
    required('Message'),
  ],
  record: { collection: 'contacts', stamps: { id: 'milliseconds' } },
};

/** Without a password: a site that nobody logs in to has no use for one. */
export const registration: FormDefinition = {
  ...words,
  title: 'Register',
  fields: [
    { ...text('First', 'First name'), initial: 'Ada', hint: 'As **in your passport**' },
    text('Last', 'Last name'),
    whole('Age', 'Age', 'years'),
    lines('About', 'About you'),
    { kind: 'tel', name: 'Phone', label: 'Telephone', maxLength: 30 },
  ],
  rules: [
    ...allRequired('First', 'Last'),
    { field: 'Phone', check: 'min-length', length: 10, whenFilled: true, message: 'Too short' },
  ],
  record: { collection: 'registered', stamps: { id: 'milliseconds' } },
};

export const appointment: FormDefinition = {
  ...words,
  title: 'Ask for an appointment',
  intro: 'We call you to confirm it.',
  fields: [
    text('Name', 'Your name'),
    day('Born', 'Born on'),
    text('Number', 'Number of your insurance', 20),
    { kind: 'tel', name: 'Phone', label: 'Telephone', maxLength: 30 },
    email('Email', 'E-mail address'),
    day('Day', 'On which day?'),
    {
      kind: 'select',
      name: 'Time',
      label: 'At what time of the day?',
      placeholder: 'Please choose',
      options: [{ value: 'any' }, { value: 'in the morning' }, { value: 'in the afternoon' }],
    },
    { ...one('Urgency', 'How soon?', 'in time', 'within a week', 'now'), initial: 'in time' },
    lines('Reason', 'Why do you come?'),
    lines('More', 'What else should we know?'),
  ],
  rules: [
    ...allRequired('Name', 'Born', 'Phone', 'Day', 'Reason'),
    { field: 'Email', check: 'email', whenFilled: true, message: 'This is no e-mail address' },
  ],
  record: { collection: 'asked', stamps: { id: 'milliseconds' } },
};

/** Answers in groups, which stand in steps of their own. */
export const diet: FormDefinition = {
  ...words,
  title: 'What do you eat?',
  steps: [
    {
      title: 'You',
      fields: [
        { ...text('First', 'First name'), width: 'half' },
        { ...text('Second', 'Second name'), width: 'half' },
        day('Born', 'Born on'),
        {
          kind: 'select',
          name: 'Nationality',
          label: 'Nationality',
          placeholder: 'Please choose',
          options: ['DE', 'IT', 'JP', 'US', 'Other'].map((value) => ({ value })),
        },
        box('WithAddress', 'I tell you my address', true),
        box('Vegetarian', 'I eat no meat'),
      ],
    },
    {
      title: 'Address',
      showWhen: ticked('WithAddress'),
      fields: [
        {
          kind: 'stored-group',
          name: 'Address',
          label: 'Where you live',
          fields: [
            text('Street', 'Street'),
            text('House', 'Number', 10),
            text('City', 'Town'),
            text('Code', 'Postal code', 5),
          ],
        },
      ],
    },
    {
      title: 'More of it',
      showWhen: ticked('Vegetarian'),
      fields: [
        {
          kind: 'stored-group',
          name: 'Options',
          label: 'What you like',
          fields: [
            box('Vegan', 'Nor eggs and milk'),
            one('Favourite', 'Which of these?', 'Tomatoes', 'Potatoes', 'Salad', 'Other'),
            { ...text('Which', 'Which one?'), showWhen: { field: 'Favourite', is: 'Other' } },
          ],
        },
      ],
    },
  ],
  stepping,
  rules: ['First', 'Second'].map((field) => ({
    field,
    check: 'min-length',
    length: 3,
    message: 'Three letters at least',
  })),
  record: { collection: 'diets', stamps: { id: 'milliseconds' } },
};

const rows = {
  time: 'I have no time',
  will: 'I have no will',
  knowledge: 'I do not know how',
  cost: 'It costs too much',
  support: 'Nobody helps me',
  access: 'There is nothing near',
};

export const health: FormDefinition = {
  ...words,
  title: 'How are you?',
  steps: [
    {
      title: 'You',
      fields: [
        whole('Age', 'Age', 'years'),
        one('Gender', 'You are', 'a man', 'a woman', 'neither', 'not to be told'),
        text('Height', 'How tall are you?', 20),
        whole('Weight', 'How heavy are you?', 'kg'),
      ],
    },
    {
      title: 'Your health',
      fields: [
        one('Overall', 'All in all it is', 'excellent', 'very good', 'good', 'fair', 'poor'),
        some(
          'Conditions',
          'Do you have any of these?',
          ...['diabetes', 'high blood pressure', 'a heart disease', 'asthma', 'another', 'none'],
        ),
        { ...text('Which', 'Which one?'), showWhen: { field: 'Conditions', is: 'another' } },
        some('Medicines', 'What do you take?', 'what was prescribed', 'what I buy', 'nothing'),
      ],
    },
    {
      title: 'Your days',
      fields: [
        one('Exercise', 'How often do you move?', 'daily', 'weekly', 'hardly', 'never'),
        {
          ...some('Sports', 'What do you do?', 'running', 'swimming', 'walking', 'another'),
          showWhen: { field: 'Exercise', isNot: 'never' },
        },
        one('Sleep', 'How long do you sleep?', 'under 5 hours', '5 to 6', '7 to 8', 'longer'),
        one('Smoking', 'Do you smoke?', 'never', 'no longer', 'yes'),
        one('Alcohol', 'Do you drink?', 'never', 'hardly', 'weekly', 'daily'),
      ],
    },
    {
      title: 'What you want',
      fields: [
        some('Goals', 'What is it?', 'to be lighter', 'to be stronger', 'to sleep', 'to be calm'),
        {
          kind: 'matrix',
          name: 'Barriers',
          label: 'What keeps you from it?',
          rows: Object.entries(rows).map(([name, label]) => ({ name, label })),
          columns: [{ value: 'much' }, { value: 'a little' }, { value: 'not at all' }],
          unanswered: '“{row}”: {message}',
        },
        lines('Comments', 'What else?'),
      ],
    },
  ],
  stepping,
  rules: [
    { field: 'Age', check: 'min', value: 18, message: 'Only for those who are of age' },
    { field: 'Age', check: 'max', value: 120, message: 'So old?' },
    ...allRequired('Height', 'Weight', 'Overall', 'Exercise', 'Sleep', 'Goals'),
  ],
  record: { collection: 'wellness', stamps: { id: 'milliseconds' } },
};

/** Words with headings and lists of some length. */
export const tax: FormDefinition = {
  ...words,
  title: 'Your number for the tax office',
  fields: [
    text('Name', 'Name, as the tax office knows it'),
    text('Business', 'Name of the business'),
    one('Sort', 'What are you?', 'a person', 'a company', 'a partnership', 'a trust'),
    { ...text('Payee', 'Code of the payee, if there is one', 10), width: 'half' },
    { ...text('Exemption', 'Code of the exemption, if there is one', 10), width: 'half' },
    text('Address', 'Street and number'),
    text('City', 'Town and postal code'),
    text('Accounts', 'Numbers of accounts'),
    text('Remittances', 'Remittances'),
    {
      kind: 'note',
      paragraphs: [
        { heading: 'Part one: the number' },
        'Persons have one number, companies **another**.',
      ],
    },
    text('PersonNumber', 'Number of the person', 20),
    text('CompanyNumber', 'Number of the company', 20),
    {
      kind: 'note',
      paragraphs: [
        { heading: 'Part two: what you certify' },
        'By sending this, {Name}, you say that:',
        {
          list: ['the number is right', 'nothing is held back', 'you live here'],
          numbered: true,
        },
      ],
    },
    {
      kind: 'note',
      question: 'Who needs this form?',
      paragraphs: [
        'Whoever is paid one of these:',
        {
          columns: ['What', 'Which form'],
          rows: [
            ['Interest', 'the first'],
            ['Dividends', 'the second'],
          ],
        },
      ],
    },
    text('Signed', 'Your name'),
    day('SignedOn', 'Today is'),
  ],
  rules: allRequired(
    ...['Name', 'Business', 'Sort', 'Address', 'City', 'Accounts', 'Remittances'],
    ...['CompanyNumber', 'Signed', 'SignedOn'],
  ),
  record: { collection: 'taxpayers', stamps: { id: 'milliseconds' } },
};

/** Five parts that are shown by ticks, each stored as one. */
export const employee: FormDefinition = {
  ...words,
  title: 'A new colleague',
  fields: [
    box('ShowPerson', 'Who it is', true),
    box('ShowAddress', 'Where they live', true),
    box('ShowWork', 'What they do', true),
    box('ShowEmergency', 'Whom to call', true),
    box('ShowBenefits', 'What they get', true),
    {
      kind: 'stored-group',
      name: 'Person',
      label: 'Who it is',
      showWhen: ticked('ShowPerson'),
      fields: [
        text('First', 'First name'),
        text('Middle', 'Middle name'),
        text('Last', 'Last name'),
        day('Born', 'Born on'),
        email('Email', 'E-mail address'),
        text('Phone', 'Telephone', 30),
        box('ShowPapers', 'With papers', true),
        box('ShowNumber', 'With a number', true),
        box('ShowLicence', 'With a licence', true),
        {
          ...text('Number', 'Number of the insurance', 20),
          showWhen: { all: [ticked('ShowPapers'), ticked('ShowNumber')] },
        },
        {
          ...text('Licence', 'Licence to drive', 20),
          showWhen: { all: [ticked('ShowPapers'), ticked('ShowLicence')] },
        },
      ],
      rules: [{ field: 'Email', check: 'email', whenFilled: true, message: 'No e-mail address' }],
    },
    {
      kind: 'stored-group',
      name: 'Address',
      label: 'Where they live',
      showWhen: ticked('ShowAddress'),
      fields: [
        text('Street', 'Street'),
        text('Flat', 'Flat', 20),
        text('City', 'Town'),
        text('State', 'State'),
        text('Code', 'Postal code', 12),
        { ...text('Country', 'Country'), initial: 'United States' },
      ],
    },
    {
      kind: 'stored-group',
      name: 'Work',
      label: 'What they do',
      showWhen: ticked('ShowWork'),
      fields: [
        one('Department', 'Department', 'Engineering', 'Sales', 'Finance'),
        text('Position', 'Position'),
        day('Begins', 'Begins on'),
        one('Sort', 'How long?', 'all day', 'half days', 'by contract'),
        whole('Salary', 'Salary'),
        box('ShowManager', 'Somebody leads them', true),
        { ...text('Manager', 'Who?'), showWhen: ticked('ShowManager') },
        { ...email('ManagerEmail', 'Their address'), showWhen: ticked('ShowManager') },
      ],
      rules: [
        { field: 'ManagerEmail', check: 'email', whenFilled: true, message: 'No e-mail address' },
      ],
    },
    {
      kind: 'stored-group',
      name: 'Emergency',
      label: 'Whom to call',
      showWhen: ticked('ShowEmergency'),
      fields: [
        text('Name', 'Name'),
        text('Relation', 'Who are they?'),
        text('Phone', 'Telephone', 30),
        box('ShowSecond', 'There is another number'),
        { ...text('Second', 'The other number', 30), showWhen: ticked('ShowSecond') },
        text('Address', 'Address'),
      ],
    },
    {
      kind: 'stored-group',
      name: 'Benefits',
      label: 'What they get',
      showWhen: ticked('ShowBenefits'),
      fields: [
        box('Health', 'Insurance for health'),
        box('Teeth', 'Insurance for teeth'),
        box('Eyes', 'Insurance for eyes'),
        box('ShowPension', 'A pension'),
        { ...whole('Share', 'Of which they pay', '%'), showWhen: ticked('ShowPension') },
      ],
      rules: [
        { field: 'Share', check: 'min', value: 0, whenFilled: true, message: 'Nothing or more' },
        { field: 'Share', check: 'max', value: 100, whenFilled: true, message: 'All or less' },
      ],
    },
  ],
  rules: [],
  record: { collection: 'colleagues', stamps: { id: 'milliseconds' } },
};
