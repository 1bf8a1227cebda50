import type { PageDefinition } from '#types';

export default {
  title: 'Privacy',
  description: 'What we do with what you write to us, and for how long it is kept.',
  sections: [
    {
      kind: 'page-header',
      title: 'Privacy',
    },
    {
      kind: 'prose',
      title: 'What You Write To Us',
      paragraphs: ['Say what you keep of it, for how long, and who can be asked to delete it.'],
    },
  ],
} satisfies PageDefinition;
