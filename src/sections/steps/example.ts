import type { SectionDefinition } from '../registry';

export const examples = {
  threeSteps: {
    kind: 'steps',
    label: 'How it works',
    numbered: false,
    tone: 'tint',
    title: 'From Brief To Launch',
    lead: 'Each step ends with something you can see.',
    steps: [
      { title: 'You write', text: 'Five things on one page.' },
      { title: 'We draw', text: 'Phone first, then desktop.' },
      { title: 'You try', text: 'On your own data, every two weeks.' },
    ],
  },
} satisfies Record<string, SectionDefinition<'steps'>>;
