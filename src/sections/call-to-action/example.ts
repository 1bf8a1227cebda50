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
} satisfies Record<string, SectionDefinition<'call-to-action'>>;
