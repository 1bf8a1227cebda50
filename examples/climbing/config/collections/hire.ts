import type { CollectionDefinition } from '#types';

export default {
  kind: 'offer',
  type: 'service',
  currency: 'GBP',
  entries: [
    {
      id: 'shoes',
      name: 'Shoes',
      price: 3.5,
      description: 'Child 25 to adult 50, sprayed after every wearer',
    },
    {
      id: 'chalk',
      name: 'Chalk bag',
      price: 1.5,
      description: 'Filled. Loose chalk is welcome; the extractors run all day',
    },
    {
      id: 'brush',
      name: 'Brush',
      price: 0,
      description: 'On a stick, by every sector. Use it before you leave, not only before you try',
    },
    {
      id: 'tape',
      name: 'Finger tape',
      price: 0.3,
      description: 'A metre. Honesty jar at the desk',
    },
    {
      id: 'locker',
      name: 'Locker',
      price: 0,
      description: 'Bring your own padlock, or leave us a shoe',
    },
    {
      id: 'intro',
      name: 'Induction',
      price: 0,
      description: '20 minutes, daily at 11:00, 16:00 and 18:30. How to fall, how to read tape',
    },
    {
      id: 'technique',
      name: 'Technique hour',
      price: 16,
      description: 'Mondays at 19:00 with Wen, six at most. Entry comes on top',
    },
    { id: 'toast', name: 'Cheese toastie', price: 4, description: 'Until the bread is gone' },
  ],
} satisfies CollectionDefinition;
