import type { NoteDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'note',
    words:
      'What you write here is read by **our dentists alone**. [Write to us](/Contact) if in doubt.',
  },
  withParts: {
    kind: 'note',
    paragraphs: [
      { heading: 'What to bring' },
      'By signing you say that **all of this** is right:',
      {
        list: ['Your card', 'Your last letter, if you have [one of ours](/Contact)'],
        numbered: true,
      },
      {
        columns: ['Who', 'What it costs'],
        rows: [
          ['Adults', '£12'],
          ['Children', 'nothing'],
        ],
      },
    ],
  },
  thatOpens: {
    kind: 'note',
    question: 'Why do we ask?',
    words: 'Some medicines and some illnesses do not go together.',
    paragraphs: [{ list: ['We tell nobody.', 'After a year we delete it.'] }],
  },
} satisfies Record<string, NoteDefinition>;
