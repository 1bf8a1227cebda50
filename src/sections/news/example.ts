import type { SectionDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'news',
    label: 'News',
    numbered: false,
    title: 'What Is New',
    lead: 'Now and then we write.',
  },
  newestAlone: { kind: 'news', tone: 'tint', title: 'The Newest', limit: 1 },
} satisfies Record<string, SectionDefinition<'news'>>;
