import type { FieldDefinition } from '../registry';

export const examples = {
  plain: { kind: 'textarea', name: 'Message', label: 'Message', rows: 4, maxLength: 1000 },
  filledInByALink: { kind: 'textarea', name: 'Wish', label: 'Your wish', rows: 4, prefill: 'wish' },
  withAStart: {
    kind: 'textarea',
    name: 'Address',
    label: 'Address',
    rows: 3,
    autoComplete: 'street-address',
    initial: '1 Quay Street',
    afterSubmit: '',
  },
} satisfies Record<string, FieldDefinition<'textarea'>>;
