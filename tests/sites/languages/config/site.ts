import type { SiteDefinition } from '#types/in-languages';

/** A firm that speaks English, German and Arabic. */
export default {
  name: 'Harbour Tea',
  shortName: 'Tea',
  languages: ['en-GB', 'de-DE', 'ar'],
  timeZone: 'Europe/Berlin',
  origin: 'https://tea.example.com',
  titleTemplate: {
    en: '{page} | Harbour Tea',
    de: '{page} – Harbour Tea',
    ar: '{page} | شاي الميناء',
  },
  values: { pot: { en: '£4', de: '5 €' } },
  contact: {
    phone: { label: '040 123456', to: 'tel:+4940123456' },
    email: { label: 'hello@tea.example.com', to: 'mailto:hello@tea.example.com' },
  },
  header: {
    links: [
      { label: { en: 'Home', de: 'Start', ar: 'الرئيسية' }, to: '/' },
      { label: { en: 'Contact', de: 'Kontakt', ar: 'اتصل بنا' }, to: '/Contact' },
      { label: { en: 'News', de: 'Neues (englisch)', ar: 'الأخبار' }, to: '/News' },
    ],
  },
  footer: { copyright: '© {year} {name}' },
  toasts: { autoClose: 5000, dragToDismiss: 80 },
  words: {},
} satisfies SiteDefinition;
