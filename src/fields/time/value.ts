import { validTime } from '../../schema/hour-span';
import type { ValueKind } from '../kind-module';
import { writeText } from '../text-value';

export const timeValue: ValueKind<'time'> = {
  empty: () => '',
  read: ([text = '']) => text,
  write: writeText,
  restore: (field, { entries: [text = ''] }) => (timeValue.holds(field, text) ? text : undefined),
  holds: (_field, value) => typeof value === 'string' && (value === '' || validTime.test(value)),
  errorMessage: ({ errorMessage }) => errorMessage,
};
