import type { CollectionDefinition } from '../registry';

export const examples = {
  places: {
    kind: 'place',
    entries: [
      {
        id: 'town-hall',
        name: 'Town Hall',
        description: 'The old hall at the market.',
        type: 'TouristInformationCenter',
        address: {
          street: '1 Market Square',
          postalCode: 'AB1 2CD',
          town: 'Harbour',
          region: 'Coast',
          country: 'GB',
        },
        position: { latitude: 51.5, longitude: -0.12 },
        hours: {
          week: [{ days: ['monday', 'tuesday'], open: ['09:00–17:00'] }],
          closed: 'Closed',
        },
        telephone: '+44 20 7946 0000',
        email: 'hall@acme.test',
        map: {
          title: 'Map of the town hall',
          frame: 'https://maps.acme.test/embed/town-hall',
          link: { label: 'Open the map', to: 'https://maps.acme.test/town-hall' },
        },
      },
    ],
  },
} satisfies Record<string, CollectionDefinition<'place'>>;
