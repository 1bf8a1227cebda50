import type { PageDefinition } from '#types';

export default {
  title: 'Bread course',
  description:
    'Once a month, on a Sunday: bake sourdough in the wood-fired oven of Lindgren & Sohn. Dates, prices, places.',
  sections: [
    {
      kind: 'page-header',
      layout: 'apart',
      title: 'One Sunday a month the bakehouse is yours',
      lead: 'Eight people, one oven, no machines. You go home with two loaves, a jar of leaven and flour in your ears.',
      picture: {
        file: '/pictures/dough.jpg',
        alt: 'Shaped dough on a floured table',
        width: 1600,
        height: 1067,
        focus: { x: 60, y: 60 },
      },
    },
    {
      kind: 'list',
      anchor: 'dates',
      title: 'The next Sundays',
      of: 'courses',
      look: 'agenda',
      align: 'offset',
      empty: 'The dates of the autumn come in August.',
    },
    {
      kind: 'steps',
      tone: 'butter',
      edge: 'torn',
      title: 'From eight until two',
      steps: [
        { title: 'Coffee, and a smell', text: 'You meet the leaven. It has been up since six.' },
        {
          title: 'Hands in',
          text: 'We mix by hand in the old trough, so that you know what wet means.',
        },
        {
          title: 'Fold, wait, fold',
          text: 'In the waiting we mill rye, and Ingrid tells the one about the flood.',
        },
        {
          title: 'Shape, and into the basket',
          text: 'Round is harder than it looks. The second one is always better.',
        },
        { title: 'Soup at noon', text: 'With yesterday’s bread. Today’s is still in the oven.' },
        { title: 'Out of the oven', text: 'Your loaf has your initials. You cut them.' },
      ],
    },
    {
      kind: 'gallery',
      look: 'mosaic',
      title: 'What comes of it',
      photos: [
        {
          file: '/pictures/crust.jpg',
          alt: 'A long loaf with a dark, torn crust',
          width: 1600,
          height: 1200,
          caption: 'Two o’clock: yours',
        },
        {
          file: '/pictures/oven.jpg',
          alt: 'Loaves before the embers in the mouth of the oven',
          width: 1600,
          height: 1067,
          caption: 'Half past one: out of the oven',
        },
        {
          file: '/pictures/baskets.jpg',
          alt: 'Dough rising in a floured basket, more baskets behind it',
          width: 1600,
          height: 771,
          caption: 'Half past ten: into the basket',
        },
        {
          file: '/pictures/grain.jpg',
          alt: 'A heap of wheat and rye kernels',
          width: 1600,
          height: 1067,
          caption: 'Nine o’clock: rye',
        },
      ],
    },
    {
      kind: 'statistics',
      look: 'statement',
      title: 'What it costs',
      figures: [
        {
          value: '{course}',
          label:
            'for the day: flour, soup, coffee, an apron to borrow, two loaves and a jar of leaven',
        },
        { value: '8', label: 'people at the table, no more' },
        { value: '6', label: 'hours, four of them waiting' },
        { value: '12', label: 'years is old enough, with a grown-up' },
      ],
    },
    {
      kind: 'form',
      anchor: 'place',
      tone: 'rye',
      edge: 'torn',
      title: 'Keep me a place',
      form: 'course',
      aside: {
        title: 'Good to know',
        points: [
          'Ring at the yard door, on the quay side.',
          'Old clothes, short sleeves, no rings.',
          'The course is in German and kitchen English.',
          'As a present: buy a card in the shop, good for any Sunday.',
        ],
      },
    },
  ],
} satisfies PageDefinition;
