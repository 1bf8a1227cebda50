import type { PageDefinition } from '#types';

export default {
  title: 'How was your visit?',
  description:
    'Tell Willow Lane Dental how your visit was: what was good, and what we should do in another way.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Feedback' }],
      title: 'How Did We Do?',
      lead: 'Praise goes up in the kitchen. What went wrong is talked about on Friday, by all of us.',
      narrow: true,
    },
    {
      kind: 'form',
      align: 'left',
      label: 'Feedback',
      tone: 'tint',
      title: 'Tell Us Openly',
      form: 'feedback',
    },
  ],
} satisfies PageDefinition;
