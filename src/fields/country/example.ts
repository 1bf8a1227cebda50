import type { CountryDefinition } from './schema';

export const examples = {
  plain: {
    kind: 'country',
    name: 'Nationality',
    label: 'Nationality',
    placeholder: 'Please choose',
    prefill: 'nationality',
  },
  ofSome: {
    kind: 'country',
    name: 'Licence',
    label: 'Where was your driving licence issued?',
    countries: ['GB', 'IE', 'FR', 'DE'],
    first: 'GB',
    placeholder: 'Please choose',
    autoComplete: 'off',
  },
} satisfies Record<string, CountryDefinition>;
