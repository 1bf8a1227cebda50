import type { SectionDefinition } from '../registry';

export const examples = {
  band: {
    kind: 'call-to-action',
    label: 'Next step',
    numbered: true,
    tone: 'band',
    title: 'Find Local Customers',
    text: 'Ask us to check how you are found.',
    action: { label: 'Check my presence', to: '/contact' },
  },
  onPhoto: {
    kind: 'call-to-action',
    tone: 'band',
    ground: {
      file: '/pictures/garden.webp',
      width: 1600,
      height: 1200,
      focus: { x: 50, y: 30 },
    },
    title: 'Come And Sit Below The Willow',
    text: 'The garden is open all day.',
    action: { label: 'Find the way', to: '/contact' },
  },
  card: {
    kind: 'call-to-action',
    look: 'card',
    title: 'A Tooth That Hurts?',
    text: 'Two places a day are kept free for **whoever cannot wait**.',
    action: { label: 'Ring us', to: 'tel:+442079460000' },
  },
  split: {
    kind: 'call-to-action',
    look: 'split',
    tone: 'tint',
    title: 'Come And See The House',
    text: 'The garden is open while you wait, and so is the kettle.',
    action: { label: 'Find the way', to: '/contact' },
    picture: {
      file: '/pictures/garden.webp',
      alt: 'A path below a willow',
      width: 1600,
      height: 1200,
    },
  },
  line: {
    kind: 'call-to-action',
    look: 'line',
    title: 'New here?',
    text: 'What to bring, and how long it takes.',
    action: { label: 'Your first visit', to: '/about' },
  },
} satisfies Record<string, SectionDefinition<'call-to-action'>>;
