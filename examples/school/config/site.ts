import type { SiteDefinition } from '#types';

export default {
  name: 'Slow Vowel',
  shortName: 'Slow Vowel',
  language: 'en-IE',
  timeZone: 'Europe/Dublin',
  origin: 'https://school.example.com',
  titleTemplate: '{page} | Slow Vowel',
  logo: { file: '/logo.svg', width: 212, height: 48 },
  favicon: '/icon.svg',
  // What is said in several places: change it here alone.
  values: { trial: '€12', group: 9 },
  // The way to each page, above its headline, by the names in the menus.
  breadcrumbs: {},
  contact: {
    phone: { name: 'Office', label: '01 555 0142', to: 'tel:+35315550142' },
    email: { label: 'hello@example.com', to: 'mailto:hello@example.com' },
    top: 'phone',
  },
  business: {
    sample: true,
    type: 'CafeOrCoffeeShop',
    address: { street: 'Sample Lane 7', postalCode: 'Z99 ZZ9', town: 'Sampleton', country: 'IE' },
  },
  header: {
    strip: 'none',
    links: [
      { label: 'Courses', to: '/Courses' },
      { label: 'Events', to: '/Events' },
      { label: 'Café', to: '/Cafe' },
      { label: 'Teachers', to: '/Teachers' },
      { label: 'News', to: '/News' },
      { label: 'Contact', to: '/Contact' },
    ],
    action: { label: 'Sign up', to: '/Sign-up' },
  },
  footer: {
    look: 'large',
    blurb: 'Languages in groups of {group} at most, and a café in which to try them.',
    columns: [
      {
        title: 'Learn',
        links: [
          { label: 'All courses', to: '/Courses' },
          { label: 'Teachers', to: '/Teachers' },
          { label: 'Sign up', to: '/Sign-up' },
        ],
      },
      {
        title: 'Come by',
        links: [
          { label: 'Events', to: '/Events' },
          { label: 'The café', to: '/Cafe' },
          { label: 'Contact and hours', to: '/Contact' },
          { label: 'Imprint and privacy', to: '/Privacy' },
        ],
      },
    ],
    newsletter: {
      title: 'A letter a term',
      text: 'New courses, and a word that no other language has.',
      form: 'newsletter',
    },
    copyright: '© {year} {name}',
  },
  toasts: { autoClose: 5000, dragToDismiss: 80 },
  words: {
    openNow: {},
    errorScreen: 'Something Went Wrong',
  },
} satisfies SiteDefinition;
