import type { SectionDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'hero',
    title: 'Better Bread',
    lead: 'A bakery that opens at six, and a website that says so.',
    action: { label: 'Our Bakery', to: '/About-us' },
    form: 'inquiry',
  },
  highlighted: {
    kind: 'hero',
    title: 'Business Growth',
    highlight: 'Growth',
    lead: 'Websites and apps for small firms.',
    action: { label: 'Our Vision', to: '/About-us' },
    form: 'inquiry',
  },
} satisfies Record<string, SectionDefinition<'hero'>>;
