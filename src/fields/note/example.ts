import type { NoteDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'note',
    words:
      'What you write here is read by **our dentists alone**. [Write to us](/Contact) if in doubt.',
  },
} satisfies Record<string, NoteDefinition>;
