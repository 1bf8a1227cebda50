import type { FieldDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'radio',
    name: 'Insurance',
    label: 'How are you insured?',
    prefill: 'insurance',
    options: [
      { value: 'public', label: 'Public insurance' },
      { value: 'private', label: 'Private insurance' },
      { value: 'none', label: 'I pay myself' },
    ],
  },
  withFirstChoice: {
    kind: 'radio',
    name: 'Answer',
    label: 'How shall we answer?',
    initial: 'By e-mail',
    afterSubmit: 'By phone',
    options: [{ value: 'By e-mail' }, { value: 'By phone' }],
  },
} satisfies Record<string, FieldDefinition<'radio'>>;
