import type { CollectionDefinition } from '../registry';

export const examples = {
  jobs: {
    kind: 'vacancy',
    currency: 'EUR',
    entries: [
      {
        id: 'carpenter',
        name: 'Carpenter',
        description: 'For boats of wood.',
        posted: '2026-10-01',
        closes: '2027-01-31',
        place: 'places/town-hall',
        employment: ['full-time', 'part-time'],
        salary: { from: 3200, to: 3900, per: 'month' },
        unit: 'a month',
        remote: false,
      },
    ],
  },
} satisfies Record<string, CollectionDefinition<'vacancy'>>;
