import type { PageDefinition } from '#types';

export default {
  title: 'Courses',
  description:
    'Courses in Spanish, German, Italian and French for beginners and beyond, with their prices.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Courses' }],
      title: 'Six Ways To Begin Talking',
      lead: 'In groups of {group} at most. A trial lesson costs {trial}.',
    },
    {
      kind: 'list',
      title: 'All Courses',
      of: 'courses',
      look: 'cards',
      choose: { label: 'Language or level', all: 'All' },
    },
  ],
} satisfies PageDefinition;
