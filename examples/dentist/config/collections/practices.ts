import type { CollectionDefinition } from '#types/in-languages';

export default {
  kind: 'place',
  entries: [
    {
      id: 'willow-lane',
      name: 'Willow Lane',
      description: {
        en: 'All treatments. No step from the street to the chair.',
        de: 'Alle Behandlungen. Keine Stufe von der Straße bis zum Stuhl.',
      },
      address: {
        street: 'Sample Lane 1',
        postalCode: 'ZZ1 1ZZ',
        town: 'Sample Town',
        country: 'GB',
      },
      position: { latitude: 51.4779, longitude: -0.0015 },
      telephone: '+44 20 7946 0321',
      email: 'hello@example.com',
      hours: {
        week: [
          {
            days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
            open: ['08:00–13:00', '14:00–19:00'],
          },
          { days: ['saturday'], open: ['09:00–13:00'] },
        ],
      },
      map: {
        title: {
          en: 'Map of the practice in Willow Lane',
          de: 'Karte der Praxis in der Willow Lane',
        },
        frame:
          'https://www.openstreetmap.org/export/embed.html?bbox=-0.0065%2C51.4749%2C0.0035%2C51.4809&layer=mapnik&marker=51.4779%2C-0.0015',
        link: {
          label: { en: 'Open the map of Willow Lane', de: 'Karte der Willow Lane öffnen' },
          to: 'https://www.openstreetmap.org/?mlat=51.4779&mlon=-0.0015#map=16/51.4779/-0.0015',
        },
      },
    },
    {
      id: 'station',
      name: { en: 'At the station', de: 'Am Bahnhof' },
      description: {
        en: 'Check-ups and cleaning, on the first floor above the bakery. There is a lift.',
        de: 'Kontrolle und Zahnreinigung, im ersten Stock über der Bäckerei. Es gibt einen Aufzug.',
      },
      address: {
        street: 'Sample Square 4',
        postalCode: 'ZZ1 2ZZ',
        town: 'Sample Town',
        country: 'GB',
      },
      position: { latitude: 51.4826, longitude: -0.0077 },
      telephone: '+44 20 7946 0323',
      hours: {
        week: [
          { days: ['tuesday', 'thursday'], open: ['07:00–12:00'] },
          { days: ['wednesday'], open: ['15:00–21:00'] },
        ],
      },
      map: {
        title: { en: 'Map of the practice at the station', de: 'Karte der Praxis am Bahnhof' },
        frame:
          'https://www.openstreetmap.org/export/embed.html?bbox=-0.0127%2C51.4796%2C-0.0027%2C51.4856&layer=mapnik&marker=51.4826%2C-0.0077',
        link: {
          label: { en: 'Open the map of the station', de: 'Karte des Bahnhofs öffnen' },
          to: 'https://www.openstreetmap.org/?mlat=51.4826&mlon=-0.0077#map=16/51.4826/-0.0077',
        },
      },
    },
  ],
} satisfies CollectionDefinition;
