import type { PageDefinition } from '#types';

export default {
  title: 'Contact and hours',
  description: 'Where the school and the café are, and when they are open.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Contact' }],
      title: 'Two Doors, One Yard',
    },
    { kind: 'contact', title: 'How To Reach Us' },
    { kind: 'list', tone: 'tint', title: 'Where We Are', of: 'places', look: 'places' },
  ],
} satisfies PageDefinition;
