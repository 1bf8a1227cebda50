import type { CollectionDefinition } from '#types';

export default {
  kind: 'event',
  entries: [
    {
      id: 'prow',
      name: 'Prow: off and on again',
      description: 'The **black** and **red** lines go first. 31 boulders come off, 34 go on.',
      start: '2026-12-01T07:00',
      end: '2026-12-01T14:00',
      tags: ['Prow'],
    },
    {
      id: 'shed',
      name: 'Shed: slabs and bad feet',
      description:
        'All 42 of them. The yellow ladder in the corner stays: somebody learns on it every day.',
      start: '2026-12-08T07:00',
      end: '2026-12-08T14:00',
      tags: ['Shed'],
    },
    {
      id: 'wave',
      name: 'Wave: guest setter',
      description:
        'Ines Caldeira from Porto brings her own volumes and two green problems that she calls easy.',
      start: '2026-12-15T07:00',
      end: '2026-12-15T14:00',
      tags: ['Wave'],
    },
    {
      id: 'roof',
      name: 'Roof: the long one',
      description:
        'From the back of the depot to the tram doors, 11 metres without a foot on the floor.',
      start: '2026-12-22T07:00',
      end: '2026-12-22T14:00',
      tags: ['Roof'],
    },
    {
      id: 'pit',
      name: 'Pit: the kids set',
      description: 'Friday Rats draw it, we bolt it. Adults are graded by the children.',
      start: '2027-01-05T07:00',
      end: '2027-01-05T14:00',
      tags: ['Pit'],
    },
  ],
} satisfies CollectionDefinition;
