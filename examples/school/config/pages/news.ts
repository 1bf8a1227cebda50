import type { PageDefinition } from '#types';

export default {
  title: 'News',
  description: 'What is new at the school and in the café.',
  sections: [
    {
      kind: 'page-header',
      title: 'Written on the board',
      tone: 'mint',
      layout: 'beside',
      picture: {
        file: '/pictures/news.webp',
        alt: 'Giulia says “Senti, senti!”',
        width: 1800,
        height: 1200,
        focus: { x: 50, y: 100 },
      },
    },
    { kind: 'list', title: 'All news', of: 'news', look: 'rows' },
  ],
} satisfies PageDefinition;
