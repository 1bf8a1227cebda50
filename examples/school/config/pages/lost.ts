import type { PageDefinition } from '#types';

export default {
  title: 'Page not found',
  description: 'There is no such page. From here you find the others.',
  sections: [
    {
      kind: 'page-header',
      tone: 'rose',
      title: 'Lost for words',
      lead: 'There is no page at this address. Perhaps [all courses](/Courses) or [the events](/Events) help.',
    },
    { kind: 'list', title: 'Most people want', of: 'courses', look: 'rows', limit: 3 },
  ],
} satisfies PageDefinition;
