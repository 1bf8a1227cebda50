import type { CollectionDefinition } from '../registry';

export const examples = {
  concerts: {
    kind: 'event',
    currency: 'EUR',
    entries: [
      {
        id: 'summer-concert',
        name: 'Summer Concert',
        description: 'Songs by the water, with **three** choirs.',
        text: [
          'Bring a blanket. If it rains we play in the church.',
          { list: ['Doors open at six.', 'There is cake.'] },
        ],
        picture: {
          file: '/pictures/choir.webp',
          alt: 'A choir at the quay',
          width: 1200,
          height: 900,
        },
        pictures: [
          {
            file: '/pictures/quay.webp',
            alt: 'The quay at low water',
            width: 1600,
            height: 1200,
            caption: 'Bring a coat',
          },
        ],
        tags: ['Music', 'Outdoors'],
        to: '/Contact',
        from: '2027-03-01',
        until: '2027-06-19',
        hidden: false,
        start: '2027-06-19T18:00',
        end: '2027-06-19T21:00',
        place: 'places/town-hall',
        prices: [
          { label: 'Adults', price: 12 },
          { label: 'Children', price: 0 },
        ],
        priceFrom: true,
        highlight: true,
        seats: 120,
        organiser: 'The choirs of the harbour',
        performers: ['people/anna', 'Harbour Choir'],
        status: 'moved-online',
        online: true,
        onlineAddress: 'https://stream.acme.test/concert',
      },
    ],
  },
  inASeries: {
    kind: 'event',
    currency: 'EUR',
    entries: [
      {
        id: 'open-rehearsal',
        name: 'Open Rehearsal',
        start: '2027-01-11T19:30',
        repeats: { days: ['monday'], until: '2027-05-31', except: ['2027-04-05'] },
        price: 0,
      },
    ],
  },
} satisfies Record<string, CollectionDefinition<'event'>>;
