import { rulesList } from '../rules-text';
import type { FieldCondition } from './field-condition';

/** How many there are is asked first: a long list is not looked through. */
export const checkboxes: FieldCondition<'checkboxes'> = (value, { options }) =>
  `${value} is list && ${value}.size() <= ${options.length}` +
  ` && ${value}.toSet().size() == ${value}.size()` +
  ` && ${value}.hasOnly(${rulesList(options.map((option) => option.value))})`;
