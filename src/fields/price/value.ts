import { orElse } from '../../loading/browser-facilities';
import { numberFormat } from '../../schema/formats';
import type { ValueKind } from '../kind-module';
import { largest } from '../number/value';
import { workOut } from './work-out';

/** It is worked out anew whenever it is asked for: the form itself keeps 0, or no average. */
export const priceValue: ValueKind<'price'> = {
  empty: ({ average }) => (average ? null : 0),
  read: (_entries, field) => priceValue.empty(field),
  write: () => [],
  restore: () => undefined,
  holds: ({ average }, value) =>
    (average !== undefined && value === null) ||
    (typeof value === 'number' && Math.abs(value) <= largest),
  workOut,
  errorMessage: (_field, first) => first ?? 'This price is too high',
  inWords: ({ currency, unit }, value, { language }) => {
    if (value === null) return '';
    const number = Number(value);
    if (currency !== undefined) {
      const style = { style: 'currency', currency } as const;
      const format = () => numberFormat(language, style).format(number);
      return orElse(format, `${number.toFixed(2)} ${currency}`);
    }
    const written = orElse(
      () => numberFormat(language, { maximumFractionDigits: 2 }).format(number),
      String(number),
    );
    return unit === undefined ? written : `${written} ${unit}`;
  },
};
