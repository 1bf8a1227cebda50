import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Contact', de: 'Kontakt', ar: 'اتصل بنا' },
  description: { en: 'Write to the tea house.', de: 'Schreiben Sie dem Teehaus.', ar: 'راسلنا.' },
  sections: [
    {
      kind: 'page-header',
      title: { en: 'Write To Us', de: 'Schreiben Sie uns', ar: 'اكتب إلينا' },
      lead: {
        en: 'We answer by tea time.',
        de: 'Wir antworten bis zum Tee.',
        ar: 'نرد قبل الشاي.',
      },
    },
    {
      kind: 'form',
      anchor: 'form',
      title: { en: 'A Table', de: 'Ein Tisch', ar: 'طاولة' },
      form: 'table',
    },
  ],
} satisfies PageDefinition;
