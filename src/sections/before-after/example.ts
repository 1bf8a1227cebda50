import type { SectionDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'before-after',
    label: 'Work',
    numbered: false,
    tone: 'tint',
    title: 'One Room, Two Springs',
    lead: 'Move the handle to see what a month of work does.',
    before: {
      file: '/pictures/treatment-room.webp',
      alt: 'An empty room with a lamp',
      width: 1600,
      height: 1200,
      focus: { x: 60, y: 40 },
      label: 'Before',
    },
    after: {
      file: '/pictures/waiting-room.webp',
      alt: 'The same room with two chairs and a plant',
      width: 1600,
      height: 1200,
      focus: { x: 60, y: 40 },
      label: 'After',
    },
    handle: 'Compare before and after',
  },
  upright: {
    kind: 'before-after',
    title: 'One Garden, Two Years',
    lead: 'What stood in the shade has the sun now.',
    before: {
      file: '/pictures/evening.webp',
      alt: 'A wall and a gate in the evening',
      width: 1200,
      height: 1600,
      label: 'In 2023',
    },
    after: {
      file: '/pictures/garden.webp',
      alt: 'The same wall behind a bench and a path',
      width: 1200,
      height: 1600,
      label: 'Today',
    },
    handle: 'Compare the garden of 2023 and of today',
  },
} satisfies Record<string, SectionDefinition<'before-after'>>;
