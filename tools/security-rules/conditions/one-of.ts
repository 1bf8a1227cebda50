import { rulesList } from '../rules-text';
import type { Condition } from './condition';

export const oneOf: Condition<{ values: string[] }> = (value, { values }, { sort }) =>
  sort === 'list' ? `${value}.hasOnly(${rulesList(values)})` : `${value} in ${rulesList(values)}`;
