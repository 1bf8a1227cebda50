import type { SectionDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'video',
    label: 'Film',
    numbered: false,
    title: 'A Tour Of The Practice',
    lead: 'Two minutes, from the door to the chair.',
    video: '/videos/tour.mp4',
    captions: [{ track: '/videos/tour.en.vtt', language: 'en', label: 'English' }],
    poster: {
      file: '/pictures/waiting-room.webp',
      alt: 'Two chairs by a window',
      width: 1600,
      height: 1200,
    },
    date: '2026-02-01',
  },
  asking: {
    kind: 'video',
    tone: 'tint',
    title: 'How It Is Made',
    address: 'https://vimeo.com/76979871',
    ask: true,
  },
} satisfies Record<string, SectionDefinition<'video'>>;
