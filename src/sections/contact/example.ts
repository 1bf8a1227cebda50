import type { SectionDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'contact',
    label: 'Contact',
    numbered: false,
    tone: 'tint',
    title: 'How To Reach Us',
    lead: 'We answer on the same day.',
    hoursTitle: 'When we are there',
  },
} satisfies Record<string, SectionDefinition<'contact'>>;
