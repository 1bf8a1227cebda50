import { filledCondition } from '../filled-condition';
import type { Condition } from './condition';

export const required: Condition = (value, _params, { sort }) => filledCondition(value, sort);
