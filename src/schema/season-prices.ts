import { wholeCents } from './amount';
import { optionalList, strictObject, text } from './primitives';

const seasonPrice = strictObject({
  season: text(
    'The season: its id in the collection of seasons that the price of a form names.',
  ).meta({ shown: false, follows: { name: 'entry', ofKind: 'season' } }),
  price: wholeCents().required('is missing: write a number').meta({
    description: 'What a night costs in this season, in place of the usual price.',
    blank: 1,
  }),
}).meta({ group: { name: 'SeasonPrice', description: 'A price in one season.' } });

/** Prices of an option, or of an entry of a collection, in seasons. */
export const seasonPrices = () =>
  optionalList(
    'What a night costs in single seasons, in place of price. A part of a price counts it that has nights with seasons.',
    'it costs the same in each season',
    seasonPrice,
  );
