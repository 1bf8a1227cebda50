import type { SiteDefinition } from '#types';

export default {
  name: 'Saal Nord',
  shortName: 'Saal Nord',
  language: 'en-GB',
  timeZone: 'Europe/Berlin',
  origin: 'https://www.saalnord.example',
  titleTemplate: '{page} | Saal Nord',
  favicon: '/icon.svg',
  shareImage: {
    file: '/pictures/river.jpg',
    alt: 'The ice house at night, five lit windows doubled in the river',
    width: 1600,
    height: 900,
  },
  values: { stalls: 38, gallery: 26, steps: 12, young: 9 },
  // The way to each page, above its headline, by the names in the menus.
  breadcrumbs: { home: 'Saal Nord' },
  contact: {
    phone: { label: '+49 40 66969 480', to: 'tel:+494066969480' },
    email: { label: 'kasse@saalnord.example', to: 'mailto:kasse@saalnord.example' },
    more: [
      { name: 'Hall hire', label: 'haus@saalnord.example', to: 'mailto:haus@saalnord.example' },
    ],
  },
  // Also where every evening takes place: for search engines.
  business: {
    type: 'EntertainmentBusiness',
    address: {
      street: 'Eiswerder 9',
      postalCode: '20539',
      town: 'Hamburg',
      country: 'DE',
    },
  },
  header: {
    look: 'split',
    strip: 'none',
    links: [
      { label: 'Season', to: '/Season' },
      { label: 'Quartet', to: '/Quartet' },
      { label: 'Learning', to: '/Learning' },
      { label: 'The house', to: '/House' },
    ],
    action: { label: 'Tickets', to: '/Season#tickets' },
  },
  footer: {
    look: 'large',
    blurb:
      'Eiswerder 9, Hamburg. Four minutes on foot from Tiefstack station, along the Bille, past the coal barges. The lamp over the door is on when we are.',
    columns: [
      {
        title: 'Come',
        links: [
          { label: 'Season', to: '/Season' },
          { label: 'Tickets and prices', to: '/Season#prices' },
          { label: 'Before you come', to: '/Season#questions' },
        ],
      },
      {
        title: 'House',
        links: [
          { label: 'Halder Quartet', to: '/Quartet' },
          { label: 'Learning', to: '/Learning' },
          { label: 'Hire the hall', to: '/House#hire' },
          { label: 'Imprint and privacy', to: '/Imprint' },
        ],
      },
      {
        title: 'Box office',
        links: [
          { label: '+49 40 66969 480', to: 'tel:+494066969480' },
          { label: 'Write to the box office', to: 'mailto:kasse@saalnord.example' },
        ],
      },
    ],
    newsletter: {
      title: 'A letter before each month',
      text: 'What is played, what is left, and one page about one of the pieces. Ten letters a season.',
      form: 'letter',
    },
    copyright: '© {year} {name} gGmbH',
  },
  toasts: { autoClose: 6000, dragToDismiss: 80 },
  words: {
    entries: { allToCalendar: 'The whole season for your calendar' },
  },
} satisfies SiteDefinition;
