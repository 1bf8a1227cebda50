import type { CollectionDefinition } from '../registry';

export const examples = {
  ofTheYear: {
    kind: 'season',
    currency: 'EUR',
    entries: [
      {
        id: 'summer',
        name: 'Summer',
        start: '2027-07-01',
        end: '2027-08-31',
        price: 45,
        unit: 'more a night',
        nights: 2,
      },
      { id: 'new-year', name: 'New Year', start: '2027-12-27', end: '2028-01-02', nights: 4 },
    ],
  },
  ofEveryYear: {
    kind: 'season',
    currency: 'EUR',
    entries: [
      { id: 'summer', name: 'Summer', start: '07-01', end: '08-31' },
      { id: 'new-year', name: 'New Year', start: '12-20', end: '01-06', nights: 4 },
    ],
  },
} satisfies Record<string, CollectionDefinition<'season'>>;
