import type { PageDefinition } from '#types';

export default {
  title: 'The house and its people',
  description:
    'Dr. Adaeze Okafor, Pieter van Houten and the three people who work with them, in the house that was built for a notary in 1908.',
  sections: [
    {
      kind: 'page-header',
      layout: 'beside',
      title: 'A house with a strongroom under the stairs',
      lead: 'Built in 1908 for the notary Hendrik Sluis, by an architect who asked him first how deeds are signed.',
      picture: {
        file: '/pictures/plate.jpg',
        alt: 'The brass plate beside the door: Dr. Okafor and van Houten, Notaries',
        width: 1120,
        height: 840,
        focus: { x: 50, y: 42 },
      },
    },
    {
      kind: 'list',
      label: 'I',
      align: 'left',
      title: 'Who sits at the table',
      lead: 'No portraits: people come to us about things they have told nobody, and like to see our faces first in the hall.',
      of: 'table',
      look: 'rows',
    },
    {
      kind: 'table',
      tone: 'tint',
      label: 'II',
      align: 'left',
      density: 'regular',
      title: 'One address',
      rows: [
        [
          '1908',
          'Two doors',
          'Hendrik Sluis has a second front door cut, so that heirs who do not speak need not meet. Both are still in use.',
        ],
        [
          '1931',
          'The long table',
          'Four metres of oak, made in the room: it has never fitted through a door. Eleven sons once signed at it in one afternoon.',
        ],
        [
          '1974',
          'Van Houten the elder',
          'Takes over from the second Sluis, and replaces the gas light.',
        ],
        [
          '2009',
          'Pieter van Houten',
          'Sworn in at the court across the canal, and walks back over the bridge to his first deed.',
        ],
        [
          '2017',
          'Dr.\u00a0Okafor',
          'Joins as the second notary. The plate by the door is cast anew, and her name stands first, by lot.',
        ],
      ],
    },
    {
      kind: 'table',
      label: 'III',
      density: 'regular',
      title: 'Languages',
      note: 'Whoever does not follow the language of a deed must have it in one they do: the law says so, and so do we.',
      columns: ['Language', 'Read and explained by'],
      rows: [
        ['Dutch', 'everyone'],
        ['English', 'Dr.\u00a0Okafor, Mr\u00a0van Houten, Ms\u00a0de Wit, Mr\u00a0Nwosu'],
        ['French', 'Dr.\u00a0Okafor, Mr\u00a0Nwosu'],
        ['German', 'Mr\u00a0van Houten'],
        ['Igbo', 'Dr.\u00a0Okafor'],
        ['All others, and sign language', 'with a sworn interpreter, whom we call for you'],
      ],
    },
    {
      kind: 'contact',
      anchor: 'hours',
      tone: 'endpaper',
      align: 'left',
      title: 'When and where',
      lead: 'Four minutes from the station. The left door has no step; the lift is small, and goes to the long table.',
      hoursTitle: 'The desk is staffed',
    },
  ],
} satisfies PageDefinition;
