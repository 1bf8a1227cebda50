import type { FieldDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'month',
    name: 'ValidUntil',
    label: 'Until when is your passport valid?',
    monthLabel: 'Month',
    yearLabel: 'Year',
    placeholder: 'Please choose',
    errorMessage: 'Please choose the month, and write the year with four digits',
  },
  begun: {
    kind: 'month',
    name: 'Since',
    label: 'Since when have you lived here?',
    monthLabel: 'Month',
    yearLabel: 'Year',
    placeholder: 'Please choose',
    errorMessage: 'Please choose the month, and write the year with four digits',
    initial: '2027-01',
    prefill: 'since',
  },
} satisfies Record<string, FieldDefinition<'month'>>;
