import type { SectionDefinition } from '../registry';

export const examples = {
  withAside: {
    kind: 'form',
    label: 'Message',
    numbered: false,
    tone: 'tint',
    title: 'Tell Us What You Need',
    lead: 'A few lines are enough.',
    form: 'contact',
    aside: {
      title: 'Worth Mentioning',
      points: ['The address of your present site.', 'What should be different afterwards.'],
      marks: 'dash',
    },
  },
  withContactDetails: { kind: 'form', title: 'Join us', form: 'freelancer' },
} satisfies Record<string, SectionDefinition<'form'>>;
