import type { FieldDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'date',
    name: 'Day',
    label: 'Day of the appointment',
    errorMessage: 'Please enter a day that there is, with its month and year',
    initial: '2027-01-11',
    prefill: 'day',
  },
  ofBirth: {
    kind: 'date',
    name: 'Birthday',
    label: 'Date of birth',
    errorMessage: 'Please enter a day that there is, with its month and year',
    autoComplete: 'bday',
  },
} satisfies Record<string, FieldDefinition<'date'>>;
