import type { Condition } from './condition';

export const accepted: Condition = (value) => value;
