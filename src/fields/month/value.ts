import { orElse } from '../../loading/browser-facilities';
import { validMonth } from '../../schema/calendar-day';
import { dateFormat } from '../../schema/formats';
import type { Value } from '../../schema/record';
import { textOf } from '../../schema/record-texts';
import type { ValueKind } from '../kind-module';

/** What is chosen of the month, and typed of the year: either may be missing, and then the value is no month yet. */
export const partsOf = (value: Value): { year: string; month: string } => {
  const text = textOf(value);
  const at = text.lastIndexOf('-');
  return { year: text.slice(0, Math.max(at, 0)), month: text.slice(at + 1) };
};

export const valueOf = ({ year, month }: { year: string; month: string }): string =>
  year === '' && month === '' ? '' : `${year}-${month}`;

/** A month without its year, such as -05, or what is typed of a year without its month. */
const begun = /^[^-]*-(?:0[1-9]|1[0-2])?$/su;

export const monthValue: ValueKind<'month'> = {
  empty: () => '',
  // The entries are those of its controls.
  read: ([month = '', year = '']) => valueOf({ year, month }),
  write: (value) => {
    const { year, month } = partsOf(value);
    return value === '' ? [] : [month, year];
  },
  restore: (_field, { kind, entries: [first = '', ...others] }) => {
    const [year] = others;
    const value =
      year === undefined && (first === '' || first.includes('-'))
        ? first
        : valueOf({ year: year ?? '', month: first });
    const isKept =
      value === '' || validMonth.test(value) || (kind === 'month' && begun.test(value));
    return isKept ? value : undefined;
  },
  holds: (_field, value) => typeof value === 'string' && (value === '' || validMonth.test(value)),
  errorMessage: ({ errorMessage }) => errorMessage,
  inWords: (_field, value, { language }) => {
    const format = () =>
      dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${textOf(value)}-01T00:00:00Z`),
      );
    return value === '' ? '' : orElse(format, textOf(value));
  },
};
