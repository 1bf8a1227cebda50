import type { SiteDefinition } from '#types';

// Who the business is, and what surrounds every page. npm run check lists the samples.
export default {
  name: 'Your Firm',
  shortName: 'Your Firm',
  // The language of all texts. Buttons and the like speak it by themselves.
  language: 'en-GB',
  // The time zone of the business.
  timeZone: 'Europe/London',
  // The address of the published site.
  origin: 'https://www.example.com',
  titleTemplate: '{page} | Your Firm',
  // The icon in tabs and on home screens, in the folder public.
  favicon: '/icon.svg',
  // The way to each page, above its headline, by the names in the menus.
  breadcrumbs: { home: 'Home' },
  contact: {
    phone: { label: '020 7946 0123', to: 'tel:+442079460123' },
    email: { label: 'hello@example.com', to: 'mailto:hello@example.com' },
    top: 'phone',
  },
  header: {
    links: [
      { label: 'Home', to: '/' },
      { label: 'Contact', to: '/Contact' },
    ],
  },
  footer: {
    blurb: 'Say in a sentence what you do, and for whom.',
    columns: [
      {
        title: 'Plainly',
        links: [
          { label: 'Contact', to: '/Contact' },
          { label: 'Privacy', to: '/Privacy' },
        ],
      },
    ],
    copyright: '© {year} {name}',
  },
  toasts: { autoClose: 5000, dragToDismiss: 80 },
} satisfies SiteDefinition;
