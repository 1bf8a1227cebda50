import type { SiteDefinition } from '#types/in-languages';

/** A firm that speaks English, and French on one page. */
export default {
  name: 'Harbour Tea',
  shortName: 'Tea',
  languages: ['en-GB', 'fr'],
  timeZone: 'Europe/Paris',
  origin: 'https://quay.example.com',
  titleTemplate: '{page} | Harbour Tea',
  contact: {
    phone: { label: '040 123456', to: 'tel:+4940123456' },
    email: { label: 'hello@tea.example.com', to: 'mailto:hello@tea.example.com' },
  },
  header: {
    links: [
      { label: { en: 'Our teas' }, to: '/Teas' },
      {
        label: { en: 'For the table' },
        links: [{ label: { en: 'By the pot' }, to: '/Teas#pots' }],
      },
      { label: { en: 'Contact us', fr: 'Nous écrire' }, to: '/Contact' },
    ],
  },
  footer: { copyright: '© {year} {name}' },
  toasts: { autoClose: 5000, dragToDismiss: 80 },
  words: {},
} satisfies SiteDefinition;
