import type { FieldDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'tel',
    name: 'Number',
    label: 'Phone number',
    width: 'half',
    maxLength: 10,
    autoComplete: 'tel-national',
    initial: '0',
    afterSubmit: '',
  },
} satisfies Record<string, FieldDefinition<'tel'>>;
