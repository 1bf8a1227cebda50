import type { FieldDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'international-tel',
    name: 'Phone',
    label: 'Where do we reach you?',
    country: 'GB',
    countryLabel: 'Country code',
    errorMessage: 'Please enter a whole telephone number, and choose its country',
  },
  atWork: {
    kind: 'international-tel',
    name: 'Desk',
    label: 'Telephone at work',
    hint: 'With your extension',
    width: 'half',
    country: 'DE',
    countryLabel: 'Country',
    errorMessage: 'This is no whole number of that country',
    autoComplete: 'work tel',
  },
} satisfies Record<string, FieldDefinition<'international-tel'>>;
