import type { CollectionDefinition } from '#types';

export default {
  kind: 'vacancy',
  currency: 'GBP',
  entries: [
    {
      id: 'nurse',
      name: 'Dental nurse',
      description: 'Beside Tom and Amara, with a Saturday a month and the Monday after it free.',
      posted: '2026-11-02',
      employment: ['full-time', 'part-time'],
      salary: { from: 26000, to: 31000, per: 'year' },
      unit: 'a year',
    },
    {
      id: 'reception',
      name: 'Reception, afternoons',
      description: 'Two to seven on weekdays: the telephone, the calendar and the waiting room.',
      posted: '2026-11-16',
      employment: ['part-time'],
      salary: { from: 14, per: 'hour' },
      unit: 'an hour',
    },
  ],
} satisfies CollectionDefinition;
