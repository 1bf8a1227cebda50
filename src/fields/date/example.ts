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
  withPlaces: {
    kind: 'date',
    name: 'Evening',
    label: 'Which evening?',
    errorMessage: 'Please enter a day that there is, with its month and year',
    places: {
      each: 12,
      time: 'Time',
      left: '{count} seats left',
      full: 'No seat is left then',
      count: 'People',
      tooFew: 'Only {count} seats are left then',
    },
  },
  ofBirth: {
    kind: 'date',
    name: 'Birthday',
    label: 'Date of birth',
    errorMessage: 'Please enter a day that there is, with its month and year',
    autoComplete: 'bday',
  },
} satisfies Record<string, FieldDefinition<'date'>>;
