import type { PageDefinition } from '#types';

export default {
  title: 'Season six',
  description:
    'Twelve evenings at Saal Nord, December 2026 to June 2027: quartets, Winterreise, the Goldberg Variations at night. Dates, prices and tickets.',
  sections: [
    {
      kind: 'page-header',
      layout: 'apart',
      breadcrumb: [{ label: 'Saal Nord', to: '/' }, { label: 'Season six' }],
      title: 'Season six',
      lead: 'Twelve evenings, December to June. Doors one hour before; the bar closes when the lamp goes on.',
      picture: {
        file: '/pictures/pins.jpg',
        alt: 'Tuning pins of the grand piano in lamplight',
        width: 1600,
        height: 1065,
        focus: { x: 45, y: 60 },
      },
    },
    {
      kind: 'list',
      of: 'concerts',
      look: 'agenda',
      title: 'The evenings',
      group: 'month',
      choose: { label: 'Who plays', all: 'Everyone' },
      empty: 'The season is over. The next one is printed in August.',
    },
    {
      kind: 'table',
      anchor: 'prices',
      tone: 'brick',
      align: 'offset',
      title: 'Where you sit',
      columns: ['Place', 'Seats', 'What you hear', 'Price'],
      rows: [
        ['Stalls', '312', 'The bow, the breath, the page being turned', '€{stalls}'],
        ['Gallery', '120', 'The blend: the four as one instrument', '€{gallery}'],
        ['River steps', '48', 'The cello in the stone. Bring a cushion', '€{steps}'],
        ['Under 27', 'any', 'At the door, a quarter of an hour before', '€{young}'],
      ],
      note: 'Companions of wheelchair users pay nothing. All prices include the cloakroom and the U-Bahn from four hours before.',
    },
    {
      kind: 'form',
      anchor: 'tickets',
      title: 'Hold seats',
      lead: 'You pay at the box office, by card or cash. Seats that are not collected thirty minutes before go to those who wait at the door.',
      form: 'tickets',
      aside: {
        title: 'Box office',
        points: [
          'Tuesday to Friday, 14:00–18:00',
          'Concert evenings from one hour before',
          '+49 40 66969 480',
          'Returns until noon of the day before, money back',
        ],
      },
    },
    {
      kind: 'faq',
      anchor: 'questions',
      tone: 'band',
      align: 'offset',
      title: 'Before you come',
      items: [
        {
          question: 'What if I am late?',
          answer: [
            'You wait in the ice lock between the two doors, where there is a bench and a loudspeaker. We let you in between pieces, never between movements.',
          ],
        },
        {
          question: 'How cold is it?',
          answer: [
            'Nineteen degrees. The walls are colder than the air: whoever sits at the side brings a scarf.',
          ],
        },
        {
          question: 'Is there a way in without steps?',
          answer: [
            'Yes, from the quay, with a lift to the gallery. There are six places for wheelchairs in row four; tell us in the form and we keep one.',
            'An induction loop covers rows one to nine.',
          ],
        },
        {
          question: 'May I cough?',
          answer: ['Yes. The sweets in the brown jar at the cloakroom have no paper.'],
        },
      ],
    },
  ],
} satisfies PageDefinition;
