import type { SectionDefinition } from '../registry';

export const examples = {
  twoSubjects: {
    kind: 'alternating',
    label: 'Service',
    numbered: false,
    anchor: 'services',
    items: [
      {
        title: 'Repairs',
        paragraphs: ['We look first and say what is worth mending.'],
        points: ['A list of faults', 'A price for each'],
        picture: { scene: ['window', 'cursor'] },
      },
      {
        title: 'Upkeep',
        paragraphs: ['Updates once a month, on a copy before the live site.'],
        picture: { scene: ['bars'] },
      },
    ],
  },
} satisfies Record<string, SectionDefinition<'alternating'>>;
