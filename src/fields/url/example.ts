import type { FieldDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'url',
    name: 'Website',
    label: 'Your website',
    maxLength: 300,
    autoComplete: 'url',
    initial: 'https://',
    afterSubmit: '',
  },
} satisfies Record<string, FieldDefinition<'url'>>;
