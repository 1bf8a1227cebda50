import { validDate } from '../../contract/valid-date';
import type { ValueKind } from '../value-kind';

export const dateValue: ValueKind<'date'> = {
  empty: () => '',
  read: ([text = '']) => text,
  holds: (_field, value) => typeof value === 'string' && (value === '' || validDate.test(value)),
  refusal: ({ refusal }) => refusal,
};
