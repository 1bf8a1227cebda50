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
  rows: {
    kind: 'steps',

    title: 'From Idea To Opening Day',
    look: 'rows',
    steps: [
      { title: 'You ask', text: 'In your own words, however few.' },
      { title: 'We listen', text: 'And ask what **you** would like first.' },
      { title: 'You decide', text: 'With a price in writing before anything begins.' },
    ],
  },
  discs: {
    kind: 'steps',
    tone: 'tint',
    title: 'An Hour, Step By Step',
    look: 'discs',
    steps: [
      { title: 'You ask', text: 'In your own words, however few.' },
      { title: 'We listen', text: 'And ask what **you** would like first.' },
      { title: 'You decide', text: 'With a price in writing before anything begins.' },
    ],
  },
  bubbles: {
    kind: 'steps',
    tone: 'tint',
    title: 'How A First Talk Goes',
    look: 'bubbles',
    steps: [
      { title: 'You ask', text: 'In your own words, however few.' },
      { title: 'We listen', text: 'And ask what **you** would like first.' },
      { title: 'You decide', text: 'With a price in writing before anything begins.' },
    ],
  },
} satisfies Record<string, SectionDefinition<'steps'>>;
