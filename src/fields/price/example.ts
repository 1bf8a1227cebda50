import type { FieldDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'price',
    name: 'Fee',
    label: 'Fee',
    currency: 'EUR',
    sum: [{ amount: 12.5 }],
  },
  fromOtherFields: {
    kind: 'price',
    name: 'Price',
    label: 'Price',
    currency: 'EUR',
    sum: [
      { of: 'Course', times: ['Friends'] },
      { amount: -10, when: { field: 'Course', is: 'german' } },
    ],
  },
  workedOutByTheBrowserAlone: {
    kind: 'price',
    name: 'Estimate',
    label: 'About what it will cost',
    hint: 'We tell you the price before we begin',
    currency: 'CHF',
    sum: [{ amount: 1500 }, { amount: -75.5 }],
    clientOnly: true,
  },
} satisfies Record<string, FieldDefinition<'price'>>;
