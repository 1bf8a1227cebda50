import type { PageDefinition } from '#types';

export default {
  title: 'Bread and cakes',
  description: 'A bakery at the mill.',
  sections: [
    { kind: 'page-header', title: 'Bread From The Mill', lead: 'Fresh at six.' },
    {
      kind: 'call-to-action',
      title: 'What It Costs',
      text: 'All prices on one sheet.',
      action: { label: 'Open the prices', to: '/prices.pdf' },
    },
    {
      kind: 'steps',
      label: 'How',
      title: 'How It Is Made',
      steps: [
        { title: 'Grind', text: 'In the morning.' },
        { title: 'Bake', text: 'At night.' },
      ],
    },
  ],
} satisfies PageDefinition;
