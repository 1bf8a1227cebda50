import type { SectionDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'article',
    title: 'A Short Text',
    lead: 'What it is about.',
    parts: [{ title: 'The one part', paragraphs: ['What there is to say.'] }],
  },
  withTakeaway: {
    kind: 'article',
    label: 'Advice',
    numbered: false,
    tone: 'tint',
    title: 'How To Plan A Page',
    lead: 'It takes an afternoon.',
    parts: [
      { title: 'Collect the questions', paragraphs: ['Ask those who answer the telephone.'] },
      { title: 'Answer them', paragraphs: ['The shortest answer first.', 'Then the reasons.'] },
    ],
    takeaway: 'A page answers one question.',
  },
} satisfies Record<string, SectionDefinition<'article'>>;
