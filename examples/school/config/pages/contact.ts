import type { PageDefinition } from '#types';

export default {
  title: 'Contact and hours',
  description: 'Where the school and the café are, and when they are open.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Contact' }],
      title: 'Two Doors, One Yard',
      picture: {
        file: '/pictures/street.webp',
        alt: 'A yellow house with a blue door, and a café with a striped awning',
        width: 2400,
        height: 1500,
        focus: { x: 70, y: 62 },
      },
    },
    { kind: 'contact', align: 'offset', title: 'How To Reach Us' },
    { kind: 'list', tone: 'butter', title: 'Where We Are', of: 'places', look: 'places' },
  ],
} satisfies PageDefinition;
