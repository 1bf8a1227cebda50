import type { PageDefinition } from '#types/in-languages';

export default {
  title: 'News',
  description: 'What is new at the harbour.',
  sections: [{ kind: 'page-header', title: 'News', lead: 'In English alone.' }],
} satisfies PageDefinition;
