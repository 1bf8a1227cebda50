import type { ValueKind } from '../kind-module';
import { writeText } from '../text-value';

/** The format of HTML's control without seconds (HTML, section 2.3.5.4). */
export const validTime = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/su;

export const timeValue: ValueKind<'time'> = {
  empty: () => '',
  read: ([text = '']) => text,
  write: writeText,
  restore: (field, { entries: [text = ''] }) => (timeValue.holds(field, text) ? text : undefined),
  holds: (_field, value) => typeof value === 'string' && (value === '' || validTime.test(value)),
  errorMessage: ({ errorMessage }) => errorMessage,
};
