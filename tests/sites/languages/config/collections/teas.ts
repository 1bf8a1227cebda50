import type { CollectionDefinition } from '#types/in-languages';

export default {
  kind: 'offer',
  currency: 'EUR',
  entries: [
    { id: 'sencha', name: 'Sencha', tags: [{ en: 'Green', de: 'Grün', ar: 'أخضر' }] },
    { id: 'assam', name: 'Assam', tags: [{ en: 'Black', de: 'Schwarz', ar: 'أسود' }] },
  ],
} satisfies CollectionDefinition;
