import type { FieldDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'file',
    name: 'Plan',
    label: 'A plan or sketch',
    hint: 'PDF, at most 5 MB',
    upload: { folder: 'Files/Plans/', types: ['pdf'], maxMegabytes: 5 },
    refusals: {
      empty: 'This file is empty. Please choose another one.',
      tooLarge: 'This file is larger than 5 MB. Please choose a smaller one.',
      wrongType: 'This is no PDF. Please choose another one.',
    },
  },
} satisfies Record<string, FieldDefinition<'file'>>;
