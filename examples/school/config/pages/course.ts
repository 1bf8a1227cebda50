import type { PageDefinition } from '#types';

export default {
  each: 'courses',
  title: '{name}',
  description: '{name}: {description}',
  sections: [
    {
      kind: 'page-header',
      tone: 'tint',
      title: '{name}',
      lead: '{description}',
      layout: 'beside',
      picture: '{picture}',
    },
    { kind: 'prose', title: '{price} {unit}', paragraphs: '{text}' },
    {
      kind: 'panels',
      tone: 'sun',
      title: 'Before you sign up',
      panels: [
        {
          title: 'A place for you',
          paragraphs: [{ list: '{points}' }],
          highlight: true,
          action: { label: 'Sign up for this course', to: '/Sign-up?course={id}' },
        },
        {
          title: 'Taught by {by.name}',
          paragraphs: ['{by.description}'],
          action: { label: 'All teachers', to: '/Teachers' },
        },
      ],
    },
    { kind: 'list', title: 'Like this one', of: 'courses', look: 'rows', where: { related: true } },
    {
      kind: 'entry-links',
      tone: 'rose',
      density: 'compact',
      name: 'Courses',
      previous: 'Before',
      next: 'After',
      tags: 'More:',
    },
  ],
} satisfies PageDefinition;
