import type { PageDefinition } from '#types';

export default {
  each: 'courses',
  title: '{name}',
  description: '{name}: {description}',
  sections: [
    { kind: 'page-header', title: '{name}', lead: '{description}' },
    { kind: 'prose', title: '{price} {unit}', paragraphs: '{text}' },
    {
      kind: 'panels',
      tone: 'coral',
      title: 'Before You Sign Up',
      panels: [
        {
          title: 'A Place For You',
          paragraphs: [{ list: '{points}' }],
          highlight: true,
          action: { label: 'Sign up for this course', to: '/Sign-up?course={id}' },
        },
        {
          title: 'Taught By {by.name}',
          paragraphs: ['{by.description}'],
          action: { label: 'All teachers', to: '/Teachers' },
        },
      ],
    },
    { kind: 'list', title: 'Like This One', of: 'courses', look: 'rows', where: { related: true } },
    { kind: 'entry-links', name: 'Courses', previous: 'Before', next: 'After', tags: 'More:' },
  ],
} satisfies PageDefinition;
