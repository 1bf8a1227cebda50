import type { PageDefinition } from '#types';

export default {
  title: 'Thank you',
  description: 'Your wish for a course has reached Slow Vowel.',
  indexed: false,
  sections: [
    {
      kind: 'page-header',
      title: 'Thank You, Merci, Danke',
      lead: 'We answer within one working day, by e-mail.',
    },
    {
      kind: 'list',
      title: 'While You Wait',
      of: 'events',
      look: 'agenda',
      limit: 2,
      empty: 'A coffee is ready in the café.',
    },
  ],
} satisfies PageDefinition;
