import type { CollectionDefinition } from '#types';

export default {
  kind: 'place',
  entries: [
    {
      id: 'school',
      name: 'The school',
      description: 'Four rooms on the first floor, above the yard. There is a lift.',
      address: { street: 'Sample Lane 7', postalCode: 'Z99 ZZ9', town: 'Sampleton', country: 'IE' },
      hours: {
        week: [
          { days: ['monday', 'tuesday', 'wednesday', 'thursday'], open: ['09:00–21:30'] },
          { days: ['friday'], open: ['09:00–18:00'] },
        ],
      },
      telephone: '+353 1 555 0142',
    },
    {
      id: 'cafe',
      name: 'The café',
      type: 'CafeOrCoffeeShop',
      description: 'On the ground floor, with a long table for whoever would like to talk.',
      address: { street: 'Sample Lane 9', postalCode: 'Z99 ZZ9', town: 'Sampleton', country: 'IE' },
      hours: {
        week: [
          { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], open: ['08:00–22:00'] },
          { days: ['saturday'], open: ['09:00–18:00'] },
        ],
      },
      telephone: '+353 1 555 0143',
    },
  ],
} satisfies CollectionDefinition;
