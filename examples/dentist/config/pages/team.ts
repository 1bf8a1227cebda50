import type { PageDefinition } from '#types';

export default {
  title: 'Team',
  description: 'Who is who at Willow Lane Dental: dentists, hygiene and nursing, reception.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Team' }],
      title: 'Seven People, First Names',
      lead: 'Ask for whomever you know. If it fits, you see the same people every time.',
      layout: 'beside',
      picture: {
        file: '/pictures/reception.webp',
        alt: 'A drawing of reception: a long blue-green desk below three lamps',
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'people',
      align: 'left',
      label: 'Who is who',
      numbered: false,
      title: 'Our Practice',
      lead: 'Drawn, not photographed: these are sample people.',
    },
    {
      kind: 'call-to-action',
      look: 'card',
      title: 'An Eighth?',
      text: 'We are looking for a dental nurse. Three short steps, and a paid day to try.',
      action: { label: 'Work with us', to: '/Apply' },
    },
  ],
} satisfies PageDefinition;
