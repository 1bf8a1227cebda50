import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Search our pages', de: 'Unsere Seiten durchsuchen' },
  description: {
    en: 'Finds what Willow Lane Dental says about your tooth, your bill or your appointment.',
    de: 'Findet, was Willow Lane Dental über Ihren Zahn, Ihre Rechnung oder Ihren Termin sagt.',
  },
  indexed: false,
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [
        { label: { en: 'Home', de: 'Startseite' }, to: '/' },
        {
          label: {
            en: 'Search',
            de: 'Suche',
          },
        },
      ],
      title: { en: 'Where does it hurt?', de: 'Wo tut es weh?' },
      lead: {
        en: 'Write a word or two, and read what we say about it.',
        de: 'Schreiben Sie ein oder zwei Wörter, und lesen Sie, was wir dazu sagen.',
      },
      narrow: true,
    },
    {
      kind: 'search',
      align: 'offset',
      label: { en: 'Search', de: 'Suche' },
      numbered: false,
      title: { en: 'Find a page', de: 'Eine Seite finden' },
      nothing: {
        en: 'We have not written about that yet. Please call us.',
        de: 'Darüber haben wir noch nichts geschrieben. Bitte rufen Sie uns an.',
      },
    },
  ],
} satisfies PageDefinition;
