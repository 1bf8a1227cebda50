import type { SiteDefinition } from '#types';

export default {
  name: 'Lindgren & Sohn',
  shortName: 'Lindgren',
  language: 'en-GB',
  timeZone: 'Europe/Berlin',
  origin: 'https://www.lindgren-und-sohn.example.com',
  titleTemplate: '{page} | Lindgren & Sohn',
  favicon: '/icon.svg',
  shareImage: {
    file: '/pictures/loaves.jpg',
    alt: 'Round sourdough loaves with rings of flour on a wooden table',
    width: 1680,
    height: 1120,
  },
  values: { deadline: 'Thursday, six in the evening', course: '€95' },
  contact: {
    phone: { name: 'The shop', label: '04632 55 01 14', to: 'tel:+494632550114' },
    email: { label: 'brot@example.com', to: 'mailto:brot@example.com' },
    top: 'phone',
  },
  business: {
    sample: true,
    type: 'Bakery',
    address: {
      street: 'Hafengasse 14',
      postalCode: '24999',
      town: 'Norderhafen',
      country: 'DE',
    },
    hours: {
      week: [
        { days: ['tuesday', 'wednesday', 'thursday', 'friday'], open: ['06:30–13:00'] },
        { days: ['saturday'], open: ['06:00–12:00'] },
      ],
      special: [
        { label: 'Christmas Eve', from: '2026-12-24', open: ['05:30–11:00'] },
        { label: 'The oven cools', from: '2026-12-25', to: '2027-01-04' },
      ],
    },
  },
  team: [
    {
      sample: true,
      name: 'Marta Lindgren',
      role: 'Master baker, fourth generation',
      description:
        'Keeps the leaven and the fire. In the bakehouse from two, asleep by seven in the evening, cheerful in between.',
    },
    {
      sample: true,
      name: 'Jonas Lindgren',
      role: 'Rye, accounts and the delivery bicycle',
      description:
        'Marta’s brother. Studied shipbuilding for five terms, then came home and mended the oven door.',
    },
    {
      sample: true,
      name: 'Ingrid Lindgren',
      role: 'Saturdays, behind the counter',
      description: 'Ran the house from 1979 to 2011. Knows your order, and your grandmother’s.',
    },
    {
      sample: true,
      name: 'Emre Aydın',
      role: 'Journeyman baker',
      description: 'Plaits, buns, and everything with butter in it. Teaches the course with Marta.',
    },
  ],
  header: {
    look: 'centred',
    strip: 'hours',
    links: [
      { label: 'Our breads', to: '/Breads' },
      { label: 'Bread course', to: '/Bread-course' },
      { label: 'The house', to: '/The-house' },
    ],
    action: { label: 'Order for Saturday', to: '/Saturday' },
  },
  footer: {
    look: 'centred',
    blurb:
      'Bread from a wood-fired oven, baked in the Hafengasse since 1919. When the shelf is empty, we go to bed.',
    columns: [
      {
        title: 'In the shop',
        links: [
          { label: 'Breads and prices', to: '/Breads' },
          { label: 'Order for Saturday', to: '/Saturday' },
          { label: 'Hours and way', to: '/#hours' },
        ],
      },
      {
        title: 'The house',
        links: [
          { label: 'Four generations', to: '/The-house' },
          { label: 'Bread course', to: '/Bread-course' },
          { label: 'Imprint and privacy', to: '/Imprint' },
        ],
      },
    ],
    copyright: '© {year} {name}, Hafengasse 14, Norderhafen',
  },
  toasts: { autoClose: 6000, dragToDismiss: 80 },
  words: {
    openNow: {
      open: 'Open now, until {time} or the last loaf',
    },
    entries: { fewLeft: 'A few places left', soldOut: 'Full', allergens: 'Contains {allergens}' },
  },
} satisfies SiteDefinition;
