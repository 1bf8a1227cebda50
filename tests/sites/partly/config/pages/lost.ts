import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Not found', fr: 'Introuvable' },
  description: { en: 'This page is not there.', fr: 'Cette page n’existe pas.' },
  sections: [
    {
      kind: 'page-header',
      title: { en: 'Nothing Here', fr: 'Rien ici' },
      lead: { en: 'The way back is above.', fr: 'Le retour est en haut.' },
    },
  ],
} satisfies PageDefinition;
