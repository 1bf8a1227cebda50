import type { PageDefinition } from '#types';

export default {
  title: 'Learning',
  description:
    'Learning at Saal Nord: open rehearsals, school mornings in the dark, an academy for young quartets and an amateur chamber music day.',
  sections: [
    {
      kind: 'page-header',
      title: 'Sit closer',
      lead: 'For school classes, for young quartets, and for people who have a viola in the cupboard.',
      layout: 'below',
      picture: {
        file: '/pictures/seats.jpg',
        alt: 'Empty red seats in the stalls, one of them folded up',
        width: 1600,
        height: 900,
        focus: { x: 45, y: 55 },
      },
    },
    {
      kind: 'feature',
      layout: 'picture-left',
      title: 'Mornings in the dark',
      paragraphs: [
        'A class comes in at nine. The lamp goes off. For six minutes somebody plays, and nobody knows what or where. Then the light comes on and thirty children say what they have heard: a door, a grandmother, a dog that is sorry.',
        'After that they sit on the stage, inside the quartet, for a whole movement. [Write to Fenja Lorenz](mailto:lernen@saalnord.example) for a date.',
      ],
      points: ['Years 3 to 8, ninety minutes', '€60 for a class', 'Nothing to prepare'],
      picture: {
        file: '/pictures/chair-4.jpg',
        alt: 'The fourth of the four chairs on the stage, empty',
        width: 600,
        height: 800,
      },
    },
    {
      kind: 'cards',
      layout: 'ledger',
      tone: 'tint',
      title: 'All year',
      cards: [
        {
          title: 'Open rehearsal',
          text: 'Tuesdays from ten to one, when the quartet is in town. Free. Come in through the quay door, sit anywhere, leave quietly.',
        },
        {
          title: 'Young quartets',
          text: 'Three ensembles under 24 each season: twelve days with the Halder Quartet, the key to a practice room, and the first half of a concert in March.',
        },
        {
          title: 'Viola in the cupboard',
          text: 'For amateurs. You send your level and your instrument, we make the groups, you play a Sunday. €45, soup included. 7\u00a0February and 25\u00a0April.',
        },
        {
          title: 'Listening, four evenings',
          text: 'One piece an evening, taken apart at the piano by Ayako Sund, then heard whole. No notes needed. €40 for all four, from 12\u00a0January.',
        },
        {
          title: 'Teachers’ afternoon',
          text: 'How to bring a class to Messiaen. With scores, recordings and a way home that passes the bakery. 19\u00a0January, free.',
        },
        {
          title: 'Turn pages',
          text: 'We train page-turners, from sixteen years on. It is the best seat in the house and it is paid.',
        },
      ],
    },
    {
      kind: 'quotes',
      look: 'large',
      tone: 'band',
      title: 'Heard afterwards',
      quotes: [
        {
          sample: true,
          words: 'It was not dark. It was just full.',
          name: 'Year 4',
          role: 'on a morning in March',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'For young quartets',
      align: 'offset',
      steps: [
        {
          title: 'Until 15\u00a0April',
          text: 'Send one movement, recorded in one take with a telephone. No biography.',
        },
        {
          title: 'In May',
          text: 'Nine quartets come for a day. Everybody plays, everybody hears everybody.',
        },
        {
          title: 'In June',
          text: 'Three stay. We pay the trains, the beds and €400 for each player a month.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      tone: 'lamp',
      look: 'band',
      title: 'Somebody paid for your seat',
      text: 'A fund of 212 listeners pays for every class that cannot. Ask for it in one line; nobody checks.',
      action: { label: 'Write to Fenja Lorenz', to: 'mailto:lernen@saalnord.example' },
    },
  ],
} satisfies PageDefinition;
