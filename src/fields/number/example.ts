import type { FieldDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'number',
    name: 'Children',
    label: 'Number of children',
    errorMessage: 'Please enter a whole number, for example 2',
    initial: 0,
    prefill: 'children',
  },
  withSteppers: {
    kind: 'number',
    name: 'Nights',
    label: 'Nights',
    steppers: { less: 'Fewer', more: 'More' },
    errorMessage: 'Please enter a whole number, for example 2',
  },
  withASign: {
    kind: 'number',
    name: 'Weekly',
    label: 'Rent',
    prefix: '£',
    unit: 'a week',
    step: 0.01,
    errorMessage: 'Please enter an amount, for example 250 or 99.50',
  },
  withAUnit: {
    kind: 'number',
    name: 'Budget',
    label: 'Budget for a month',
    unit: '€',
    step: 0.01,
    errorMessage: 'Please enter an amount, for example 250 or 99.50',
    autoComplete: 'transaction-amount',
  },
} satisfies Record<string, FieldDefinition<'number'>>;
