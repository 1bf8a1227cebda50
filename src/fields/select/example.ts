import type { FieldDefinition } from '../registry';

export const examples = {
  withPlaceholder: {
    kind: 'select',
    name: 'Size',
    label: 'Size of your firm',
    placeholder: 'Please choose',
    prefill: 'size',
    options: [
      { value: 'one', label: 'I work alone' },
      { value: '2 to 10' },
      { value: '11 or more' },
    ],
  },
  withOwnAnswer: {
    kind: 'select',
    name: 'Source',
    label: 'Where did you hear of us?',
    placeholder: 'Please choose',
    options: [
      { value: 'friends', label: 'From friends' },
      { value: 'search', label: 'I searched' },
    ],
    other: {
      label: 'Somewhere else',
      errorMessage: 'Please write where, or choose one of the others',
      maxLength: 60,
    },
  },
  withPrices: {
    kind: 'select',
    name: 'Course',
    label: 'Course',
    placeholder: 'Please choose',
    options: [
      { value: 'german', label: 'German', price: 180 },
      {
        value: 'french',
        label: 'French',
        price: 165,
        seasonPrices: [{ season: 'summer', price: 140 }],
      },
    ],
  },
  withFirstChoice: {
    kind: 'select',
    name: 'Title',
    label: 'Title',
    autoComplete: 'honorific-prefix',
    initial: 'Ms',
    afterSubmit: 'Mr',
    options: [{ value: 'Mr' }, { value: 'Ms' }],
  },
  withPlaces: {
    kind: 'select',
    name: 'Course',
    label: 'Which course?',
    placeholder: 'Please choose',
    places: { left: '{count} left', full: 'full' },
    over: 'This course has ended: please choose another one',
    options: [
      { value: 'german-a1', label: 'German A1, Mondays at six', capacity: 12 },
      { value: 'german-a2', label: 'German A2, Tuesdays at six', capacity: 10 },
      { value: 'later', label: 'A course later this year' },
    ],
  },
} satisfies Record<string, FieldDefinition<'select'>>;
