import type { Condition } from './condition';

export const sameAs: Condition<{ other: string }> = (value, params, { other }) =>
  `${value} == ${other(params.other)}`;
