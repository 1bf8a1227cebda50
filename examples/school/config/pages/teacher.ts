import type { PageDefinition } from '#types';

export default {
  each: 'people',
  title: '{name}',
  description: '{name} at Slow Vowel. {description}',
  sections: [
    {
      kind: 'page-header',
      tone: 'tint',
      title: '{name}',
      lead: '{role}',
      layout: 'beside',
      picture: '{picture}',
    },
    { kind: 'prose', paragraphs: '{text}' },
    {
      kind: 'list',
      tone: 'sky',
      title: 'Courses by {name}',
      of: 'courses',
      look: 'prices',
      where: { by: 'people/{id}' },
    },
    { kind: 'list', title: 'News', of: 'news', look: 'rows', where: { author: 'people/{id}' } },
  ],
} satisfies PageDefinition;
