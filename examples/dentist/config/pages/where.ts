import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Our two practices', de: 'Unsere zwei Praxen' },
  description: {
    en: 'Where the two practices of Willow Lane Dental are, with their hours, telephone numbers and maps.',
    de: 'Wo die beiden Praxen von Willow Lane Dental sind, mit Sprechzeiten, Telefonnummern und Karten.',
  },
  sections: [
    {
      kind: 'page-header',
      title: { en: 'Two doors in one town', de: 'Zwei Türen in einer Stadt' },
      lead: {
        en: 'Your file is at both, so that you may come to whichever is nearer.',
        de: 'Ihre Akte liegt in beiden, sodass Sie dorthin kommen können, wo Sie es näher haben.',
      },
      narrow: true,
    },
    {
      kind: 'list',
      align: 'left',
      label: { en: 'Practices', de: 'Praxen' },
      numbered: false,
      title: { en: 'Where we are', de: 'Wo Sie uns finden' },
      of: 'practices',
      look: 'places',
    },
  ],
} satisfies PageDefinition;
