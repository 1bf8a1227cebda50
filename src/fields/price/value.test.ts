/** @jest-environment node */
import { isShown } from '../../form/form-fields';
import type { Condition, FieldCondition } from '../../schema/condition';
import type { Values } from '../../schema/record';
import type { FieldDefinition } from '../registry';
import { type PricePart, priceSchema } from './schema';
import { priceValue } from './value';
import { workOut } from './work-out';

const named = { label: 'l' };
const options = [
  { value: 'german', price: 180.1, seasonPrices: [{ season: 'summer', price: 200 }] },
  { value: 'french', price: 0.2 },
  { value: 'none', seasonPrices: [{ season: 'summer', price: 10 }] },
];

const fields = new Map<string, FieldDefinition>([
  ['Course', { kind: 'select', name: 'Course', ...named, options }],
  ['Extras', { kind: 'checkboxes', name: 'Extras', ...named, options }],
  [
    'Guests',
    {
      kind: 'list',
      name: 'Guests',
      ...named,
      max: 4,
      fields: [
        { kind: 'checkbox', name: 'Lunch', ...named },
        { kind: 'select', name: 'Menu', ...named, options },
        { kind: 'number', name: 'Portions', ...named, errorMessage: 'r' },
      ],
    },
  ],
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

const lunch = { field: 'Lunch', is: 'true' };

const guests = [
  { Lunch: true, Menu: 'german', Portions: 2 },
  { Lunch: false, Menu: 'french', Portions: 3 },
  { Lunch: true, Menu: '', Portions: null },
];

const stay = (Course: string) => ({ Course, In: '2027-06-29', Out: '2027-07-01' });

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
  [[part({ amount: 90 }), part({ percent: -10 })], {}, 81],
  [[part({ amount: 90, percent: 20 })], {}, 18],
  [[part({ amount: 0.05, percent: 10 })], {}, 0.01],
  [[part({ amount: 0.05, percent: -10 })], {}, 0],
  [[part({ amount: 0.06, percent: -10 })], {}, -0.01],
  [[part({ amount: -0.05, percent: 10 })], {}, 0],
  [[part({ amount: 10.01 }), part({ percent: 8.1 })], {}, 10.82],
  // Each share is of all above it, what was added by others too.
  [[part({ amount: 100 }), part({ percent: -10 }), part({ percent: 20 })], {}, 108],
  [[part({ amount: 100 }), part({ percent: -10 }), part({ amount: 5 })], {}, 95],
  [[part({ percent: 20 }), part({ amount: 100 })], {}, 100],
  [[part({ of: 'Course', percent: 50, times: ['N'] })], { Course: 'german', N: 3 }, 270.15],
  [[part({ amount: 90 }), part({ percent: -10, when })], { Course: 'german' }, 81],
  [[part({ amount: 90 }), part({ percent: -10, when })], { Course: 'french' }, 90],
  [[part({ of: 'Price', percent: 20 })], { Price: 270.15 }, 54.03],
  [[part({ of: 'Price', percent: 20 })], {}, 0],
  [[part({ amount: 15, each: { list: 'Guests', when: lunch } })], { Guests: guests }, 30],
  [[part({ each: { list: 'Guests', when: undefined, of: 'Menu' } })], { Guests: guests }, 180.3],
  [[part({ each: { list: 'Guests', when: lunch, of: 'Menu' } })], { Guests: guests }, 180.1],
  [[part({ amount: 15, each: { list: 'Guests', when: lunch } })], {}, 0],
  [
    [part({ amount: 15, each: { list: 'Guests', when: lunch, times: ['Portions'] } })],
    { Guests: guests },
    30,
  ],
  [
    [part({ each: { list: 'Guests', when: undefined, of: 'Menu', times: ['Portions'] } })],
    { Guests: guests },
    360.8,
  ],
  [[part({ of: 'N', each: { list: 'Guests', when: lunch } })], { N: 3, Guests: guests }, 6],
  [[part({ of: 'Course', nights: { ...nights, season: 'summer' } })], stay('german'), 39.8],
  [[part({ of: 'Course', nights: { ...nights, season: 'winter' } })], stay('german'), 0],
  [[part({ of: 'Course', nights: { ...nights, season: 'summer' } })], stay('none'), 20],
  // Half a cent, which only a price without the server's check may have.
  [[part({ amount: 0.25, times: ['N'] })], { N: 0.5 }, 0.13],
])('%j of %j is %p', (sum, values, expected) => {
  const others = {
    values,
    fieldOf: (name: string) => fields.get(name),
    holds: (condition: Condition, seen = values) =>
      isShown([condition as FieldCondition], { values: seen, today: '' }),
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

const twoDays = { arrival: 'In', departure: 'Out' };

test.each<[object, boolean]>([
  [{ amount: 1 }, true],
  [{ of: 'Course' }, true],
  [{ amount: 1, of: 'Course' }, false],
  [{}, false],
  [{ percent: -10 }, true],
  [{ percent: -10.125 }, false],
  [{ percent: 10, amount: 5 }, true],
  [{ percent: 10, times: ['N'] }, false],
  [{ percent: 10, nights: twoDays }, false],
  [{ each: { list: 'Guests' } }, false],
  [{ amount: 5, each: { list: 'Guests' } }, true],
  [{ each: { list: 'Guests', of: 'Menu' } }, true],
  [{ amount: 5, each: { list: 'Guests', of: 'Menu' } }, false],
  [{ nights: { ...twoDays, seasons: 'seasons' } }, true],
  [{ of: 'Room', nights: { ...twoDays, seasons: 'seasons' } }, true],
  [{ amount: 5, nights: { ...twoDays, seasons: 'seasons' } }, false],
  [{ amount: 5, nights: { ...twoDays, from: '12-20', to: '01-06' } }, true],
  [{ amount: 5, nights: { ...twoDays, from: '12-20', to: '2028-01-06' } }, false],
  [{ amount: 5, nights: { ...twoDays, from: '12-20' } }, false],
  [{ amount: 5, nights: { ...twoDays, from: '2027-12-20' } }, true],
  [{ amount: 5, nights: { ...twoDays, from: '12-32', to: '01-06' } }, false],
])('a part says %j: %p', (own, expected) => {
  const field = { kind: 'price', name: 'Price', label: 'l', currency: 'EUR', sum: [own] };
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
