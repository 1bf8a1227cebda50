import type { SectionDefinition } from '../registry';

export const examples = {
  fourSubjects: {
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
      {
        title: 'Rescue',
        look: 'card',
        tone: 'default',
        paragraphs: ['If a site is down, we look at it on the same day.'],
        picture: { scene: ['phone'] },
      },
      {
        title: 'Advice',
        look: 'ledger',
        tone: 'tint',
        paragraphs: ['An hour at your desk, and what we found in writing.'],
        points: ['What is urgent', 'What can wait'],
        picture: { scene: ['node'] },
      },
    ],
  },
  index: {
    kind: 'alternating',
    layout: 'index',
    items: [
      {
        title: 'Lettering',
        paragraphs: ['Signs by hand, on wood and on glass.'],
        picture: { scene: ['card'] },
      },
      {
        title: 'Gilding',
        paragraphs: ['Leaf on letters that stand in the weather.'],
        picture: { scene: ['node', 'cursor'] },
      },
    ],
  },
} satisfies Record<string, SectionDefinition<'alternating'>>;
