import type { PageDefinition } from '#types';

export default {
  title: 'Children',
  description:
    'The first visits of children to Willow Lane Dental: counting teeth, riding the chair, and treatment only where it is needed.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Children' }],
      title: 'First We Count Teeth',
      lead: 'Come with the first tooth, not with the first ache. For children everything is free.',
      layout: 'beside',
      picture: {
        file: '/pictures/school.webp',
        alt: 'A drawing of five children in front of a board with two rows of teeth',
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'feature',
      label: 'First visit',
      numbered: false,
      layout: 'picture-right',
      title: 'Fifteen Minutes, And A Ride',
      paragraphs: [
        'Amara counts aloud, the crocodile on the wall has his teeth counted too, and whoever likes rides the chair to the ceiling and back.',
        {
          list: [
            'Bring the toothbrush from home.',
            'Come in the morning, when nobody is tired.',
            'Leave the word *pain* at home: we have others.',
          ],
        },
      ],
      picture: {
        file: '/pictures/children.webp',
        alt: 'A drawing of the children’s corner: small chairs, building blocks and a painted crocodile',
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'table',
      label: 'By age',
      numbered: false,
      tone: 'peach',
      title: 'When To Come',
      columns: ['Age', 'What we do', 'How often'],
      rows: [
        ['0 to 2', 'Count teeth, show how to brush', 'once a year'],
        ['3 to 6', 'Check, varnish with fluoride', 'twice a year'],
        ['7 to 12', 'Check the bite, seal the molars', 'twice a year'],
        ['13 to 17', 'Check, clean, talk about braces', 'twice a year'],
      ],
    },
    {
      kind: 'call-to-action',
      look: 'split',
      title: 'A Visit For Two?',
      text: 'Bring your child along to your own check-up: seeing is half of it.',
      action: { label: 'Ask for an appointment', to: '/Appointment' },
      picture: {
        file: '/pictures/waiting-room.webp',
        alt: 'A drawing of the waiting room: two armchairs by a window with willow branches',
        width: 1600,
        height: 1200,
      },
    },
  ],
} satisfies PageDefinition;
