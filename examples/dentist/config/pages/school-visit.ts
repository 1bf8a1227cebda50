import type { PageDefinition } from '#types';

export default {
  title: 'Forty children and a crocodile',
  description:
    'Two classes of a primary school visited Willow Lane Dental, and asked better questions than most.',
  post: {
    date: '2026-06-22',
    author: 'team/amara-sample',
    picture: {
      file: '/pictures/school.webp',
      alt: 'A drawing of five children in front of a board with two rows of teeth',
      width: 1600,
      height: 1200,
    },
  },
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [
        { label: 'Home', to: '/' },
        { label: 'News', to: '/News' },
        { label: 'Forty children and a crocodile' },
      ],
      title: 'Forty Children And A Crocodile',
      lead: 'Two classes, one morning, no tears.',
      narrow: true,
    },
    {
      kind: 'feature',
      layout: 'picture-right',
      title: 'Who Has The Most Teeth?',
      paragraphs: [
        'The crocodile on our wall has sixty-six, we counted together. Then forty children counted each other, and found three loose ones.',
        'The best question: *do snails have teeth?* They do, thousands. None of them comes to us.',
      ],
      picture: {
        file: '/pictures/school.webp',
        alt: 'A drawing of five children in front of a board with two rows of teeth',
        width: 1600,
        height: 1200,
      },
      action: { label: 'Visits of children', to: '/Children' },
    },
    {
      kind: 'prose',
      tone: 'peach',
      paragraphs: [
        { heading: 'Would your class like to come?' },
        'We have two mornings free before the summer, and one in autumn. [Write to us](/Contact) with the age and the number of children. It costs nothing.',
      ],
    },
  ],
} satisfies PageDefinition;
