import type { SectionDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'logos',
    label: 'Friends',
    numbered: false,
    tone: 'tint',
    title: 'Who We Work With',
    lead: 'Three firms of the harbour.',
    logos: [
      {
        name: 'Quay Bakery',
        file: '/pictures/logos/bakery.svg',
        width: 320,
        height: 120,
        to: 'https://bakery.example.com',
        newTab: true,
      },
      { name: 'Anchor Boats', file: '/pictures/logos/boats.svg', width: 240, height: 120 },
      { name: 'Lantern Inn', file: '/pictures/logos/inn.svg', width: 200, height: 120 },
    ],
  },
  moving: {
    kind: 'logos',
    title: 'Insurers Who Pay Us Directly',
    look: 'moving',
    stop: 'Stop the row',
    logos: [
      {
        name: 'Quay Bakery',
        file: '/pictures/logos/bakery.svg',
        width: 320,
        height: 120,
        to: 'https://bakery.example.com',
        newTab: true,
      },
      { name: 'Anchor Boats', file: '/pictures/logos/boats.svg', width: 240, height: 120 },
      { name: 'Lantern Inn', file: '/pictures/logos/inn.svg', width: 200, height: 120 },
    ],
  },
} satisfies Record<string, SectionDefinition<'logos'>>;
