import type { PageDefinition } from '#types';

export default {
  title: 'Crew: who sets, who coaches, who owns it',
  description:
    'Overhang belongs to the eleven people who work there. How a tram depot became a bouldering hall, and who bolts what on Tuesdays.',
  sections: [
    {
      kind: 'page-header',
      tone: 'pink',
      title: 'Eleven people, one depot',
      lead: 'We own it together, sweep it together and argue about Blue together.',
    },
    {
      kind: 'feature',
      layout: 'wide',
      tone: 'chalk',
      title: 'How it started',
      paragraphs: [
        'The trams moved out of No. 4 in 2009 and left everything: rails, pits, a board with forty hooks and the keys of trams that no longer exist. For eleven years pigeons had it. In 2020 six of us asked the city for a price and got a laugh, a lease and a list of repairs.',
        'We built the walls ourselves, 1,150 square metres of birch ply on the steel that carried the wires. The angle of the Roof is no design: 48 degrees is how the girders run.',
        'Since 2023 the hall is a co-operative. Whoever has worked here for a year can buy a share for £1, and then has one vote: on prices, on wages, on whether White is a colour.',
      ],
      points: [
        'In the picture: track 3 on a Tuesday',
        'The rail is from 1911, the bolts are M10',
        '1,150 m² of birch ply, 4,100 holds',
      ],
      picture: {
        file: '/pictures/floor.jpg',
        alt: 'Holds of all colours and their bolts on the concrete beside a tram rail',
        width: 1600,
        height: 880,
      },
    },
    {
      kind: 'people',
      look: 'portraits',
      title: 'Whom you will meet',
      lead: 'Nobody wanted a portrait. Everybody had a favourite hold.',
      people: [
        {
          name: 'Wen Sadowski',
          role: 'Head setter, Night Trams',
          description: 'Sets what she cannot climb yet, and climbs it by Thursday.',
          photo: {
            file: '/pictures/black.jpg',
            alt: 'The favourite hold of Wen: a long black hold with a slanting face',
            width: 1000,
            height: 1000,
          },
        },
        {
          name: 'Adeyemi Cole',
          role: 'Setter, Pit Crew',
          description: 'Slabs. If you stood on nothing and it held, that was him.',
          photo: {
            file: '/pictures/green.jpg',
            alt: 'The favourite hold of Adeyemi: a round green sloper',
            width: 1000,
            height: 1000,
          },
        },
        {
          name: 'Marek Lund',
          role: 'Setter, machines',
          description: 'Runs the hold bath. Knows each of our 4,100 holds, and names some.',
          photo: {
            file: '/pictures/blue.jpg',
            alt: 'The favourite hold of Marek: a blue hold with flat faces',
            width: 1000,
            height: 1000,
          },
        },
        {
          name: 'Bea Oduya',
          role: 'Kids’ groups',
          description: 'Primary teacher until 2022. Can hear a mat gap through a wall.',
          photo: {
            file: '/pictures/yellow.jpg',
            alt: 'The favourite hold of Bea: a yellow jug',
            width: 1000,
            height: 1000,
          },
        },
        {
          name: 'Tomasz Reyes',
          role: 'Kids’ groups, inductions',
          description: 'Teaches falling first. Has taught it 6,000 times.',
          photo: {
            file: '/pictures/crowd.jpg',
            alt: 'The favourite hold of Tomasz: small holds in all colours',
            width: 1000,
            height: 1000,
          },
        },
        {
          name: 'Gil Harrow',
          role: 'Desk, money, toast',
          description: 'The voice at [0114 496 0184](tel:+441144960184). Finds your other shoe.',
          photo: {
            file: '/pictures/red.jpg',
            alt: 'The favourite hold of Gil: a red crimp, no deeper than a fingertip',
            width: 1000,
            height: 1000,
          },
        },
      ],
    },
    {
      kind: 'statistics',
      tone: 'red',
      title: 'No. 4',
      figures: [
        { value: '1911', label: 'Depot for 40 trams. Four tracks, one forge, a canteen.' },
        {
          value: '2009',
          label: 'Last tram out. Line 3 moves to the new yard. Line 3 still stops at the door.',
        },
        { value: '2020', label: 'Keys. Six people, one lease, 300 dead pigeons.' },
        {
          value: '2021',
          label: 'First Tuesday. Two walls, 40 boulders, one heater. 61 people came.',
        },
        { value: '2023', label: 'Co-operative. Eleven owners, eleven votes.' },
        { value: '2026', label: 'The Roof. Track 4 opens: 11 metres of ceiling.' },
      ],
    },
    {
      kind: 'call-to-action',
      look: 'card',
      tone: 'chalk',
      title: 'Setter wanted',
      text: 'Tuesdays and one more day, £17.40 an hour, own harness not needed. Bring a photograph of something you set and somebody hated.',
      action: { label: 'Write to Wen', to: 'mailto:wen@overhang.example.com' },
    },
  ],
} satisfies PageDefinition;
