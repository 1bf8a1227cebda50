import type { PageDefinition } from '#types';

export default {
  title: 'Cakes',
  description: 'Cakes to order.',
  sections: [{ kind: 'page-header', title: 'Cakes To Order', lead: 'Two days before.' }],
} satisfies PageDefinition;
