import type { PageDefinition } from '#types';

export default {
  title: 'Not found',
  description: 'This page is not there.',
  sections: [
    { kind: 'page-header', title: 'Nothing Is Baked Here', lead: 'The way back is above.' },
  ],
} satisfies PageDefinition;
