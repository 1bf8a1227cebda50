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
  ofTheNightsOfAStay: {
    kind: 'price',
    name: 'Price',
    label: 'About what your stay costs',
    currency: 'EUR',
    sum: [
      { amount: 90, nights: { arrival: 'Arrival', departure: 'Departure' } },
      {
        amount: 25,
        nights: {
          arrival: 'Arrival',
          departure: 'Departure',
          from: '2027-07-01',
          to: '2027-08-31',
        },
      },
    ],
  },
  bySeason: {
    kind: 'price',
    name: 'Price',
    label: 'About what your stay costs',
    currency: 'EUR',
    sum: [
      { amount: 90, nights: { arrival: 'Arrival', departure: 'Departure' } },
      { nights: { arrival: 'Arrival', departure: 'Departure', seasons: 'seasons' } },
    ],
  },
  ofEachOptionBySeason: {
    kind: 'price',
    name: 'Price',
    label: 'About what your stay costs',
    currency: 'EUR',
    sum: [
      { of: 'Room', nights: { arrival: 'Arrival', departure: 'Departure', seasons: 'seasons' } },
      {
        amount: 12,
        nights: { arrival: 'Arrival', departure: 'Departure', from: '12-20', to: '01-06' },
      },
    ],
  },
  withADiscount: {
    kind: 'price',
    name: 'Price',
    label: 'Price',
    currency: 'EUR',
    sum: [
      { of: 'Course' },
      { percent: -10, when: { field: 'Member', is: 'true' } },
      { amount: 15 },
    ],
  },
  deposit: {
    kind: 'price',
    name: 'Deposit',
    label: 'To be paid now',
    currency: 'EUR',
    sum: [{ of: 'Total', percent: 20 }],
  },
  ofTheEntriesOfAList: {
    kind: 'price',
    name: 'Price',
    label: 'Price',
    currency: 'EUR',
    sum: [
      { amount: 12, times: ['Participants'] },
      { amount: 15, each: { list: 'Participants', when: { field: 'Lunch', is: 'true' } } },
      { each: { list: 'Participants', of: 'Workshop' } },
    ],
  },
  ofTheLinesOfAnOrder: {
    kind: 'price',
    name: 'Price',
    label: 'Price',
    currency: 'EUR',
    sum: [{ each: { list: 'Lines', of: 'Article', times: ['Quantity'] } }, { amount: 4.9 }],
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
  points: {
    kind: 'price',
    name: 'Points',
    label: 'Points in all',
    unit: 'points',
    sum: [{ of: 'Wellbeing' }],
  },
  average: {
    kind: 'price',
    name: 'Average',
    label: 'On average',
    average: ['Wellbeing', 'Pain'],
  },
} satisfies Record<string, FieldDefinition<'price'>>;
