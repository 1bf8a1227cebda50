import type { PageDefinition } from '#types';

export default {
  title: 'Our two practices',
  description:
    'Where the two practices of Willow Lane Dental are, with their hours, telephone numbers and maps.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Where we are' }],
      title: 'Two Doors In One Town',
      lead: 'Your file is at both, so that you may come to whichever is nearer.',
      narrow: true,
    },
    {
      kind: 'list',
      align: 'left',
      label: 'Practices',
      numbered: false,
      title: 'Where We Are',
      of: 'practices',
      look: 'places',
    },
  ],
} satisfies PageDefinition;
