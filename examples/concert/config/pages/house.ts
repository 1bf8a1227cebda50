import type { PageDefinition } from '#types';

export default {
  title: 'The ice house, and how to hire it',
  description:
    'The ice house of 1894 on the Bille in Hamburg: its history, measurements, prices for recordings and concerts, and the form with which you ask for the hall.',
  sections: [
    {
      kind: 'page-header',
      layout: 'beside',
      title: 'Ice house',
      lead: 'Built in 1894 to keep the winter until September. It still keeps things in: heat, light, sound.',
      picture: {
        file: '/pictures/river.jpg',
        alt: 'The ice house at night, five lit windows doubled in the river',
        width: 1600,
        height: 900,
        focus: { x: 66, y: 45 },
      },
    },
    {
      kind: 'timeline',
      title: 'What was kept here',
      events: [
        {
          when: '1894',
          title: 'Ice',
          text: 'The brewery Nord sawed it from the Bille and from Norwegian lakes: 6,000 tonnes, stacked nine metres high in sawdust.',
        },
        {
          when: '1929',
          title: 'Fish',
          text: 'A machine made the winter superfluous. The walls stayed cold, and the herring came.',
        },
        {
          when: '1943',
          title: 'People',
          text: 'In the July nights up to eight hundred sat behind the brick. Their tally marks are on the north wall; we light them.',
        },
        {
          when: '1971',
          title: 'Nothing',
          text: 'Forty-nine years of pigeons, two fires, one film.',
        },
        { when: '2020', title: 'Four chairs', text: 'The Halder Quartet rented it for two days.' },
        {
          when: '2021',
          title: 'Music',
          text: 'Opened on 2\u00a0October with Haydn and a power cut.',
        },
      ],
    },
    {
      kind: 'gallery',
      look: 'mosaic',
      width: 'full',
      title: 'In the house',
      photos: [
        {
          file: '/pictures/stage.jpg',
          alt: 'Four chairs under the lamp',
          width: 1600,
          height: 860,
          caption: 'The stage, 11\u00a0×\u00a08\u00a0m, oak on sand',
        },
        {
          file: '/pictures/pins.jpg',
          alt: 'Tuning pins of the grand piano',
          width: 1600,
          height: 1065,
          caption: 'Steinway D, 1978',
        },
        {
          file: '/pictures/seats.jpg',
          alt: 'Seats in the stalls',
          width: 1600,
          height: 900,
          caption: 'Cinema seats, Kiel',
        },
      ],
    },
    {
      kind: 'table',
      look: 'comparison',
      tone: 'tint',
      title: 'What it costs',
      columns: ['For a day', 'Rehearsal', 'Recording', 'Concert'],
      rows: [
        ['The room, ten hours', '€320', '€940', '€2,400'],
        ['Lamp, stands, chairs', 'included', 'included', 'included'],
        ['Steinway D, tuned once', '€110', 'included', 'included'],
        ['Heating off on request', 'not included', 'included', 'not included'],
        ['Recording engineer', 'not included', '€480', '€480'],
        ['Front of house, six people', 'not included', 'not included', 'included'],
      ],
      yes: 'included',
      no: 'not included',
      highlight: 'Recording',
      note: 'Plus 19 % VAT. Ensembles from Hamburg without public money pay half, and we ask no questions.',
    },
    {
      kind: 'form',
      anchor: 'hire',
      title: 'Ask for the hall',
      lead: 'Free days are mostly Mondays, and the whole of August. Hanne Brix answers within two working days, with a yes, a no or a better week.',
      form: 'hire',
      aside: {
        title: 'The room in numbers',
        points: [
          '31\u00a0×\u00a015\u00a0m, 11\u00a0m to the ridge: 5,100\u00a0m³',
          '1.9\u00a0s full, 2.6\u00a0s empty',
          'Stage 11\u00a0×\u00a08\u00a0m, 60\u00a0cm high',
          'Quay door 2.8\u00a0×\u00a03.1\u00a0m, level with a lorry',
          '63\u00a0A, and a quiet 16\u00a0A on its own earth',
        ],
      },
    },
  ],
} satisfies PageDefinition;
