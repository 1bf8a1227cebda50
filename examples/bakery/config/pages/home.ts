import type { PageDefinition } from '#types';

export default {
  title: 'Wood-fired bread in the Hafengasse',
  description:
    'Lindgren & Sohn bakes rye and sourdough in a wood-fired oven in Norderhafen, Tuesday to Saturday, until the shelf is empty.',
  sections: [
    {
      kind: 'hero',
      layout: 'apart',
      title: 'Sold out by noon',
      lead: 'Two hundred and forty loaves a night, from one oven fired with beech. Come early, or order for Saturday until {deadline}.',
      action: { label: 'Order for Saturday', to: '/Saturday' },
      secondAction: { label: 'What we bake', to: '/Breads' },
      picture: {
        file: '/pictures/loaves.jpg',
        alt: 'Round sourdough loaves with rings of flour on a wooden table, embers behind them',
        width: 1680,
        height: 1120,
        focus: { x: 80, y: 60 },
        tall: {
          file: '/pictures/loaves-tall.jpg',
          width: 896,
          height: 1120,
          focus: { x: 60, y: 60 },
        },
      },
    },
    {
      kind: 'prose',
      density: 'airy',
      align: 'offset',
      title: 'About the sign',
      paragraphs: [
        'The sign over the door says *Lindgren & Sohn*. Since 1979 the baker has mostly been a daughter. Nobody has repainted it: the enamel is good for another hundred years, and everybody in the Hafengasse knows who is meant.',
        {
          picture: {
            file: '/pictures/dough.jpg',
            alt: 'Shaped dough on a floured table, a scraper beside it',
            width: 1600,
            height: 1067,
          },
          caption: 'A hundred and twenty go in at a time, two firings a night',
          side: 'wide',
        },
        'We bake ten things and have no plans for an eleventh. Flour, water, salt and the leaven that Gustav Lindgren carried from Kalmar in a jam jar; caraway where it says caraway. The dough lies for a day in the basket and forty minutes on the stone. You pay for the waiting.',
        'What is left at noon, if anything is, goes to the seamen’s mission across the water. It is seldom more than a bag of rolls.',
      ],
    },
    {
      kind: 'timeline',
      tone: 'enamel',
      edge: 'torn',
      align: 'offset',
      title: 'A night in the bakehouse',
      lead: 'You sleep through the best part.',
      events: [
        {
          when: '18:00',
          title: 'The leaven is fed',
          text: 'By whoever is still awake. Usually Jonas.',
        },
        {
          when: '02:00',
          title: 'The oven is lit',
          text: 'Beech from the Geltinger woods, two years dry. It burns for two hours, then it is raked out and the stone is mopped.',
        },
        {
          when: '04:30',
          title: 'The first hundred go in',
          text: 'Wheat while the stone is fierce, rye as it falls.',
        },
        {
          when: '06:30',
          title: 'The door opens',
          text: 'There is a bench. There is also a queue.',
        },
        { when: '12:00', title: 'The shelf is empty', text: 'On Saturdays at about ten.' },
      ],
    },
    {
      kind: 'list',
      title: 'On the shelf every morning',
      lead: 'These six every morning. The potato loaf comes on Fridays, the butter on Saturdays.',
      of: 'breads',
      look: 'menu',
      edge: 'torn',
      where: { tag: 'Tuesday to Saturday' },
      more: { label: 'All ten, with what is in them', to: '/Breads' },
    },
    {
      kind: 'call-to-action',
      look: 'split',
      tone: 'butter',
      title: 'Your name on a paper bag',
      text: 'Order until {deadline}, and on Saturday your loaves wait behind the counter until noon. No payment, no account, no reminder: a bag with your name.',
      action: { label: 'Write the list', to: '/Saturday' },
      picture: {
        file: '/pictures/buns.jpg',
        alt: 'Cardamom buns with pearl sugar on a linen cloth',
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'quotes',
      look: 'large',
      tone: 'crust',
      title: 'Said in the queue',
      quotes: [
        {
          sample: true,
          words: 'I moved back for the rye. I tell people it was for my mother.',
          name: 'Henning P.',
          role: 'customer since 1988, with a gap',
        },
      ],
    },
    {
      kind: 'opening-hours',
      anchor: 'hours',
      layout: 'sign',
      tone: 'rye',
      edge: 'torn',
      title: 'Hours, more or less',
      lead: 'We open on time. When we close is up to you.',
      specialTitle: 'Around Christmas',
      note: 'Hafengasse 14, between the chandler and the water. The yard door is on the quay side, and open from five if you knock.',
    },
  ],
} satisfies PageDefinition;
