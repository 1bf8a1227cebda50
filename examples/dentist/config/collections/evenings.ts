import type { CollectionDefinition } from '#types/in-languages';

export default {
  kind: 'event',
  currency: 'GBP',
  entries: [
    {
      id: 'afraid',
      name: { en: 'For those who are afraid', de: 'Für alle, die Angst haben' },
      description: {
        en: 'Sit in the chair, hold the drill, ask anything. Nobody looks into a mouth.',
        de: 'Auf dem Stuhl sitzen, den Bohrer in die Hand nehmen, alles fragen. Niemand schaut in einen Mund.',
      },
      start: '2027-01-20T18:30',
      end: '2027-01-20T20:00',
      price: 0,
    },
    {
      id: 'first-teeth',
      name: { en: 'The first teeth', de: 'Die ersten Zähne' },
      description: {
        en: 'Amara shows parents how to brush teeth that bite. Bring the owner of the teeth.',
        de: 'Amara zeigt Eltern, wie man Zähne putzt, die beißen. Bringen Sie mit, wem die Zähne gehören.',
      },
      start: '2027-03-10T17:00',
      end: '2027-03-10T18:00',
      price: 0,
    },
    {
      id: 'open-doors',
      name: { en: 'Open doors', de: 'Tag der offenen Tür' },
      description: {
        en: 'All rooms, the steriliser too, and the crocodile in person.',
        de: 'Alle Räume, auch der Sterilisator, und das Krokodil höchstpersönlich.',
      },
      start: '2027-06-12T10:00',
      end: '2027-06-12T13:00',
      price: 0,
    },
  ],
} satisfies CollectionDefinition;
