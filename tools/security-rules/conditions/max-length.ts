import type { Condition } from './condition';

export const maxLength: Condition<{ length: number }> = (value, { length }) =>
  `${value}.size() <= ${length}`;
