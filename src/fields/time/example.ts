import type { FieldDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'time',
    name: 'Time',
    label: 'When may we call?',
    errorMessage: 'Please enter hours and minutes',
    initial: '09:30',
    prefill: 'time',
  },
} satisfies Record<string, FieldDefinition<'time'>>;
