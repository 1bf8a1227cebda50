import type { PageDefinition } from '#types';

export default {
  title: 'Contact',
  description: 'How to reach us: telephone, e-mail and a form.',
  sections: [
    {
      kind: 'page-header',
      title: 'How To Reach Us',
    },
    { kind: 'form', title: 'Write To Us', form: 'contact' },
  ],
} satisfies PageDefinition;
