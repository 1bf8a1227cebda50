import type { CollectionDefinition } from '../registry';

export const examples = {
  boats: {
    kind: 'entry',
    currency: 'EUR',
    keys: {
      length: { type: 'number', label: 'Length in metres' },
      rig: { type: 'choice', label: 'Rig', choices: ['Sloop', 'Ketch'] },
      deposit: { type: 'price', label: 'Deposit' },
    },
    entries: [
      {
        id: 'seagull',
        name: 'Seagull',
        description: 'Sails by herself.',
        values: { length: 9.5, rig: 'Sloop', deposit: 500 },
      },
    ],
  },
} satisfies Record<string, CollectionDefinition<'entry'>>;
