import { validDate } from '../../src/schema/calendar-day';
import { directionOf, isCurrency } from '../../src/schema/known-codes';
import { aboutPrice, type SecondPrice } from '../../src/schema/second-price';
import { fillIn } from '../../src/schema/texts';
import { groupOf, listOf, numberOf, textOf } from '../config-values/values';
import type { Collection, Entry } from './entry';
import { type Locale, momentInWords, type SecondCurrency } from './entry-words';

/** From right to left, numbers and letters of other scripts stay together (U+2068 and U+2069: FIRST STRONG ISOLATE). */
const isolated = (text: string, language: string) =>
  directionOf(language) === 'rtl' ? `\u2068${text}\u2069` : text;

type Words = { locale: Locale; terms: Readonly<Record<'aboutPrice' | 'priceRate', string>> };

/** What config says of a second currency; undefined where it says nothing, or nothing that can be read. */
export const secondPriceOf = (site: unknown, { locale, terms }: Words): SecondPrice | undefined => {
  const written = groupOf(groupOf(site).secondCurrency);
  const [from, to, day] = [textOf(written.from), textOf(written.to), textOf(written.day)];
  const rate = numberOf(written.rate);
  if (from === undefined || to === undefined || !isCurrency(to)) return undefined;
  if (rate === undefined || rate <= 0 || day === undefined || !validDate.test(day))
    return undefined;
  const { language } = locale;
  return {
    from,
    to,
    rate,
    words: fillIn(terms.aboutPrice, { price: isolated('{price}', language) }),
    note: fillIn(terms.priceRate, {
      currency: isolated(to, language),
      // No line ends within it.
      day: momentInWords(day, locale).replaceAll(' ', '\u00a0'),
    }),
  };
};

/** The same for prices of collections, which are said in the language of the site. */
export const secondCurrencyOf = (site: unknown, words: Words): SecondCurrency | undefined => {
  const second = secondPriceOf(site, words);
  const { language } = words.locale;
  return (
    second && {
      from: second.from,
      note: second.note,
      about: (amount, currency) => aboutPrice(amount, second, { currency, language }),
    }
  );
};

const amountsOf = ({ value }: Entry, collection: Collection): unknown[] => [
  value.price,
  ...listOf(value.prices).map((each) => groupOf(each).price),
  ...Object.entries(groupOf(collection.value.keys))
    .filter(([, key]) => groupOf(key).type === 'price')
    .map(([key]) => groupOf(value.values)[key]),
];

/** Whether a price of the entry is shown in the second currency too. */
export const hasSecondPrice = (
  entry: Entry,
  collection: Collection,
  second: SecondCurrency,
): boolean =>
  collection.value.currency === second.from &&
  amountsOf(entry, collection).some((amount) => typeof amount === 'number' && amount > 0);
