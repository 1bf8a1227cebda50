import type { PageDefinition } from '#types';

export default {
  each: 'people',
  title: '{name}',
  description: '{name} at Slow Vowel. {description}',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [
        { label: 'Home', to: '/' },
        { label: 'Teachers', to: '/Teachers' },
        { label: '{name}' },
      ],
      title: '{name}',
      lead: '{role}',
    },
    { kind: 'prose', paragraphs: '{text}' },
    {
      kind: 'list',
      tone: 'tint',
      title: 'Courses By {name}',
      of: 'courses',
      look: 'prices',
      where: { names: 'people/{id}' },
    },
  ],
} satisfies PageDefinition;
