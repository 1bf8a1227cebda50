import type { SectionDefinition } from '../registry';

export const examples = {
  band: {
    kind: 'vision',
    label: 'Vision',
    numbered: false,
    tone: 'band',
    title: 'Our Vision',
    paragraphs: [
      'Small firms should own their digital tools.',
      'That decides what we turn down, and what we ask before we begin.',
    ],
    action: { label: 'Chat with us', to: 'link:whatsapp', newTab: true },
    counters: [
      { target: 100, suffix: '+', label: 'Web designing' },
      { target: 150, suffix: '+', label: 'Products delivered' },
      { target: 12, suffix: '+', label: 'Mobile applications' },
      { target: 3, suffix: '+', label: 'Years of experience' },
    ],
    duration: 2000,
  },
  short: {
    kind: 'vision',
    title: 'Where we are going',
    paragraphs: ['One paragraph is enough.'],
    action: { label: 'About us', to: '/About-us' },
    counters: [{ target: 4000, suffix: '+', label: 'Visits a day' }],
    duration: 500,
  },
  statement: {
    kind: 'vision',
    tone: 'band',
    title: 'What we believe',
    look: 'statement',
    paragraphs: [
      'A shop belongs to those who stand in it, and so does its website.',
      'That decides what we turn down.',
    ],
    action: { label: 'Talk to us', to: '/Contact' },
    counters: [
      { target: 40, suffix: '+', label: 'Shops' },
      { target: 9, suffix: '+', label: 'Towns' },
      { target: 6, suffix: '+', label: 'People' },
    ],
    duration: 1000,
  },
} satisfies Record<string, SectionDefinition<'vision'>>;
