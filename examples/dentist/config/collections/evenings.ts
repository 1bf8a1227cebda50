import type { CollectionDefinition } from '#types';

export default {
  kind: 'event',
  currency: 'GBP',
  entries: [
    {
      id: 'afraid',
      name: 'For those who are afraid',
      description: 'Sit in the chair, hold the drill, ask anything. Nobody looks into a mouth.',
      start: '2027-01-20T18:30',
      end: '2027-01-20T20:00',
      price: 0,
    },
    {
      id: 'first-teeth',
      name: 'The first teeth',
      description:
        'Amara shows parents how to brush teeth that bite. Bring the owner of the teeth.',
      start: '2027-03-10T17:00',
      end: '2027-03-10T18:00',
      price: 0,
    },
    {
      id: 'open-doors',
      name: 'Open doors',
      description: 'All rooms, the steriliser too, and the crocodile in person.',
      start: '2027-06-12T10:00',
      end: '2027-06-12T13:00',
      price: 0,
    },
  ],
} satisfies CollectionDefinition;
