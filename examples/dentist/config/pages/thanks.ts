import type { PageDefinition } from '#types';

export default {
  title: 'Thank you',
  description: 'What you sent has reached Willow Lane Dental. We answer within one working day.',
  indexed: false,
  sections: [
    {
      kind: 'page-header',
      title: 'Thank You, It Has Arrived',
      lead: 'We answer within one working day, by e-mail. If it cannot wait, call us.',
      layout: 'beside',
      picture: {
        file: '/pictures/evening.webp',
        alt: 'A drawing of the practice at night, with light in the window',
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'call-to-action',
      tone: 'tint',
      title: 'While You Wait',
      text: 'What happens at a first visit, and what to bring, stands on our first page.',
      action: { label: 'Back to the first page', to: '/' },
    },
  ],
} satisfies PageDefinition;
