import { currencyCode } from '../schema/currency';
import { lacks } from '../schema/groups';
import { requiredNumber } from '../schema/plain-values';
import { flag, optionalList, strictObject, text } from '../schema/primitives';

export const amount = (words?: string) =>
  requiredNumber().min(0).meta({ description: words, price: true });

const named = strictObject({
  label: text('What it is the price of, for example Children.'),
  price: amount('The price as a number, in the currency of the collection.'),
}).meta({ group: { name: 'Price', description: 'One of several prices.' } });

export const priceKeys = {
  price: amount(
    'The price as a number, without the sign of the currency: 189 or 9.5. 0 means that it costs nothing.',
  )
    .optional()
    .meta({ whenOmitted: 'no price is given' }),
  prices: optionalList(
    'Several prices in place of the one, each with what it is for.',
    'there is one price, or none',
    named,
  ),
  priceFrom: flag('The price is the lowest of several: visitors read that it begins there.'),
};

export const currencyKeys = {
  currency: currencyCode('The currency of all prices, as three capital letters.')
    .optional()
    .meta({ whenOmitted: 'no entry has a price' }),
};

type Priced = { currency?: string | undefined; entries: readonly object[] };

const hasPrice = (entry: object) => 'price' in entry || 'prices' in entry || 'salary' in entry;

export const currencyOfPrices = lacks<Priced>({
  key: 'currency',
  form: "'EUR'",
  when: ({ currency, entries }) => currency === undefined && entries.some(hasPrice),
  message: 'must have the currency of its prices',
});
