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
  slots: {
    kind: 'time',
    name: 'Time',
    label: 'At what time?',
    errorMessage: 'Please choose a time',
    slots: { every: 30, last: 90, placeholder: 'Please choose' },
  },
} satisfies Record<string, FieldDefinition<'time'>>;
