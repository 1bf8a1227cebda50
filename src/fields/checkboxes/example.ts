import type { FieldDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'checkboxes',
    name: 'Treatments',
    label: 'What is it about?',
    hint: 'Choose all that fit',
    initial: ['check-up'],
    prefill: 'treatment',
    over: 'This treatment is no longer offered: please choose another one',
    options: [
      { value: 'check-up', label: 'A check-up' },
      {
        value: 'cleaning',
        label: 'A cleaning',
        price: 85,
        seasonPrices: [{ season: 'summer', price: 75 }],
      },
      { value: 'Toothache' },
    ],
  },
  withOwnAnswer: {
    kind: 'checkboxes',
    name: 'Allergies',
    label: 'What can you not eat?',
    options: [
      { value: 'nuts', label: 'Nuts' },
      { value: 'milk', label: 'Milk' },
    ],
    other: {
      label: 'Something else',
      errorMessage: 'Please write what it is',
      maxLength: 120,
    },
  },
  withPlaces: {
    kind: 'checkboxes',
    name: 'Workshops',
    label: 'Which workshops?',
    places: {
      left: '{count} left',
      full: 'full',
      count: 'People',
      tooFew: 'Only {count} places are left in one of these',
    },
    options: [
      { value: 'clay', label: 'Clay, in the morning', capacity: 8 },
      { value: 'print', label: 'Print, in the afternoon', capacity: 12 },
      { value: 'talk', label: 'The talk at noon' },
    ],
  },
  withSentences: {
    kind: 'checkboxes',
    name: 'Extras',
    label: 'What else may we bring?',
    options: [
      {
        value: 'breakfast',
        label: 'Breakfast',
        description: 'From seven to eleven, in your room.',
      },
      { value: 'cot', label: 'A cot', description: 'For children of two years at most.' },
      { value: 'flowers', label: 'Flowers' },
    ],
  },
} satisfies Record<string, FieldDefinition<'checkboxes'>>;
