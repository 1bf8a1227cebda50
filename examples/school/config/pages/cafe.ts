import type { PageDefinition } from '#types';

export default {
  title: 'The café and its menu',
  description: 'Coffee, soup and cake below the school, with prices, diets and allergens.',
  sections: [
    {
      kind: 'page-header',
      title: 'Soup, cake and small talk',
      lead: 'Order in whatever language you are learning.',
      tone: 'sun',
      layout: 'beside',
      picture: {
        file: '/pictures/cafe.webp',
        alt: 'A comic of a cup of coffee that speaks: “Un… otro… café? Perfekt, bitte sehr!”',
        width: 2400,
        height: 2000,
      },
    },
    { kind: 'list', title: 'The menu', of: 'dishes', look: 'menu', group: 'tag' },
    {
      kind: 'call-to-action',
      look: 'card',
      title: 'The long table',
      text: 'Every Wednesday evening it is the tandem table, and costs nothing.',
      action: { label: 'When it meets', to: '/Events/tandem-table' },
    },
  ],
} satisfies PageDefinition;
