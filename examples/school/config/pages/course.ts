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
    {
      kind: 'statistics',
      tone: 'sun',
      density: 'compact',
      align: 'offset',
      title: 'In figures',
      figures: [
        { value: '{price}', label: '{unit}' },
        { value: '{group}', label: 'people in a group, at most' },
        { value: '{trial}', label: 'for a trial lesson, taken off if you stay' },
      ],
    },
    {
      kind: 'prose',
      align: 'offset',
      density: 'compact',
      title: 'When, and how',
      paragraphs: '{text}',
    },
    {
      kind: 'panels',
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
