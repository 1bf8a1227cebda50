import { textOf } from '../../schema/record-texts';
import type { ValueKind } from '../kind-module';
import { textValue } from '../text-value';

/** E.164, section 6.2: a country's code does not begin with 0, and all digits are 15 at most; or no number. */
export const e164 = /^(?:\+[1-9][0-9]{5,14})?$/su;

/** E.164 assigned country codes: of one or two digits these, all others are of three. */
const code = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[0-9]{3})/;

/** As numbers are read, with blanks (E.123): +44 207 946 0000. */
export const spacedNumber = (number: string): string => {
  const [own = ''] = code.exec(number) ?? [];
  return `${own} ${number.slice(own.length).replaceAll(/\d{3}(?=\d{2})/g, '$& ')}`.trim();
};

/** A telephone number as E.164 has it; while it is typed, the text. Only forms know the numbers of countries. */
export const internationalTelValue: ValueKind<'international-tel'> = {
  empty: () => '',
  read: textValue.read,
  write: textValue.write,
  restore: textValue.restore,
  holds: (_field, value) => typeof value === 'string' && e164.test(value),
  errorMessage: ({ errorMessage }) => errorMessage,
  inWords: (_field, value) => spacedNumber(textOf(value)),
};
