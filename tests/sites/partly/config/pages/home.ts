import type { PageDefinition } from '#types/in-languages';

export default {
  title: 'Tea by the water',
  description: 'A tea house at the harbour.',
  sections: [{ kind: 'page-header', title: 'Tea By The Water', lead: 'In English alone.' }],
} satisfies PageDefinition;
