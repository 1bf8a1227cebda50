import type { SectionDefinition } from '../registry';

export const examples = {
  titled: {
    kind: 'prose',
    title: 'Privacy',
    lead: 'What we store, and for how long.',
    paragraphs: [
      'We store what you write to us, and **nothing else**.',
      { heading: 'Your rights' },
      'You may ask us at any time:',
      { list: ['what we have stored,', 'to correct it,', 'to delete it.'] },
      'One line is enough: [write to us](/Contact).',
    ],
  },
  untitled: {
    kind: 'prose',
    label: 'Terms',
    numbered: true,
    tone: 'tint',
    anchor: 'terms',
    paragraphs: [
      { heading: 'How to cancel' },
      {
        numbered: true,
        list: ['Call us by *noon of the day before*.', 'Or write to us by then.'],
      },
      { heading: 'What it costs' },
      'Nothing.',
    ],
  },
} satisfies Record<string, SectionDefinition<'prose'>>;
