import type { FieldCondition } from './field-condition';

export const checkbox: FieldCondition<'checkbox'> = (value) => `${value} is bool`;
