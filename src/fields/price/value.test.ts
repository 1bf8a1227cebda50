/** @jest-environment node */
import type { Condition } from '../../schema/condition';
import type { Values } from '../../schema/record';
import type { FieldDefinition } from '../registry';
import { type PricePart, priceSchema } from './schema';
import { priceValue } from './value';
import { workOut } from './work-out';

const named = { label: 'l' };
const options = [
  { value: 'german', price: 180.1 },
  { value: 'french', price: 0.2 },
  { value: 'none' },
];

const fields = new Map<string, FieldDefinition>([
  ['Course', { kind: 'select', name: 'Course', ...named, options }],
  ['Extras', { kind: 'checkboxes', name: 'Extras', ...named, options }],
]);

const price = (...sum: PricePart[]): FieldDefinition<'price'> => ({
  kind: 'price',
  name: 'Price',
  ...named,
  currency: 'EUR',
  sum,
});

const part = (changed: Partial<PricePart>): PricePart => ({
  when: undefined,
  nights: undefined,
  ...changed,
});

const nights = { arrival: 'In', departure: 'Out' };

const when = { field: 'Course', is: 'german' };

test.each<[PricePart[], Values, number]>([
  [[part({ amount: 12.5 })], {}, 12.5],
  [[part({ amount: 0.1 }), part({ amount: 0.2 })], {}, 0.3],
  [[part({ amount: 1.15, times: ['N'] })], { N: 100 }, 115],
  [[part({ amount: 19.99, times: ['N'] })], { N: 3 }, 59.97],
  [[part({ amount: 19.99, times: ['N'] })], { N: null }, 0],
  [[part({ amount: 19.99, times: ['N'] })], {}, 0],
  [[part({ amount: -5, times: ['N'] })], { N: 0 }, 0],
  [[part({ amount: 10 }), part({ amount: -12 })], {}, -2],
  [[part({ amount: 2, times: ['N', 'M'] })], { N: 3, M: 4 }, 24],
  [[part({ amount: 2, times: ['L'] })], { L: [{ Who: 'x' }, { Who: '' }] }, 4],
  [[part({ amount: 2.5, times: ['Extras'] })], { Extras: ['german', 'none'] }, 5],
  [[part({ of: 'Course' })], { Course: 'german' }, 180.1],
  [[part({ of: 'Course' })], { Course: 'none' }, 0],
  [[part({ of: 'Course' })], { Course: '' }, 0],
  [[part({ of: 'Course' })], {}, 0],
  [[part({ of: 'Extras' })], { Extras: ['french', 'german'] }, 180.3],
  [[part({ of: 'Course', times: ['N'] })], { Course: 'french', N: 3 }, 0.6],
  [[part({ amount: 5, when })], { Course: 'german' }, 5],
  [[part({ amount: 5, when })], { Course: 'french' }, 0],
  [[part({ amount: 5, when })], {}, 0],
  [[part({ amount: 90, nights })], { In: '2027-06-29', Out: '2027-07-02' }, 270],
  [
    [part({ amount: 90, nights: { ...nights, from: '2027-07-01' } })],
    { In: '2027-06-29', Out: '2027-07-02' },
    90,
  ],
  [
    [part({ amount: 0.1, nights, times: ['N'] })],
    { In: '2027-06-29', Out: '2027-07-02', N: 2 },
    0.6,
  ],
  [[part({ amount: 90, nights })], { In: '2027-06-29', Out: '' }, 0],
  [[part({ amount: 90, nights })], {}, 0],
  // Half a cent, which only a price without the server's check may have.
  [[part({ amount: 0.25, times: ['N'] })], { N: 0.5 }, 0.13],
])('%j of %j is %p', (sum, values, expected) => {
  const others = {
    values,
    fieldOf: (name: string) => fields.get(name),
    holds: ({ field, is }: Condition) => values[field ?? ''] === is,
  };
  expect(workOut(price(...sum), others)).toBe(expected);
});

const answered = { sleep: 0, calm: 3, ate: null, said: 'unsaid' };

test.each<[string[], Values, number | null]>([
  [['N'], { N: 3 }, 3],
  [['N', 'M'], { N: 3, M: 4 }, 3.5],
  [['N', 'M'], { N: 3, M: null }, 3],
  [['N', 'M', 'L'], { N: 1, M: 0, L: 0 }, 0.33],
  [['N', 'M', 'L'], { N: 1, M: 1, L: 0 }, 0.67],
  // Halves of a cent go up, also below 0.
  [['Eight', 'N'], { Eight: { a: 0, b: 0, c: 0, d: 0, e: 0, f: 0, g: 1 }, N: 0 }, 0.13],
  [['Eight', 'N'], { Eight: { a: 0, b: 0, c: 0, d: 0, e: 0, f: 0, g: 0 }, N: -1 }, -0.12],
  [['Visit'], { Visit: answered }, 1.5],
  [['Visit', 'N'], { Visit: answered, N: 4 }, 2.33],
  [['Course', 'Extras'], { Course: 'german', Extras: ['french', 'none'] }, 90.15],
  [['Course', 'N'], { Course: 'none', N: 2 }, 2],
  [['N', 'Visit'], { N: null, Visit: { sleep: null } }, null],
  [['N'], {}, null],
])('the average of %j in %j is %p', (average, values, expected) => {
  const others = { values, fieldOf: (name: string) => fields.get(name), holds: () => true };
  const field: FieldDefinition<'price'> = { kind: 'price', name: 'Mean', ...named, average };
  expect(workOut(field, others)).toBe(expected);
  expect(priceValue.holds(field, expected)).toBe(true);
});

test('the numbers in fields are added, those of a matrix together', () => {
  const values = { N: 2, Visit: answered, None: null };
  const others = { values, fieldOf: (name: string) => fields.get(name), holds: () => true };
  const sum = ['N', 'Visit', 'None', 'Hidden'].map((of) => part({ of }));
  expect(workOut(price(...sum, part({ of: 'N', times: ['N'] })), others)).toBe(9);
});

test.each([
  [{ currency: 'EUR', sum: [{ amount: 1 }] }, true],
  [{ sum: [{ amount: 1 }], unit: 'points' }, true],
  [{ average: ['N'], unit: 'of 5' }, true],
  [{ average: ['N'] }, true],
  [{ average: [] }, false],
  [{ average: ['N'], sum: [{ amount: 1 }] }, false],
  [{ unit: 'points' }, false],
  [{ average: ['N'], currency: 'EUR', unit: 'points' }, false],
])('a number that is worked out is said as %j: %p', (own, expected) => {
  const field = { kind: 'price', name: 'Mean', ...named, ...own };
  expect(priceSchema.isValidSync(field, { strict: true })).toBe(expected);
});

test.each<[unknown, boolean]>([
  [0, true],
  [-2.5, true],
  [2 ** 53, false],
  [NaN, false],
  [Infinity, false],
  [null, false],
  ['5', false],
  [undefined, false],
])('a record may hold %p: %p', (value, expected) => {
  expect(priceValue.holds(price(), value)).toBe(expected);
});
