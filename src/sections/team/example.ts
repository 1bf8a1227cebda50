import type { SectionDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'team',
    label: 'People',
    numbered: false,
    tone: 'tint',
    title: 'Our Team',
    lead: 'Who does what, so that you know whom to ask.',
    carousel: {
      slides: { narrow: 1, medium: 2, wide: 3 },
      speed: 500,
      dot: 'Show slide {number}',
    },
  },
} satisfies Record<string, SectionDefinition<'team'>>;
