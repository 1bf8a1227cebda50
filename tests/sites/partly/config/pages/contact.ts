import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Contact', fr: 'Nous écrire' },
  description: { en: 'Write to the tea house.', fr: 'Écrivez au salon de thé.' },
  sections: [
    {
      kind: 'page-header',
      title: { en: 'Write To Us', fr: 'Écrivez-nous' },
      breadcrumb: [
        { label: { en: 'Start' }, to: '/' },
        { label: { en: 'Contact', fr: 'Nous écrire' } },
      ],
    },
    {
      kind: 'prose',
      title: { en: 'By Post', fr: 'Par courrier' },
      paragraphs: { en: ['At the quay.'], fr: ['Sur le quai.'] },
    },
    {
      kind: 'prose',
      title: 'News From The Quay',
      paragraphs: ['This is shown in English alone.'],
      languages: ['en'],
    },
  ],
} satisfies PageDefinition;
