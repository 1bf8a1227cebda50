import type { SectionDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'embed',
    label: 'Book',
    numbered: false,
    title: 'Choose Your Hour',
    lead: 'The calendar is kept for us by another firm.',
    address: 'https://booking.example/harbour?view=week',
    hosts: ['https://pay.booking.example'],
    allow: ['payment'],
    name: 'Calendar of free hours',
    height: 620,
    link: { label: 'Book on booking.example', to: 'https://booking.example/harbour' },
  },
  byScript: {
    kind: 'embed',
    tone: 'tint',
    title: 'What Others Say',
    script: {
      address: 'https://reviews.example/widget.js',
      attributes: [{ name: 'data-business', value: '4711' }],
      html: '<div class="reviews" data-stars="5"></div>',
    },
    hosts: ['https://pictures.reviews.example'],
    ratio: '16:9',
    link: { label: 'Read them on reviews.example', to: 'https://reviews.example/harbour' },
  },
} satisfies Record<string, SectionDefinition<'embed'>>;
