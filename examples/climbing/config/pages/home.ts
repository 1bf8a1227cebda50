import type { PageDefinition } from '#types';

export default {
  title: 'Bouldering in the old tram depot, Sheffield',
  description:
    '{boulders} boulders in five colours, reset every Tuesday. Bouldering in Tram Depot No. 4, Cable Street, Sheffield. {adult} a day, no membership, no ropes.',
  sections: [
    {
      kind: 'hero',
      layout: 'stacked',
      tone: 'yellow',
      title: 'New every Tuesday',
      highlight: 'Tuesday',
      lead: 'Tram Depot No. 4 is all wall now: {boulders} boulders in five colours, no ropes, no membership. Every Tuesday we strip one sector and bolt on another.',
      action: { label: 'Sign the waiver, skip the queue', to: '/First-visit' },
      secondAction: { label: '{adult} a day', to: '/Prices' },
      hours: true,
      picture: {
        file: '/pictures/roof.jpg',
        alt: 'Five holds in yellow, green, blue, red and black, cut out and spread on pink',
        width: 1600,
        height: 1042,
        focus: { x: 45, y: 35 },
        tall: {
          file: '/pictures/roof-tall.jpg',
          width: 833,
          height: 1042,
          focus: { x: 50, y: 30 },
        },
      },
    },
    {
      kind: 'statistics',
      tone: 'ink',
      density: 'compact',
      title: 'Counted on Wednesday',
      figures: [
        { value: '214', label: 'boulders up' },
        { value: '34', label: 'of them new' },
        { value: '48°', label: 'the steepest wall' },
        { value: '0', label: 'ropes' },
      ],
    },
    {
      kind: 'gallery',
      tone: 'chalk',
      width: 'wide',
      look: 'mosaic',
      title: 'The colour is the grade',
      lead: 'Follow one colour from the taped start to the top. That is all there is to know. [What each one feels like](/Wall).',
      photos: [
        {
          file: '/pictures/yellow.jpg',
          alt: 'A yellow jug with chalk on its lip',
          width: 1000,
          height: 1000,
          caption: 'Yellow: a ladder',
        },
        {
          file: '/pictures/green.jpg',
          alt: 'A round green sloper',
          width: 1000,
          height: 1000,
          caption: 'Green: needs feet',
        },
        {
          file: '/pictures/blue.jpg',
          alt: 'A blue hold with flat faces',
          width: 1000,
          height: 1000,
          caption: 'Blue: needs a plan',
        },
        {
          file: '/pictures/red.jpg',
          alt: 'A red crimp, no deeper than a fingertip',
          width: 1000,
          height: 1000,
          caption: 'Red: needs weeks',
        },
        {
          file: '/pictures/black.jpg',
          alt: 'A long black hold with a slanting face',
          width: 1000,
          height: 1000,
          caption: 'Black: ask Wen',
        },
      ],
    },
    {
      kind: 'steps',
      look: 'rows',
      tone: 'pink',
      title: 'A Tuesday',
      lead: 'You may watch from the mezzanine. Bring earplugs.',
      steps: [
        {
          title: '7h: Off',
          text: 'Four impact drivers, one sector. 300 holds are on the floor by nine.',
        },
        {
          title: '9h: Wash',
          text: 'Every hold goes through the old tram-wheel bath. Rubber, chalk and skin come off.',
        },
        {
          title: '10h: On',
          text: 'Five setters, five colours. Nobody sees the others’ lines until noon.',
        },
        {
          title: '12h: Argue',
          text: 'Everybody climbs everything. A green that three of us call blue becomes blue.',
        },
        {
          title: '14h: Doors',
          text: 'Tape is up, chalk is gone, it is yours. Open until half past eleven.',
        },
      ],
    },
    {
      kind: 'list',
      of: 'passes',
      look: 'prices',
      title: 'What it costs',
      lead: 'Shoes are {shoes}, the induction is free, the toastie is four pounds.',
      limit: 3,
      more: { label: 'All passes, hire and kids’ groups', to: '/Prices' },
    },
    {
      kind: 'call-to-action',
      look: 'split',
      tone: 'blue',
      title: 'Friday Rats',
      text: 'Kids from six to sixteen, in groups of eight with two coaches. The Rats draw the Pit; we bolt what they draw. Three places are free this term.',
      action: { label: 'Groups and times', to: '/Prices#kids' },
      picture: {
        file: '/pictures/crowd.jpg',
        alt: 'Small holds in all colours, close together on the wall of the Pit',
        width: 1000,
        height: 1000,
      },
    },
    {
      kind: 'quotes',
      tone: 'red',
      title: 'Overheard on the mats',
      quotes: [
        {
          words: 'I came for one hour and now I know what a *gaston* is and where my lat is.',
          name: 'Priya, ten-card, visit 3',
        },
        {
          words: 'It is the only place where a nine-year-old has told me to trust my feet.',
          name: 'Dan, since the first Tuesday',
        },
        {
          words: 'They took my project down. I had one move left. I forgive nobody.',
          name: 'Signed, Prow, black, October',
        },
      ],
    },
    {
      kind: 'opening-hours',
      layout: 'bars',
      tone: 'green',
      title: 'Doors',
      lead: 'Cable Street, under the viaduct. Tram 3 still stops outside. Bikes come in with you.',
      specialTitle: 'Not as usual',
      note: 'Last climb 15 minutes before. [0114 496 0184](tel:+441144960184) reaches the desk, not a robot.',
    },
    {
      kind: 'call-to-action',
      tone: 'band',
      title: 'Never tried? Good.',
      text: 'Half of Yellow was set by people who started here last winter. Fill in the form on the tram, and walk past the queue.',
      action: { label: 'First visit form', to: '/First-visit' },
    },
  ],
} satisfies PageDefinition;
