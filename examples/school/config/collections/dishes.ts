import type { CollectionDefinition } from '#types';

export default {
  kind: 'dish',
  currency: 'EUR',
  entries: [
    {
      id: 'coffee',
      name: 'Coffee',
      tags: ['Drinks'],
      prices: [
        { label: 'Small', price: 2.8 },
        { label: 'Large', price: 3.6 },
      ],
    },
    {
      id: 'lemonade',
      name: 'Lemonade',
      tags: ['Drinks'],
      price: 3.9,
      diets: ['vegan', 'gluten-free'],
    },
    { id: 'toast', name: 'Tomato toast', tags: ['Lunch'], price: 5.5, allergens: ['Wheat'] },
    { id: 'soup', name: 'Soup of the day', tags: ['Lunch'], price: 6.9, allergens: ['Celery'] },
    { id: 'tortilla', name: 'Tortilla', tags: ['Lunch'], price: 8.5, allergens: ['Egg'] },
    {
      id: 'dumplings',
      name: 'Swabian dumplings',
      description: 'In broth, with chives. On Thursdays and Fridays.',
      tags: ['Lunch'],
      price: 10.5,
      allergens: ['Wheat', 'Egg'],
      days: ['thursday', 'friday'],
    },
    { id: 'cake', name: 'Orange cake', tags: ['Sweet'], price: 4.6, allergens: ['Almonds', 'Egg'] },
    { id: 'tiramisu', name: 'Tiramisu', tags: ['Sweet'], price: 5.2, allergens: ['Milk', 'Egg'] },
  ],
} satisfies CollectionDefinition;
