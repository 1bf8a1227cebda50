import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Not found', de: 'Nicht gefunden', ar: 'غير موجود' },
  description: { en: 'This page is not there.', de: 'Diese Seite gibt es nicht.', ar: 'لا توجد.' },
  sections: [
    {
      kind: 'page-header',
      title: { en: 'Nothing Here', de: 'Hier ist nichts', ar: 'لا شيء هنا' },
      lead: { en: 'The way back is above.', de: 'Oben geht es zurück.', ar: 'العودة من الأعلى.' },
    },
  ],
} satisfies PageDefinition;
