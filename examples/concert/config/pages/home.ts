import type { PageDefinition } from '#types';

export default {
  title: 'Chamber music in the ice house',
  description:
    'Saal Nord: chamber music in a former ice house on the Bille in Hamburg. 480 seats, no microphones, twelve evenings a season.',
  sections: [
    {
      kind: 'hero',
      layout: 'apart',
      title: 'Saal Nord',
      lead: 'Chamber music in a former ice house on the Bille. 480 seats, brick on three sides, no microphones.',
      action: { label: 'Season six', to: '/Season' },
      secondAction: { label: 'The house', to: '/House' },
      picture: {
        file: '/pictures/stage.jpg',
        alt: 'Four empty chairs and music stands on a dark stage under a single lamp',
        width: 1600,
        height: 860,
        focus: { x: 70, y: 4 },
        tall: { file: '/pictures/stage-tall.jpg', width: 720, height: 860 },
      },
    },
    {
      kind: 'list',
      of: 'concerts',
      look: 'agenda',
      title: 'Next',
      align: 'offset',
      limit: 4,
      more: { label: 'All twelve evenings', to: '/Season' },
    },
    {
      kind: 'feature',
      layout: 'wide',
      width: 'full',
      tone: 'tint',
      title: 'Halder Quartet',
      paragraphs: [
        'Ines Halder, Tomasz Birk, Marit Solberg, Jonas Achterberg. In residence since the first season, and in the building most mornings from ten.',
      ],
      action: { label: 'The four, and their year', to: '/Quartet' },
      picture: {
        file: '/pictures/strings.jpg',
        alt: 'Strings under a lamp, out of focus',
        width: 1600,
        height: 420,
      },
    },
    {
      kind: 'statistics',
      look: 'statement',
      title: 'After the last note',
      figures: [
        {
          value: '1.9',
          label:
            'seconds is how long a chord stays in the full room when the bows are off the strings. Please do not clap before.',
        },
        { value: '480', label: 'seats, none farther than 19 metres from the stage' },
        { value: '120', label: 'centimetres of brick and cork, built to keep ice until September' },
        { value: '14', label: 'decibels of noise with the doors shut, less than a breath' },
      ],
    },
    {
      kind: 'quotes',
      look: 'large',
      tone: 'band',
      title: 'From the stage',
      quotes: [
        {
          sample: true,
          words:
            'You hear the river stop. Not a sound: the place where one was. Then you may begin.',
          name: 'Marit Solberg',
          role: 'viola, Halder Quartet',
        },
      ],
    },
    {
      kind: 'call-to-action',
      look: 'split',
      tone: 'brick',
      title: '€9 under 27',
      text: 'Any evening, any seat that is free at the door fifteen minutes before the music. Bring something with your birthday on it.',
      action: { label: 'Prices and seats', to: '/Season#prices' },
      picture: {
        file: '/pictures/seats.jpg',
        alt: 'Empty red seats in the stalls, one of them folded up',
        width: 1600,
        height: 900,
        focus: { x: 45, y: 55 },
      },
    },
  ],
} satisfies PageDefinition;
