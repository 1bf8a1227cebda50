import type { CollectionDefinition } from '../registry';

export const examples = {
  posts: {
    kind: 'post',
    feed: { title: 'News of the harbour' },
    entries: [
      {
        id: 'new-pier',
        name: 'The New Pier Is Open',
        description: 'After two years of work.',
        text: ['It is twice as long as the old one.'],
        date: '2026-03-31',
        author: 'people/ruth',
      },
    ],
  },
} satisfies Record<string, CollectionDefinition<'post'>>;
