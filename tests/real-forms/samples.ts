import type { FormDefinition } from '../../src/form/form-schema';
import {
  address,
  allRequired,
  ifYes,
  phone,
  some,
  stepping,
  text,
  whole,
  words,
  yesNo,
} from './parts';

const choice = (name: string, label: string, ...values: string[]) =>
  ({
    kind: 'radio',
    name,
    label,
    options: values.map((value) => ({ value })),
  }) as const;

const signs = [
  ...['Thin or in poor condition', 'Faeces', 'Upper gut', 'Vent', 'Lying down', 'Lameness'],
  ...['Muscles or bones', 'Nerves', 'Breathing', 'Skin or feathers', 'Found dead', 'Fewer eggs'],
  ...['Worse eggs', 'Poor hatching', 'Unknown', 'Healthy', 'Nothing specific', 'Other', 'None'],
];

/** Samples of birds for a laboratory: addresses, numbers, tests to choose, and a table of samples as a list. */
export const samples: FormDefinition = {
  ...words,
  title: 'Send samples of birds',
  steps: [
    {
      title: 'Whose birds',
      fields: [
        text('Client', 'Name of the owner'),
        address('ClientAddress', 'Address of the owner'),
        yesNo('KeptThere', 'Are the birds kept there?'),
        {
          ...address('BirdsAddress', 'Where are they kept?'),
          showWhen: { field: 'KeptThere', is: 'no' },
        },
        address('PracticeAddress', 'Address of the vet'),
        phone('PracticePhone', 'Telephone number of the vet'),
        whole('OwnNumber', 'Your own number for this'),
        {
          kind: 'note',
          question: 'Where do I find the code of the flock?',
          words: 'In the letter by which the flock was registered.',
        },
        text('Flock', 'Code of the flock', 20),
      ],
    },
    {
      title: 'Which birds',
      fields: [
        choice('Bird', 'Which birds are they?', 'Chickens', 'Turkeys', 'Ducks', 'Geese', 'Other'),
        text('Breed', 'Of which breed?'),
        choice('Sex', 'Of which sex?', 'Male', 'Female', 'Both', 'Unknown'),
        some(
          'Purpose',
          'What are they kept for?',
          'Breeding',
          'Eggs',
          'Meat',
          'A zoo',
          'A pet',
          'Game',
        ),
        yesNo('Organic', 'Are they kept organically?'),
        choice(
          'Housing',
          'How are they housed?',
          'Indoors',
          'Pen or barn',
          'Free range',
          'Cages',
          'Other',
        ),
        choice('Use', 'What are the samples for?', 'Import', 'Export', 'Quarantine'),
        yesNo('Ill', 'Were the animals ill?'),
        ...ifYes(
          yesNo('Discussed', 'Did you speak of this with us before?'),
          whole('Submission', 'Under which number?'),
          some('How', 'How did you?', 'By telephone', 'Somebody visited us'),
        ),
        some('Signs', 'What do you see?', ...signs),
      ],
    },
    {
      title: 'How many',
      fields: [
        whole('Count', 'How many birds are in the flock?'),
        whole('AgePlaced', 'How old were they when they came?', 'days'),
        whole('Group', 'How many of the group are affected?'),
        whole('Affected', 'How many birds are affected?'),
        whole('Dead', 'How many have died?'),
        whole('Age', 'How old are they now?', 'days'),
        text('Notes', 'What happened until now?', 2000),
      ],
    },
    {
      title: 'Which tests',
      fields: [
        { kind: 'note', words: 'Choose at least one of these tests, or write which one you need.' },
        some('Influenza', 'Influenza', 'HAIT', 'AGIDT', 'PCR, single', 'PCR, pooled'),
        some('Newcastle', 'Newcastle disease', 'PCR, single', 'PCR, pooled', 'HAIT, for NDV only'),
        some('Isolation', 'Isolation of a virus', 'Influenza and Newcastle disease'),
        some('OtherTests', 'Other tests', 'Other'),
        { ...text('Extra', 'Which one?'), showWhen: { field: 'OtherTests', is: 'Other' } },
        {
          kind: 'list',
          name: 'Samples',
          label: 'Samples',
          entry: 'Sample {number}',
          max: 5,
          fields: [
            { kind: 'note', words: 'Write on the tube what you write here.' },
            text('Ring', 'Of which bird?', 40),
            text('Sample', 'What is it?', 40),
          ],
          rules: allRequired('Ring', 'Sample'),
        },
      ],
    },
  ],
  stepping,
  rules: allRequired(
    ...['Client', 'KeptThere', 'PracticePhone', 'OwnNumber', 'Bird', 'Breed', 'Sex', 'Purpose'],
    ...['Organic', 'Housing', 'Use', 'Ill', 'Discussed', 'Submission', 'How', 'Signs'],
    ...['Count', 'AgePlaced', 'Group', 'Affected', 'Dead', 'Age', 'Notes', 'Extra'],
  ),
  record: { collection: 'samples', stamps: { id: 'milliseconds' } },
};
