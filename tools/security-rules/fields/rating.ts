import type { FieldCondition } from './field-condition';

export const rating: FieldCondition<'rating'> = (value, { stars }) =>
  `(${value} == null || ${value} is int && ${value} >= 1 && ${value} <= ${stars.length})`;
