import type { SectionDefinition } from '../registry';

export const examples = {
  fourFigures: {
    kind: 'statistics',
    label: 'Figures',
    numbered: false,
    title: 'A Year In Figures',
    figures: [
      { value: '12', label: 'shops opened' },
      { value: '4000+', label: 'orders a week' },
      { value: '75%', label: 'of them from a phone' },
      { value: '1M+', label: 'pages read' },
    ],
  },
  keptForLater: {
    kind: 'statistics',
    hidden: true,
    tone: 'tint',
    title: 'A Quarter In Figures',
    lead: 'Shown once the figures are in.',
    figures: [{ value: '3', label: 'shops opened' }],
  },
  statement: {
    kind: 'statistics',
    title: 'What We Are Proud Of',
    look: 'statement',
    figures: [
      { value: '94%', label: 'of those who came in 2019 are still with us today' },
      { value: '20', label: 'minutes for a check-up' },
      { value: '4', label: 'rooms' },
      { value: '0', label: 'surprises on the bill' },
    ],
  },
} satisfies Record<string, SectionDefinition<'statistics'>>;
