import type { CollectionDefinition } from '#types/in-languages';

export default {
  kind: 'vacancy',
  currency: 'GBP',
  entries: [
    {
      id: 'nurse',
      name: { en: 'Dental nurse', de: 'Zahnmedizinische Fachangestellte (m/w/d)' },
      description: {
        en: 'Beside Tom and Amara, with a Saturday a month and the Monday after it free.',
        de: 'An der Seite von Tom und Amara, mit einem Samstag im Monat und dem Montag danach frei.',
      },
      posted: '2026-11-02',
      employment: ['full-time', 'part-time'],
      salary: { from: 26000, to: 31000, per: 'year' },
      unit: { en: 'a year', de: 'im Jahr' },
    },
    {
      id: 'reception',
      name: { en: 'Reception, afternoons', de: 'Empfang, nachmittags' },
      description: {
        en: 'Two to seven on weekdays: the telephone, the calendar and the waiting room.',
        de: 'Montags bis freitags von zwei bis sieben: Telefon, Kalender und Wartezimmer.',
      },
      posted: '2026-11-16',
      employment: ['part-time'],
      salary: { from: 14, per: 'hour' },
      unit: { en: 'an hour', de: 'in der Stunde' },
    },
  ],
} satisfies CollectionDefinition;
