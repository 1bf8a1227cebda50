import { validDate } from '../../schema/calendar-day';
import { writeText } from '../text-value';
import type { ValueKind } from '../value-kind';

export const dateValue: ValueKind<'date'> = {
  empty: () => '',
  read: ([text = '']) => text,
  write: writeText,
  restore: (field, { entries: [text = ''] }) => (dateValue.holds(field, text) ? text : undefined),
  holds: (_field, value) => typeof value === 'string' && (value === '' || validDate.test(value)),
  refusal: ({ refusal }) => refusal,
};
