import { numberFormat } from './formats';
import { fillIn } from './texts';

/** Another currency in which prices are shown too, by a rate of config/site.ts. */
export type SecondPrice = {
  /** The currency that is paid. */
  from: string;
  to: string;
  rate: number;
  /** What stands around a price: `(about {price})`. */
  words: string;
  /** By the rate of which day. */
  note: string;
};

/** An amount in this language; without cents where it has none. */
export const moneyInWords = (amount: number, currency: string, language: string): string => {
  const whole = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {};
  return numberFormat(language, { style: 'currency', currency, ...whole }).format(amount);
};

/** Nobody knows more digits of what is approximate. */
const rounded = (amount: number) => Number(amount.toPrecision(3));

/** A price in the other currency; undefined where it costs nothing, or is in yet another currency. */
export const aboutPrice = (
  amount: number,
  { from, to, rate, words }: SecondPrice,
  { currency, language }: { currency: unknown; language: string },
): string | undefined =>
  amount > 0 && currency === from
    ? fillIn(words, { price: moneyInWords(rounded(amount * rate), to, language) })
    : undefined;
