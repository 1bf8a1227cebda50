import { rulesList } from '../rules-text';
import type { FieldCondition } from './field-condition';

export const choice: FieldCondition<'select' | 'radio'> = (value, { options }) =>
  `${value} in ${rulesList(['', ...options.map((option) => option.value)])}`;
