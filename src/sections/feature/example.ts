import type { SectionDefinition } from '../registry';

export const examples = {
  pictureRight: {
    kind: 'feature',
    label: 'Shop',
    layout: 'picture-right',
    title: 'Orders That Arrive',
    paragraphs: [
      'An order is stored **before** the thank-you page is shown.',
      { list: ['Nothing is lost.', 'Nothing is sent *twice*.'], numbered: true },
      'Would you like to see it? [Ask us](/Contact).',
    ],
    points: ['A number for each order', 'A copy by e-mail'],
    picture: { scene: ['window', 'card'] },
    action: { label: 'Ask about a shop', to: '/Contact' },
  },
  pictureLeft: {
    kind: 'feature',
    tone: 'tint',
    layout: 'picture-left',
    title: 'A Page For Each Service',
    paragraphs: ['One question, one page, one answer near the top.'],
    picture: {
      file: '/pictures/studio.webp',
      alt: 'Two people at a long table with paper sketches',
      width: 960,
      height: 720,
    },
  },
  wide: {
    kind: 'feature',
    label: 'Search',
    numbered: false,
    layout: 'wide',
    title: 'Found Nearby',
    paragraphs: ['People type a service and a place in the same line.'],
    points: ['One profile', 'One telephone number'],
    picture: { scene: ['bars', 'node', 'curve'] },
  },
} satisfies Record<string, SectionDefinition<'feature'>>;
