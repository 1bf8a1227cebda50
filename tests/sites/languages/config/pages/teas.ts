import type { PageDefinition } from '#types/in-languages';

export default {
  each: 'teas/tags',
  title: '{name}',
  description: { en: 'Our teas: {name}.', de: 'Unsere Tees: {name}.', ar: 'أنواع الشاي: {name}.' },
  sections: [
    { kind: 'page-header', title: '{name}' },
    {
      kind: 'list',
      title: { en: 'On The Card', de: 'Auf der Karte', ar: 'في القائمة' },
      of: 'teas',
      look: 'rows',
      where: { tag: '{name}' },
    },
  ],
} satisfies PageDefinition;
