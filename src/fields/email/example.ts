import type { FieldDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'email',
    name: 'Email',
    label: 'E-mail',
    hint: 'We answer within a day',
    maxLength: 254,
    autoComplete: 'email',
    initial: 'name@example.com',
    afterSubmit: '',
  },
} satisfies Record<string, FieldDefinition<'email'>>;
