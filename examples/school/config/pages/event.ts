import type { PageDefinition } from '#types';

export default {
  each: 'events',
  title: '{name}',
  description: '{name}: {description}',
  sections: [
    {
      kind: 'page-header',
      tone: 'sky',
      title: '{name}',
      lead: '{description}',
    },
    {
      kind: 'prose',
      title: '{start}',
      lead: '{place.name}, {place.address.street}',
      paragraphs: '{text}',
    },
  ],
} satisfies PageDefinition;
