import type { CollectionDefinition } from '#types';

export default {
  kind: 'offer',
  type: 'service',
  currency: 'GBP',
  entries: [
    {
      id: 'day',
      name: 'Day',
      price: 12,
      unit: '/ day',
      description: 'Leave for lunch, come back. Your wristband stays on.',
      points: ['Students, under 18, over 60, out of work: £9', 'Before 15:00 on weekdays: £8.50'],
      tags: ['Pass'],
    },
    {
      id: 'ten',
      name: 'Ten',
      price: 95,
      unit: '/ ten',
      description: 'One card, any hands: ten friends can use it up in one evening.',
      points: ['Never runs out', 'Concessions: £75'],
      highlight: true,
      badge: 'Most bought',
      tags: ['Pass'],
    },
    {
      id: 'month',
      name: 'Month',
      price: 44,
      unit: '/ month',
      description:
        'As often as your skin lets you. Stop it with two clicks, at the end of any month.',
      points: ['Shoes are free with it', 'One guest a month, on us', 'Concessions: £36'],
      tags: ['Pass'],
    },
    {
      id: 'year',
      name: 'Year',
      price: 420,
      unit: '/ year',
      description:
        'Ten months paid, twelve climbed. Pause it for an injury: bring a doctor’s note or a good story.',
      points: ['Shoes are free with it', 'Tuesday preview, 13:00 to 14:00', 'Concessions: £345'],
      tags: ['Pass'],
    },
  ],
} satisfies CollectionDefinition;
