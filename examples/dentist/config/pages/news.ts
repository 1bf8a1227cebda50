import type { PageDefinition } from '#types';

export default {
  title: 'News',
  description: 'What is new at Willow Lane Dental, three or four times a year.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'News' }],
      title: 'News From The Lane',
      lead: 'When something changes for you, and when something was fun.',
      narrow: true,
    },
    {
      kind: 'news',
      align: 'left',
      label: 'All posts',
      numbered: false,
      title: 'Newest First',
    },
    {
      kind: 'list',
      align: 'left',
      label: 'Evenings',
      numbered: false,
      tone: 'tint',
      title: 'Come And See',
      lead: 'Come in, or tell [reception](/Contact) that you will.',
      of: 'evenings',
      look: 'agenda',
    },
  ],
} satisfies PageDefinition;
