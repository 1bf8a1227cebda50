import type { CollectionDefinition } from '../registry';

export const examples = {
  menu: {
    kind: 'dish',
    currency: 'EUR',
    entries: [
      {
        id: 'asparagus',
        name: 'Asparagus',
        number: '12a',
        description: 'With potatoes and butter.',
        tags: ['Main courses'],
        price: 18.5,
        diets: ['vegetarian', 'gluten-free'],
        allergens: ['Milk'],
        days: ['friday', 'saturday'],
        season: { from: '04-15', to: '06-24' },
      },
      {
        id: 'lemonade',
        name: 'Lemonade',
        priceFrom: true,
        prices: [
          { label: '0.2 l', price: 3.2 },
          { label: '0.4 l', price: 4.9 },
        ],
      },
    ],
  },
} satisfies Record<string, CollectionDefinition<'dish'>>;
