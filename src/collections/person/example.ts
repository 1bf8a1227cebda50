import type { CollectionDefinition } from '../registry';

export const examples = {
  people: {
    kind: 'person',
    entries: [
      {
        id: 'anna',
        name: 'Anna Sample',
        role: 'Teacher',
        group: 'Languages',
        description: 'Teaches German and Dutch.',
        telephone: '+44 20 7946 0001',
        email: 'anna@acme.test',
      },
    ],
  },
} satisfies Record<string, CollectionDefinition<'person'>>;
