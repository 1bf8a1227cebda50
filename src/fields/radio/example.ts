import type { FieldDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'radio',
    name: 'Insurance',
    label: 'How are you insured?',
    prefill: 'insurance',
    options: [
      { value: 'public', label: 'Public insurance' },
      { value: 'private', label: 'Private insurance' },
      { value: 'none', label: 'I pay myself' },
    ],
  },
  withOwnAnswer: {
    kind: 'radio',
    name: 'Diet',
    label: 'What do you eat?',
    options: [
      { value: 'all', label: 'Everything' },
      { value: 'vegan', label: 'Vegan' },
    ],
    other: {
      label: 'Something else',
      errorMessage: 'Please write what you eat',
      maxLength: 80,
    },
  },
  withPrices: {
    kind: 'radio',
    name: 'Delivery',
    label: 'How shall we send it?',
    options: [
      { value: 'post', label: 'By post', price: 4.9 },
      { value: 'courier', label: 'By courier', price: 12.5 },
      { value: 'pick-up', label: 'I pick it up' },
    ],
  },
  withSentences: {
    kind: 'radio',
    name: 'Course',
    label: 'Which course suits you?',
    options: [
      { value: 'first', label: 'First steps', description: 'You have never done this before.' },
      {
        value: 'on',
        label: 'Going on',
        description: 'You know the words and want to **use** them.',
      },
      { value: 'unsure', label: 'I do not know yet' },
    ],
  },
  withFirstChoice: {
    kind: 'radio',
    name: 'Answer',
    label: 'How shall we answer?',
    initial: 'By e-mail',
    afterSubmit: 'By phone',
    options: [{ value: 'By e-mail' }, { value: 'By phone' }],
  },
  withPlaces: {
    kind: 'radio',
    name: 'Tour',
    label: 'Which tour?',
    places: {
      left: '{count} places left',
      full: 'full',
      count: 'People',
      tooFew: 'Only {count} places are left',
    },
    over: 'This tour has left: please choose another one',
    options: [
      { value: 'morning', label: 'At ten in the morning', capacity: 20 },
      { value: 'afternoon', label: 'At three in the afternoon', capacity: 20 },
    ],
  },
  withPlacesEachNight: {
    kind: 'radio',
    name: 'Room',
    label: 'Which room?',
    places: {
      nights: { arrival: 'Arrival', departure: 'Departure' },
      left: '{count} left',
      full: 'full in these nights',
    },
    options: [
      {
        value: 'lake',
        label: 'By the lake',
        price: 140,
        seasonPrices: [{ season: 'summer', price: 190 }],
        capacity: 6,
      },
      { value: 'garden', label: 'Towards the garden', price: 110, capacity: 10 },
    ],
  },
} satisfies Record<string, FieldDefinition<'radio'>>;
