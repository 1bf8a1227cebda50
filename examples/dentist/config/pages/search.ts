import type { PageDefinition } from '#types';

export default {
  title: 'Search our pages',
  description:
    'Finds what Willow Lane Dental says about your tooth, your bill or your appointment.',
  indexed: false,
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Search' }],
      title: 'Where Does It Hurt?',
      lead: 'Write a word or two, and read what we say about it.',
      narrow: true,
    },
    {
      kind: 'search',
      align: 'offset',
      label: 'Search',
      numbered: false,
      title: 'Find A Page',
      nothing: 'We have not written about that yet. Please call us.',
    },
  ],
} satisfies PageDefinition;
