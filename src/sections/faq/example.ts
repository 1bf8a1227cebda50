import type { SectionDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'faq',
    label: 'Questions',
    numbered: false,
    tone: 'tint',
    anchor: 'faq',
    title: 'FAQs for Business',
    lead: 'What we would ask an agency ourselves.',
    items: [
      {
        question: 'How long does a website take?',
        answer: ['Six to eight weeks for up to ten pages.'],
      },
      { question: 'Who owns the site?', answer: ['You do.', 'The code and the accounts.'] },
      { question: 'What happens after the launch?', answer: ['We mend faults for thirty days.'] },
    ],
  },
} satisfies Record<string, SectionDefinition<'faq'>>;
