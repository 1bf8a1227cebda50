import type { PageDefinition } from '#types';

export default {
  title: 'Contact and hours',
  description: 'Where the school and the café are, and when they are open.',
  sections: [
    {
      kind: 'page-header',
      title: 'Two doors, one yard',
      tone: 'sky',
      layout: 'below',
      picture: {
        file: '/pictures/yard.webp',
        alt: 'A comic of two houses, one with the awning of a café: somebody practises vowels behind the windows',
        width: 2400,
        height: 888,
        focus: { x: 50, y: 50 },
      },
    },
    { kind: 'contact', align: 'offset', title: 'How to reach us' },
    { kind: 'list', tone: 'sun', title: 'Where we are', of: 'places', look: 'places' },
  ],
} satisfies PageDefinition;
