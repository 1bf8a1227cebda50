import type { PageDefinition } from '#types';

export default {
  title: 'News',
  description: 'What is new at the school and in the café.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'News' }],
      title: 'Written on the board',
    },
    { kind: 'list', title: 'All news', of: 'news', look: 'rows' },
  ],
} satisfies PageDefinition;
