import type { CollectionDefinition } from '../registry';

export const examples = {
  courses: {
    kind: 'offer',
    currency: 'EUR',
    type: 'course',
    entries: [
      {
        id: 'german-a1',
        name: 'German A1',
        description: 'For those who begin, in **small** groups.',
        text: ['Twice a week, with homework.'],
        picture: {
          file: '/pictures/class.webp',
          alt: 'People at a table',
          width: 1200,
          height: 900,
        },
        pictures: [
          {
            file: '/pictures/garden.webp',
            alt: 'The garden behind the school',
            width: 1600,
            height: 1200,
            caption: 'Where the break is',
          },
        ],
        tags: ['German', 'Beginners'],
        to: '/Contact',
        from: '2026-09-01',
        until: '2026-12-24',
        hidden: false,
        price: 189,
        unit: 'per month',
        badge: 'New',
        points: ['Two evenings a week', 'Books are **included**'],
        availability: 'limited-availability',
        highlight: true,
        seats: 12,
        start: '2026-10-05',
        hours: 30,
        by: 'people/anna',
      },
    ],
  },
  withSeveralPrices: {
    kind: 'offer',
    currency: 'EUR',
    entries: [
      {
        id: 'haircut',
        name: 'Haircut',
        priceFrom: true,
        prices: [
          { label: 'Short hair', price: 28 },
          { label: 'Long hair', price: 39.5 },
        ],
      },
    ],
  },
  roomsWithPricesInSeasons: {
    kind: 'offer',
    currency: 'EUR',
    entries: [
      {
        id: 'lake',
        name: 'By the lake',
        price: 140,
        unit: 'per night',
        seasonPrices: [
          { season: 'summer', price: 190 },
          { season: 'new-year', price: 230 },
        ],
      },
    ],
  },
} satisfies Record<string, CollectionDefinition<'offer'>>;
