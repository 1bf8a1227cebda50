import type { FieldDefinition } from '../registry';

export const examples = {
  plain: { kind: 'text', name: 'City', label: 'City' },
  filledInByALink: { kind: 'text', name: 'Topic', label: 'What is it about?', prefill: 'topic' },
  full: {
    kind: 'text',
    name: 'Country',
    label: 'Country',
    hint: 'Where your invoice goes',
    width: 'half',
    maxLength: 80,
    autoComplete: 'country-name',
    initial: 'Ireland',
    afterSubmit: '',
  },
} satisfies Record<string, FieldDefinition<'text'>>;
