import type { SectionDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'gallery',
    label: 'Rooms',
    numbered: false,
    tone: 'tint',
    title: 'A Look Around',
    lead: 'Press a photograph to see it large.',
    photos: [
      {
        file: '/pictures/waiting-room.webp',
        alt: 'Two chairs by a window',
        width: 1600,
        height: 1200,
        caption: 'The waiting room',
        focus: { x: 40, y: 60 },
      },
      {
        file: '/pictures/reception.webp',
        alt: 'A desk with flowers on it',
        width: 1600,
        height: 1200,
      },
      {
        file: '/pictures/garden.webp',
        alt: 'Trees behind the house',
        width: 1200,
        height: 1600,
        caption: 'The garden, in which you may wait as well',
      },
    ],
    enlarged: {
      close: 'Close',
      previous: 'Previous photograph',
      next: 'Next photograph',
    },
  },
  mosaic: {
    kind: 'gallery',
    title: 'The House In Pictures',
    look: 'mosaic',
    photos: [
      {
        file: '/pictures/treatment-room.webp',
        alt: 'A chair below a lamp',
        width: 1600,
        height: 1200,
        caption: 'The room to the garden',
      },
      {
        file: '/pictures/garden.webp',
        alt: 'Trees behind the house',
        width: 1200,
        height: 1600,
      },
      {
        file: '/pictures/reception.webp',
        alt: 'A desk with flowers on it',
        width: 1600,
        height: 1200,
      },
      {
        file: '/pictures/waiting-room.webp',
        alt: 'Two chairs by a window',
        width: 1600,
        height: 1200,
        caption: 'Nobody waits here for long',
      },
      {
        file: '/pictures/instruments.webp',
        alt: 'Instruments on a cloth',
        width: 1600,
        height: 1200,
      },
    ],
    enlarged: {
      close: 'Close',
      previous: 'Previous photograph',
      next: 'Next photograph',
    },
  },
} satisfies Record<string, SectionDefinition<'gallery'>>;
