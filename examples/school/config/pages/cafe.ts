import type { PageDefinition } from '#types';

export default {
  title: 'The café and its menu',
  description: 'Coffee, soup and cake below the school, with prices, diets and allergens.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Café' }],
      title: 'Soup, Cake And Small Talk',
      lead: 'Order in whatever language you are learning.',
      layout: 'beside',
      picture: {
        file: '/pictures/above.webp',
        alt: 'A cup of coffee seen from above, beside an open exercise book',
        width: 1800,
        height: 2000,
        focus: { x: 60, y: 37 },
      },
    },
    { kind: 'list', title: 'The Menu', of: 'dishes', look: 'menu', group: 'tag' },
    {
      kind: 'call-to-action',
      look: 'card',
      title: 'The Long Table',
      text: 'Every Wednesday evening it is the tandem table, and costs nothing.',
      action: { label: 'When it meets', to: '/Events/tandem-table' },
    },
  ],
} satisfies PageDefinition;
