import type { PageDefinition } from '#types';

export default {
  each: 'news',
  title: '{name}',
  description: '{name}: {description}',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'News', to: '/News' }, { label: '{name}' }],
      title: '{name}',
      lead: '{description}',
    },
    { kind: 'prose', title: '{date}', lead: '{author.name}', paragraphs: '{text}' },
  ],
} satisfies PageDefinition;
