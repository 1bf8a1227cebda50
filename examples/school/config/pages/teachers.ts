import type { PageDefinition } from '#types';

export default {
  title: 'Teachers',
  description: 'Who teaches at Slow Vowel, what, and how.',
  sections: [
    {
      kind: 'page-header',
      title: 'Four people who listen',
      lead: 'Sample people, until your own stand here.',
      tone: 'rose',
      layout: 'beside',
      picture: {
        file: '/pictures/teachers.webp',
        alt: 'Odile says “Oui… et puis ?”',
        width: 1800,
        height: 1200,
        focus: { x: 50, y: 100 },
      },
    },
    { kind: 'list', title: 'Who teaches', of: 'people', look: 'cards' },
  ],
} satisfies PageDefinition;
