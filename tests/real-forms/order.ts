import type { FormDefinition } from '../../src/form/form-schema';
import { required, whole, words } from './parts';

/** Lines of an order: a total of quantities and prices, and a tax of it, which the server works out again. */
export const order: FormDefinition = {
  ...words,
  title: 'What do you order?',
  fields: [
    {
      kind: 'list',
      name: 'Lines',
      label: 'Lines',
      entry: 'Line {number}',
      max: 5,
      fields: [whole('Quantity', 'How many?'), whole('Price', 'Price of one', '€')],
      rules: ['Quantity', 'Price'].flatMap((field) => [
        required(field),
        { field, check: 'min', value: 0, message: 'Nothing or more' } as const,
        { field, check: 'max', value: 1000, message: 'A thousand or less' } as const,
      ]),
    },
    {
      kind: 'price',
      name: 'Sum',
      label: 'All lines',
      currency: 'EUR',
      sum: [{ each: { list: 'Lines', of: 'Price', times: ['Quantity'] } }],
    },
    {
      kind: 'price',
      name: 'Tax',
      label: 'Tax of 10 %',
      currency: 'EUR',
      sum: [{ of: 'Sum', percent: 10 }],
    },
    {
      kind: 'price',
      name: 'Total',
      label: 'All in all',
      currency: 'EUR',
      sum: [{ of: 'Sum' }, { of: 'Tax' }],
    },
  ],
  rules: [],
  record: { collection: 'orders', stamps: { id: 'milliseconds' } },
};
