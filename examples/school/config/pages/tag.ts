import type { PageDefinition } from '#types';

export default {
  each: 'courses/tags',
  title: '{name}: Courses',
  description: 'Courses at Slow Vowel for whoever looks for: {name}.',
  sections: [
    { kind: 'page-header', tone: 'rose', title: '{name}' },
    {
      kind: 'list',
      title: 'Courses: {name}',
      of: 'courses',
      look: 'prices',
      where: { tag: '{name}' },
      more: { label: 'All courses', to: '/Courses' },
    },
  ],
} satisfies PageDefinition;
