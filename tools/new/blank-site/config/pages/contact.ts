import type { PageDefinition } from '#types';

export default {
  title: 'Contact',
  description: 'How to reach Your Firm: telephone, e-mail and a form.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Contact' }],
      title: 'How To Reach Us',
    },
    { kind: 'form', title: 'Write To Us', form: 'contact' },
  ],
} satisfies PageDefinition;
