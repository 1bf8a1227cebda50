import type { PageDefinition } from '#types';

export default {
  title: 'Prices, passes and kids’ groups',
  description:
    'A day at Overhang costs {adult}, ten visits £95, a month £44. Shoes {shoes}. Kids’ groups from six to sixteen, with days, coaches and free places.',
  sections: [
    {
      kind: 'page-header',
      title: 'A day is {adult}',
      lead: 'No joining fee, no contract longer than the month you are in. Cards and cash.',
      layout: 'beside',
      picture: {
        file: '/pictures/red.jpg',
        alt: 'A red crimp, no deeper than a fingertip',
        width: 1000,
        height: 1000,
        focus: { x: 50, y: 60 },
      },
    },
    {
      kind: 'list',
      width: 'wide',
      of: 'passes',
      look: 'prices',
      title: 'Passes',
    },
    {
      kind: 'list',
      tone: 'ink',
      align: 'offset',
      of: 'hire',
      look: 'menu',
      title: 'Hire, hours, toast',
      lead: 'Everything you can ask for at the desk.',
    },
    {
      kind: 'feature',
      anchor: 'kids',
      tone: 'pink',
      layout: 'picture-right',
      title: 'Kids: eight per group, two coaches',
      paragraphs: [
        'Every group has its own evening, its own corner and its own colour to beat. A term is twelve weeks; you pay for what is left of it, and the first evening is free.',
        'No parents on the mats. There is coffee on the mezzanine, and you see everything from there.',
      ],
      points: ['Shoes and entry included', 'All coaches DBS-checked', 'Siblings pay half'],
      picture: {
        file: '/pictures/crowd.jpg',
        alt: 'Small holds in all colours, close together on the wall of the Pit',
        width: 1000,
        height: 1000,
      },
    },
    {
      kind: 'table',
      tone: 'chalk',
      density: 'compact',
      title: 'Groups this term',
      caption: 'Twelve weeks from 11 January 2027',
      columns: ['Group', 'Age', 'When', 'Coaches', 'Term', 'Free places'],
      rows: [
        ['Mat Mice', '6–7', 'Mon 15:45–16:45', 'Bea, Tomasz', '£108', 'full, 2 waiting'],
        ['Pit Crew', '8–9', 'Wed 16:00–17:15', 'Bea, Adeyemi', '£126', '2'],
        ['Friday Rats', '10–12', 'Fri 16:30–18:00', 'Tomasz, Wen', '£138', '3'],
        ['Night Trams', '13–16', 'Thu 18:00–20:00', 'Wen, Adeyemi', '£156', '1'],
        ['Saturday Squad', '11–16, by invitation', 'Sat 09:00–11:30', 'Wen', '£180', 'ask'],
      ],
      note: 'To join, ring the desk on [0114 496 0184](tel:+441144960184) or ask a coach on the evening. A waiver signed by a parent comes first: [first visit form](/First-visit).',
    },
    {
      kind: 'table',
      tone: 'blue',
      look: 'comparison',
      title: 'Which one?',
      columns: ['Pass', 'Day', 'Ten', 'Month', 'Year'],
      rows: [
        ['You come', 'once', 'now and then', 'weekly', 'more than is sensible'],
        ['Shoes are free', 'no', 'no', 'yes', 'yes'],
        ['Share it with friends', 'no', 'yes', 'no', 'no'],
        ['Pause it', 'no', 'yes', 'yes', 'yes'],
        ['Tuesday preview at 13:00', 'no', 'no', 'no', 'yes'],
        ['Pays off from', '1 visit', '9 visits', '4 a month', '37 a year'],
      ],
      yes: 'yes',
      no: 'no',
      highlight: 'Ten',
    },
    {
      kind: 'faq',
      align: 'offset',
      title: 'Asked at the desk',
      items: [
        {
          question: 'Can I just watch?',
          answer: ['Yes, from the mezzanine, free. On the mats everybody needs a wristband.'],
        },
        {
          question: 'Do I need to book?',
          answer: [
            'No. On Tuesdays after 18:00 we let in 180 people and then one for each that leaves; the sign on the door counts.',
          ],
        },
        {
          question: 'Can I bring a birthday?',
          answer: [
            'Up to ten children, Saturdays and Sundays at 13:00, £150 with two coaches, shoes and the cake table. Ring us a week before.',
          ],
        },
        {
          question: 'What if I get hurt and cannot use my month?',
          answer: [
            'Write to us and we stop it that day. We give back the rest of the month as a Ten.',
          ],
        },
      ],
    },
  ],
} satisfies PageDefinition;
