import type { SectionDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'article',
    title: 'A Short Text',
    lead: 'What it is about.',
    parts: [{ title: 'The one part', paragraphs: ['What there is to say.'] }],
  },
  withTakeaway: {
    kind: 'article',
    label: 'Advice',
    numbered: false,
    tone: 'tint',
    title: 'How To Plan A Page',
    lead: 'It takes an afternoon.',
    picture: {
      file: '/pictures/garden.webp',
      alt: 'A desk with a sheet of paper',
      width: 1600,
      height: 1200,
    },
    parts: [
      { title: 'Collect the questions', paragraphs: ['Ask those who answer the telephone.'] },
      { title: 'Answer them', paragraphs: ['The shortest answer first.', 'Then the reasons.'] },
    ],
    takeaway: 'A page answers one question.',
  },
  magazine: {
    kind: 'article',
    title: 'A Willow, Two Brothers, One Door',
    look: 'magazine',
    lead: 'How a practice came to stand in a garden, and why nobody has moved the tree.',
    parts: [
      {
        title: 'The tree was there first',
        paragraphs: [
          'The willow was eighty years old when the first stone of the house was laid, and whoever sat below it had time. The plan of 1938 shows a circle with a cross, and beside it, in pencil, two words: leave it. So the front wall makes a step of two metres, for which there is no other reason, and the waiting room has the window that all patients know.',
          {
            picture: {
              file: '/pictures/garden.webp',
              alt: 'A path below a willow',
              width: 1600,
              height: 1200,
            },
            caption: 'The path to the door, in May',
          },
          'Today the tree is on the list of the town. A gardener comes twice a year, looks up for a long while, and cuts less than one would think. In the storm of 2013 a branch as thick as a thigh came down between the door and the bench, at ten past seven, twenty minutes before the first patient.',
          { quote: 'The plan says two words: leave it.' },
          'Nobody has asked since whether it might be in the way. What there is to do in the garden is written on a board beside the reception, and whoever waits may do it.',
          { list: ['rake the path,', 'water the pots,', 'feed nobody.'], marks: 'leaf' },
        ],
      },
      {
        title: 'Who has the key',
        paragraphs: [
          'The door has one lock and four keys.',
          {
            picture: {
              file: '/pictures/evening.webp',
              alt: 'The house in the evening',
              width: 1600,
              height: 1200,
            },
            caption: 'Last light: **whoever leaves last** draws the blind',
            side: 'wide',
          },
          'The fourth hangs where all can see it.',
        ],
      },
    ],
    takeaway: 'What stands in the way is sometimes why one comes.',
  },
} satisfies Record<string, SectionDefinition<'article'>>;
