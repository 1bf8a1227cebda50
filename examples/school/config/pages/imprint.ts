import type { PageDefinition } from '#types';

export default {
  title: 'Imprint',
  description: 'Who is responsible for the site of Slow Vowel.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Imprint' }],
      title: 'Who Is Behind This Site',
      lead: 'A sample. Write your own before launch.',
    },
    {
      kind: 'prose',
      paragraphs: [
        'Slow Vowel, Sample Street 7, Sample Town. Head of the school: Odile Sample.',
        'All pictures on this site were drawn for it.',
      ],
    },
  ],
} satisfies PageDefinition;
