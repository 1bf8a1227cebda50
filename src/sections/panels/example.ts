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
} satisfies Record<string, SectionDefinition<'panels'>>;
