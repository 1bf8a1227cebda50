import type { SiteDefinition } from '#types';

export default {
  name: 'Dr. Okafor & van Houten, Notaries',
  shortName: 'O & v. H.',
  language: 'en-GB',
  timeZone: 'Europe/Amsterdam',
  origin: 'https://okafor-vanhouten.example',
  titleTemplate: '{page} · Dr. Okafor & van Houten, Notaries',
  logo: { file: '/logo.svg', dark: '/logo-on-dark.svg', width: 426, height: 48 },
  favicon: '/icon.svg',
  shareImage: {
    file: '/pictures/deed.jpg',
    alt: 'A deed on a table, a fountain pen lying across it',
    width: 1200,
    height: 800,
  },
  values: { phone: '023 555 0108', copy: '€35', reply: 'one working day' },
  contact: {
    phone: { name: 'Front desk', label: '{phone}', to: 'tel:+31235550108' },
    email: {
      name: 'Letters',
      label: 'desk@okafor-vanhouten.example',
      to: 'mailto:desk@okafor-vanhouten.example',
    },
    top: 'phone',
    place: {
      lines: ['Nieuwe Gracht 41', '2011 ND Haarlem', 'Ring twice; the hall is long'],
      mapTitle: 'Map of the Nieuwe Gracht in Haarlem',
      mapFrame:
        'https://www.openstreetmap.org/export/embed.html?bbox=4.634%2C52.383%2C4.646%2C52.388&layer=mapnik&marker=52.3855%2C4.6400',
      mapLink: {
        label: 'The house on OpenStreetMap',
        to: 'https://www.openstreetmap.org/?mlat=52.3855&mlon=4.6400#map=17/52.3855/4.6400',
      },
    },
  },
  business: {
    type: 'Notary',
    address: {
      street: 'Nieuwe Gracht 41',
      postalCode: '2011 ND',
      town: 'Haarlem',
      country: 'NL',
    },
    position: { latitude: 52.3855, longitude: 4.64 },
    hours: {
      week: [
        { days: ['monday', 'tuesday', 'thursday'], open: ['09:00–12:30', '13:30–17:00'] },
        { days: ['wednesday'], open: ['09:00–12:30', '13:30–20:00'] },
        { days: ['friday'], open: ['09:00–13:00'] },
      ],
      special: [{ label: 'Christmas and New Year', from: '2026-12-24', to: '2027-01-03' }],
      closed: 'By appointment',
    },
  },
  header: {
    strip: 'none',
    links: [
      { label: 'Deeds', to: '/Deeds' },
      { label: 'Fees', to: '/Fees' },
      { label: 'The house', to: '/House' },
    ],
    action: { label: 'Appointment', to: '/Appointment' },
  },
  footer: {
    look: 'line',
    blurb:
      'Notaries for houses, wills and companies. Nieuwe Gracht 41, Haarlem, in the house that was built for the office in 1908.',
    columns: [
      {
        title: 'The office',
        links: [
          { label: 'Deeds we draw up', to: '/Deeds' },
          { label: 'What to bring', to: '/Deeds#bring' },
          { label: 'Fees', to: '/Fees' },
          { label: 'The house', to: '/House' },
        ],
      },
      {
        title: 'To reach us',
        links: [
          { label: 'Appointment', to: '/Appointment' },
          { label: 'Hours and address', to: '/House#hours' },
          { label: 'Colophon and privacy', to: '/Colophon' },
        ],
      },
    ],
    copyright: '© {year} {name}',
  },
  toasts: { autoClose: 7000, dragToDismiss: 80 },
  words: {
    required: 'Fields marked * are needed to find you a time',
    openNow: { open: 'The desk is open until {time}', closed: 'The desk opens {day} at {time}' },
  },
} satisfies SiteDefinition;
