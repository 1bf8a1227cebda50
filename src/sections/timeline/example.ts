import type { SectionDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'timeline',
    label: 'History',
    numbered: false,
    tone: 'tint',
    title: 'Forty Years In One House',
    lead: 'From one chair to four.',
    events: [
      {
        when: '1984',
        title: 'One chair, one telephone',
        text: 'Ida Sample opens **in two rooms** above the bakery.',
        picture: {
          file: '/pictures/evening.webp',
          alt: 'A lit window in the evening',
          width: 1600,
          height: 1200,
        },
        caption: 'The house in its first winter',
      },
      {
        when: '1998',
        title: 'The ground floor',
        text: 'The bakery moves, and its oven becomes the waiting room.',
      },
      { when: 'May 2011', title: 'The garden' },
      {
        when: '2024',
        title: 'A second generation',
        text: 'Tom Sample takes the keys; Ida keeps her Thursdays.',
        picture: { scene: ['node', 'curve'] },
      },
    ],
  },
} satisfies Record<string, SectionDefinition<'timeline'>>;
