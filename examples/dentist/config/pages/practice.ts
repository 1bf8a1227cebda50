import type { PageDefinition } from '#types';

export default {
  title: 'Rooms',
  description:
    'A look around Willow Lane Dental: reception, waiting room, treatment rooms and garden.',
  shareImage: {
    file: '/pictures/waiting-room.webp',
    alt: 'A drawing of the waiting room',
    width: 1600,
    height: 1200,
  },
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Rooms' }],
      title: 'A Look Around',
      lead: 'From the street to the chair there is no step, and from every chair you see the willow.',
    },
    {
      kind: 'gallery',
      label: 'Rooms',
      numbered: false,
      title: 'Nine Views',
      lead: 'Press a picture to see it large.',
      photos: [
        {
          file: '/pictures/front.webp',
          alt: 'A drawing of our house: red brick above a blue-green shop front, a willow beside it',
          width: 1600,
          height: 1200,
          caption: 'Sample Lane, from across the street',
        },
        {
          file: '/pictures/reception.webp',
          alt: 'A drawing of reception: a long blue-green desk below three lamps',
          width: 1600,
          height: 1200,
          caption: 'Reception, where you need not wait standing',
        },
        {
          file: '/pictures/waiting-room.webp',
          alt: 'A drawing of the waiting room: two armchairs by a window with willow branches',
          width: 1600,
          height: 1200,
          caption: 'The waiting room',
        },
        {
          file: '/pictures/treatment-room.webp',
          alt: 'A drawing of a treatment room: a reclined chair, a lamp and a screen',
          width: 1600,
          height: 1200,
          caption: 'Room 1, with the big window',
        },
        {
          file: '/pictures/children.webp',
          alt: 'A drawing of the children’s corner: small chairs, building blocks and a painted crocodile',
          width: 1600,
          height: 1200,
          caption: 'The children’s corner',
        },
        {
          file: '/pictures/sterilisation.webp',
          alt: 'A drawing of the sterilisation room: boxes on shelves, a basin and a steriliser',
          width: 1600,
          height: 1200,
          caption: 'Where instruments are cleaned',
        },
        {
          file: '/pictures/x-ray.webp',
          alt: 'A drawing of a screen that shows two rows of teeth, one of them circled',
          width: 1600,
          height: 1200,
          caption: 'What you see when we explain',
        },
        {
          file: '/pictures/garden.webp',
          alt: 'A drawing of the garden: a bench, a path and a willow',
          width: 1600,
          height: 1200,
          caption: 'The garden, in which you may wait as well',
        },
        {
          file: '/pictures/evening.webp',
          alt: 'A drawing of the practice at night, with light in the window',
          width: 1600,
          height: 1200,
          caption: 'After seven, on call',
        },
      ],
      enlarged: { close: 'Close', previous: 'Previous picture', next: 'Next picture' },
    },
    {
      kind: 'statistics',
      label: 'In figures',
      numbered: false,
      tone: 'tint',
      title: 'The House In Short',
      figures: [
        { value: '3', label: 'treatment rooms' },
        { value: '0', label: 'steps on the way in' },
        { value: '134 °C', label: 'in the steriliser' },
        { value: '1', label: 'painted crocodile' },
      ],
    },
    {
      kind: 'call-to-action',
      tone: 'band',
      title: 'Come And See',
      text: 'You may look around before your first visit: just ring the bell.',
      action: { label: 'How to find us', to: '/Contact#map' },
    },
  ],
} satisfies PageDefinition;
