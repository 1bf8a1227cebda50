import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Contact and hours', de: 'Kontakt und Sprechzeiten' },
  description: {
    en: 'How to reach Willow Lane Dental in Sample Town: telephone, e-mail, opening hours, holidays and a map.',
    de: 'So erreichen Sie Willow Lane Dental in Sample Town: Telefon, E-Mail, Sprechzeiten, freie Tage und eine Karte.',
  },
  sections: [
    {
      kind: 'page-header',
      title: { en: 'Call, write, or ring the bell', de: 'Anrufen, schreiben oder klingeln' },
      lead: {
        en: 'Reception answers from 8 in the morning.',
        de: 'Der Empfang ist ab 8 Uhr erreichbar.',
      },
      layout: 'beside',
      picture: {
        file: '/pictures/front.webp',
        alt: {
          en: 'A drawing of our house: red brick above a blue-green shop front, a willow beside it',
          de: 'Eine Zeichnung unseres Hauses: roter Backstein über einer blaugrünen Ladenfront, daneben eine Weide',
        },
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'contact',
      align: 'left',
      label: { en: 'Contact', de: 'Kontakt' },
      numbered: false,
      title: { en: 'How to reach us', de: 'So erreichen Sie uns' },
      hoursTitle: { en: 'When we are there', de: 'Wann wir da sind' },
    },
    {
      kind: 'map',
      align: 'left',
      label: { en: 'Way here', de: 'Anfahrt' },
      numbered: false,
      tone: 'lagoon',
      anchor: 'map',
      title: { en: 'How to find us', de: 'So finden Sie uns' },
      height: 420,
      ask: true,
    },
  ],
} satisfies PageDefinition;
