import type { SectionDefinition } from '../registry';

export const examples = {
  twoPanels: {
    kind: 'panels',
    label: 'Choice',
    numbered: false,
    tone: 'tint',
    title: 'Website Or App?',
    lead: 'They do different jobs.',
    panels: [
      {
        title: 'A Website',
        paragraphs: ['For people who meet you for the first time.'],
        action: { label: 'Plan a website', to: '/Contact' },
      },
      {
        title: 'An App',
        paragraphs: ['For people who come back every week.'],
        action: { label: 'Plan an app', to: '/Contact' },
      },
    ],
  },
  threePanels: {
    kind: 'panels',
    title: 'Three Ways To Begin',
    panels: [
      {
        title: 'A Talk',
        paragraphs: ['Half an hour, and nothing to prepare.'],
        action: { label: 'Call us', to: 'tel:+442079460000' },
        highlight: true,
      },
      {
        title: 'A Letter',
        paragraphs: ['Write when it suits you. We answer the same day.'],
        action: { label: 'Write to us', to: '/Contact' },
      },
      {
        title: 'A Visit',
        paragraphs: ['The door is open from nine to five.'],
        action: { label: 'Find us', to: '/About-us' },
      },
    ],
  },
} satisfies Record<string, SectionDefinition<'panels'>>;
