import type { FieldDefinition } from '../../src/fields/registry';
import type { FormDefinition } from '../../src/form/form-schema';
import {
  address,
  allRequired,
  email,
  ifYes,
  lines,
  phone,
  some,
  stepping,
  text,
  whole,
  words,
  yesNo,
} from './parts';

const day = (name: string, label: string): FieldDefinition<'date'> => ({
  kind: 'date',
  name,
  label,
  errorMessage: 'Please enter a day',
});

const amount = (name: string, label: string): FieldDefinition<'number'> => ({
  ...whole(name, label, '€'),
  step: 0.01,
});

/** What is asked of whoever saw it, or was harmed. */
const people = (name: string, label: string, max: number): FieldDefinition<'list'> => ({
  kind: 'list',
  name,
  label,
  entry: 'Person',
  add: 'Add a person',
  remove: 'Remove {entry}',
  max,
  fields: [
    text('Name', 'Name'),
    phone('Phone', 'Telephone number'),
    email('Email', 'E-mail address'),
    yesNo('Hurt', 'Was this person hurt?'),
    { ...lines('How', 'How?'), showWhen: { field: 'Hurt', is: 'yes' } },
  ],
  rules: allRequired('Name', 'Hurt', 'How'),
});

const steps: NonNullable<FormDefinition['steps']> = [
  {
    title: 'You',
    fields: [
      text('Policy', 'Number of your policy', 20),
      text('Name', 'Your name'),
      address('Address', 'Your address'),
      phone('Phone', 'Your telephone number'),
      email('Email', 'Your e-mail address'),
      ...ifYes(
        yesNo('Broker', 'Does a broker act for you?'),
        text('BrokerName', 'Name of the broker'),
        address('BrokerAddress', 'Address of the broker'),
        phone('BrokerPhone', 'Telephone number of the broker'),
      ),
    ],
  },
  {
    title: 'What happened',
    fields: [
      day('Happened', 'On which day?'),
      address('Place', 'Where?'),
      lines('What', 'What happened?'),
      some('Cause', 'What caused it?', 'Water', 'Fire', 'Storm', 'Theft', 'Somebody else'),
      ...ifYes(
        yesNo('Police', 'Was the police there?'),
        text('Station', 'Which police station?'),
        text('FileNumber', 'Number of their file', 40),
        day('Reported', 'When was it reported?'),
      ),
      ...ifYes(
        yesNo('Fault', 'Is somebody else to blame?'),
        text('OtherName', 'Their name'),
        address('OtherAddress', 'Their address'),
        text('OtherInsurer', 'Their insurer'),
        text('OtherPolicy', 'Number of their policy', 40),
        lines('OtherWhy', 'Why are they to blame?'),
      ),
      people('Witnesses', 'Who saw it?', 6),
      people('Harmed', 'Who was harmed?', 6),
    ],
  },
  {
    title: 'What it costs',
    fields: [
      {
        kind: 'list',
        name: 'Things',
        label: 'What is broken or gone?',
        entry: 'Thing',
        add: 'Add a thing',
        remove: 'Remove {entry}',
        min: 1,
        max: 10,
        fields: [
          text('Thing', 'What?'),
          whole('Bought', 'Bought in which year?'),
          amount('Price', 'What did it cost?'),
          yesNo('Mended', 'Can it be mended?'),
          {
            ...amount('Mending', 'What does that cost?'),
            showWhen: { field: 'Mended', is: 'yes' },
          },
        ],
        rules: allRequired('Thing', 'Bought', 'Price', 'Mended', 'Mending'),
      },
      ...ifYes(
        yesNo('Elsewhere', 'Does another insurance pay for it?'),
        text('Insurer', 'Which one?'),
        text('InsurerPolicy', 'Number of that policy', 40),
        amount('Paid', 'What has it paid?'),
      ),
      text('Account', 'IBAN of your account', 42),
      text('Holder', 'Whose account is it?'),
    ],
  },
];

/** A claim of some 60 questions with three lists, most of them asked after another answer: more than rules evaluate. */
export const claim: FormDefinition = {
  ...words,
  title: 'Report a damage',
  steps,
  stepping,
  rules: [
    ...allRequired('Policy', 'Name', 'Email', 'Broker', 'BrokerName', 'Happened', 'What', 'Cause'),
    ...allRequired('Police', 'Station', 'Fault', 'OtherName', 'OtherWhy', 'Elsewhere', 'Insurer'),
    ...allRequired('Account', 'Holder'),
    { field: 'Email', check: 'email', message: 'This is no e-mail address' },
    { field: 'Account', check: 'iban', message: 'This is no IBAN' },
  ],
  record: {
    collection: 'claims',
    stamps: { id: 'milliseconds', Number: 'reference' },
    checkedBy: 'function',
  },
};
