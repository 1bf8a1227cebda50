import { orElse } from '../../loading/browser-facilities';
import { validDate } from '../../schema/calendar-day';
import { dateFormat } from '../../schema/formats';
import { textOf } from '../../schema/record-texts';
import type { ValueKind } from '../kind-module';
import { writeText } from '../text-value';
import { daysFor } from './day-limits';

export const dateValue: ValueKind<'date'> = {
  empty: () => '',
  read: ([text = '']) => text,
  write: writeText,
  restore: (field, { entries: [text = ''] }) => (dateValue.holds(field, text) ? text : undefined),
  holds: (_field, value, rules) =>
    typeof value === 'string' && (value === '' || (rules ? daysFor(rules) : validDate).test(value)),
  errorMessage: ({ errorMessage }) => errorMessage,
  inWords: (_field, value, { language }) => {
    const format = () =>
      dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${textOf(value)}T00:00:00Z`),
      );
    return value === '' ? '' : orElse(format, textOf(value));
  },
};
