import { orElse } from '../../loading/browser-facilities';
import { numberFormat } from '../../schema/formats';
import type { ValueKind } from '../kind-module';
import { largest } from '../number/value';
import { workOut } from './work-out';

/** It is worked out anew whenever it is asked for: the form itself keeps 0. */
export const priceValue: ValueKind<'price'> = {
  empty: () => 0,
  read: () => 0,
  write: () => [],
  restore: () => undefined,
  holds: (_field, value) => typeof value === 'number' && Math.abs(value) <= largest,
  workOut,
  errorMessage: (_field, first) => first ?? 'This price is too high',
  inWords: ({ currency }, value, { language }) => {
    const style = { style: 'currency', currency } as const;
    const format = () => numberFormat(language, style).format(Number(value));
    return orElse(format, `${Number(value).toFixed(2)} ${currency}`);
  },
};
