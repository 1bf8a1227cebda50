import type { PageDefinition } from '#types';

export default {
  each: 'news',
  title: '{name}',
  description: '{name}: {description}',
  sections: [
    {
      kind: 'page-header',
      tone: 'mint',
      title: '{name}',
      lead: '{description}',
    },
    { kind: 'prose', title: '{date}', lead: '{author.name}', paragraphs: '{text}' },
    { kind: 'entry-links', name: 'More news', previous: 'Before', next: 'After' },
  ],
} satisfies PageDefinition;
