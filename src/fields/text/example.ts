import type { FieldDefinition } from '../registry';

export const examples = {
  plain: { kind: 'text', name: 'City', label: 'City' },
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
