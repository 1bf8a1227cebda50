import type { PageDefinition } from '#types';

export default {
  title: 'Our breads',
  description: 'Ten breads and buns of Lindgren & Sohn with prices, days and what is in them.',
  sections: [
    {
      kind: 'page-header',
      title: 'Ten things, and no eleventh',
      lead: 'Everything here comes from one oven and five pairs of hands. Prices are for the whole loaf; halves cost half.',
    },
    {
      kind: 'list',
      title: 'The list',
      of: 'breads',
      look: 'menu',
      group: 'tag',
      align: 'offset',
      density: 'airy',
    },
    {
      kind: 'feature',
      tone: 'crust',
      edge: 'torn',
      layout: 'picture-left',
      width: 'wide',
      title: 'Where the flour comes from',
      paragraphs: [
        'Rye and wheat grow at Hof Matthiesen, eleven kilometres inland. Jonas fetches them every second week and stone-mills the rye in the yard on Mondays, when there is nothing else to hear.',
        'The spelt is theirs too, and so is the honey in it. The salt is from Lüneburg. The caraway we would rather not say.',
      ],
      picture: {
        file: '/pictures/grain.jpg',
        alt: 'A heap of wheat and rye kernels on a wooden table',
        width: 1600,
        height: 1067,
      },
    },
    {
      kind: 'table',
      title: 'How long it keeps',
      lead: 'In a linen cloth or a clay pot. Never in the fridge.',
      columns: ['Bread', 'At its best', 'Keeps', 'And then'],
      rows: [
        ['Harbour loaf', 'the day after', 'five days', 'toast, then soup'],
        ['Black rye', 'from the third day', 'two weeks', 'it will not come to that'],
        ['Caraway crust', 'the same evening', 'four days', 'dumplings'],
        ['Spelt and honey', 'the same day', 'three days', 'French toast'],
        ['Potato loaf', 'the day after', 'four days', 'croutons'],
        ['Butter plait', 'within the hour', 'two days', 'bread pudding'],
        ['Ship’s rusk', 'any time', 'until spring', 'ask a sailor'],
      ],
      note: 'All our loaves freeze well: sliced, on the day, in paper inside plastic.',
      tone: 'tint',
      edge: 'torn',
    },
    {
      kind: 'quotes',
      title: 'Said with a mouth full',
      quotes: [
        {
          sample: true,
          words: 'The crust cuts the roof of your mouth. I would not have it otherwise.',
          name: 'Silke Brodersen',
          role: 'harbour master',
        },
        {
          sample: true,
          words: 'Tuesday’s loaf makes Friday’s soup.',
          name: 'A. Yıldız',
          role: 'cook at the seamen’s mission',
        },
      ],
    },
    {
      kind: 'call-to-action',
      look: 'line',
      title: 'The plaits are gone by nine.',
      text: 'Order yours until {deadline}.',
      action: { label: 'Order for Saturday', to: '/Saturday' },
    },
  ],
} satisfies PageDefinition;
