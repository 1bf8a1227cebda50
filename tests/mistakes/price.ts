import { added } from './form-kinds';
import type { Mistake } from './row';

const course =
  "{ kind: 'select', name: 'Course', label: 'Course', options: [{ value: 'german', price: 180 }, { value: 'french' }] },";
const guests =
  "{ kind: 'list', name: 'Guests', label: 'Guests', max: 3, fields: [{ kind: 'text', name: 'Who', label: 'Who' }] },";
const nights = (more = '') =>
  `{ kind: 'number', name: 'Nights', label: 'Nights', errorMessage: 'No number',${more} },`;
const price = (sum: string, currency = 'EUR') =>
  `{ kind: 'price', name: 'Price', label: 'Price', currency: '${currency}', sum: [${sum}] },`;

const wrong = (what: string, sum: string, reported: { code: string; suggests?: string }): Mistake =>
  added(what, { fields: [course, guests, price(sum)], at: "kind: 'price'", ...reported });

const guestsWithLunch =
  "{ kind: 'list', name: 'Guests', label: 'Guests', max: 3, fields: [{ kind: 'checkbox', name: 'Lunch', label: 'Lunch' }, { kind: 'select', name: 'Menu', label: 'Menu', options: [{ value: 'fish', price: 20 }] }] },";

const ofEntries = (
  what: string,
  sum: string,
  reported: { code: string; suggests?: string },
): Mistake =>
  added(what, { fields: [guestsWithLunch, price(sum)], at: "kind: 'price'", ...reported });

const days = ['Arrival', 'Departure'].map(
  (name) => `{ kind: 'date', name: '${name}', label: '${name}', errorMessage: 'No day' },`,
);

const room =
  "{ kind: 'radio', name: 'Room', label: 'Room', options: [{ value: 'lake', price: 140, seasonPrices: [{ season: 'summer', price: 190 }] }] },";

export const priceMistakes: Mistake[] = [
  wrong('a price of a field misspelt', "{ of: 'Cuorse' }", {
    code: 'SITE-053',
    suggests: "'Course'",
  }),
  wrong('a price of a field that there is not', "{ of: 'Treatment' }", { code: 'SITE-053' }),
  wrong('a price times a field misspelt', "{ amount: 5, times: ['Geusts'] }", {
    code: 'SITE-053',
    suggests: "'Guests'",
  }),
  wrong('a price times options', "{ amount: 5, times: ['Course'] }", { code: 'SITE-149' }),
  wrong(
    'a price times a number, where the name of a field is wanted',
    '{ amount: 5, times: [0.25] }',
    {
      code: 'SITE-023',
    },
  ),
  wrong('a price to the tenth of a cent', '{ amount: 12.345 }', { code: 'SITE-034' }),
  wrong('a price of a field of a list', "{ of: 'Who' }", { code: 'SITE-053' }),
  wrong('a price of a text', "{ of: 'Email' }", { code: 'SITE-149' }),
  wrong('a price for an option misspelt', "{ amount: 5, when: { field: 'Course', is: 'germn' } }", {
    code: 'SITE-052',
    suggests: "'german'",
  }),
  added('a price times any number', {
    fields: [nights(), price("{ amount: 5, times: ['Nights'] }")],
    code: 'SITE-318',
    at: "kind: 'price'",
  }),
  added('a price times halves', {
    fields: [nights(' step: 0.5'), price("{ amount: 5, times: ['Nights'] }")],
    code: 'SITE-318',
    at: "kind: 'price'",
  }),
  wrong(
    'a price for the nights of days misspelt',
    "{ amount: 5, nights: { arrival: 'Guets', departure: 'Guests' } }",
    { code: 'SITE-053' },
  ),
  added('a season that ends before it begins', {
    fields: [
      "{ kind: 'date', name: 'Arrival', label: 'Arrival', errorMessage: 'No day' },",
      "{ kind: 'date', name: 'Departure', label: 'Departure', errorMessage: 'No day' },",
      price(
        "{ amount: 5, nights: { arrival: 'Arrival', departure: 'Departure', from: '2027-08-31', to: '2027-07-01' } }",
      ),
    ],
    code: 'SITE-034',
    at: "kind: 'price'",
  }),
  wrong(
    'a price for the nights of a text',
    "{ amount: 5, nights: { arrival: 'Email', departure: 'Email' } }",
    { code: 'SITE-149' },
  ),
  added('own words beside options whose prices are added up', {
    fields: [course.replace('options:', 'other: {}, options:'), price("{ of: 'Course' }")],
    code: 'SITE-619',
    at: "kind: 'select'",
  }),
  added('a part that waits for the price', {
    fields: [
      price('{ amount: 5 }'),
      "{ kind: 'text', name: 'Why', label: 'Why', showWhen: { field: 'Price', filled: true } },",
    ],
    code: 'SITE-319',
    at: "kind: 'text'",
  }),
  wrong('a discount as a text', "{ of: 'Course' }, { percent: '10 %' }", { code: 'SITE-024' }),
  wrong('a share that nothing stands above, times a list', "{ percent: 10, times: ['Guests'] }", {
    code: 'SITE-034',
  }),
  added('a deposit of a price below it', {
    fields: [
      "{ kind: 'price', name: 'Deposit', label: 'Deposit', currency: 'EUR', sum: [{ of: 'Price', percent: 20 }] },",
      price('{ amount: 5 }'),
    ],
    code: 'SITE-641',
    at: "name: 'Deposit'",
  }),
  added('a deposit of a price misspelt', {
    fields: [
      price('{ amount: 5 }'),
      "{ kind: 'price', name: 'Deposit', label: 'Deposit', currency: 'EUR', sum: [{ of: 'Pirce', percent: 20 }] },",
    ],
    code: 'SITE-053',
    at: "name: 'Deposit'",
    suggests: "'Price'",
  }),
  ofEntries(
    'a price for each entry of a list misspelt',
    "{ amount: 5, each: { list: 'Geusts' } }",
    {
      code: 'SITE-053',
      suggests: "'Guests'",
    },
  ),
  ofEntries('a price of the entries of what is no list', "{ amount: 5, each: { list: 'Email' } }", {
    code: 'SITE-149',
  }),
  ofEntries(
    'a price of a field of the entries misspelt',
    "{ each: { list: 'Guests', of: 'Menue' } }",
    { code: 'SITE-053', suggests: "'Menu'" },
  ),
  ofEntries(
    'a price of a field of the entries without prices',
    "{ each: { list: 'Guests', of: 'Lunch' } }",
    { code: 'SITE-149' },
  ),
  ofEntries(
    'a price for entries by a field misspelt',
    "{ amount: 5, each: { list: 'Guests', when: { field: 'Lucnh', is: 'true' } } }",
    { code: 'SITE-053', suggests: "'Lunch'" },
  ),
  ofEntries(
    'a price for entries by an option misspelt',
    "{ amount: 5, each: { list: 'Guests', when: { field: 'Menu', is: 'fsih' } } }",
    { code: 'SITE-052', suggests: "'fish'" },
  ),
  added('a season with a year at its end only', {
    fields: [
      ...days,
      price(
        "{ amount: 5, nights: { arrival: 'Arrival', departure: 'Departure', from: '12-20', to: '2028-01-06' } }",
      ),
    ],
    code: 'SITE-034',
    at: "kind: 'price'",
  }),
  added('a season of every year, of which a stay may reach the next one', {
    fields: [
      ...days,
      price(
        "{ amount: 5, nights: { arrival: 'Arrival', departure: 'Departure', from: '12-20', to: '01-06' } }",
      ),
    ],
    code: 'SITE-318',
    at: "kind: 'price'",
  }),
  added('prices in seasons that no price counts', {
    fields: [...days, room, price("{ of: 'Room' }")],
    code: 'SITE-644',
    at: "kind: 'radio'",
  }),
];
