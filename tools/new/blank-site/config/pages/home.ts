import type { PageDefinition } from '#types';

export default {
  title: 'Welcome',
  description: 'Say here in one or two sentences what you offer, and where.',
  sections: [
    {
      kind: 'hero',
      title: 'Your Firm',
      lead: 'Say in a sentence or two what visitors get here, and why they come back.',
      action: { label: 'How to reach us', to: '/Contact' },
    },
    {
      kind: 'prose',
      tone: 'tint',
      title: 'What We Do',
      paragraphs: [
        'Begin with what your visitors ask first. Write as you would say it to them.',
        { list: ['One good reason', 'Another one', 'What you promise'] },
      ],
    },
    {
      kind: 'call-to-action',
      tone: 'band',
      title: 'Questions?',
      text: 'Call us, write to us, or come by.',
      action: { label: 'Contact', to: '/Contact' },
    },
  ],
} satisfies PageDefinition;
