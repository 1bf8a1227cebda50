import { today } from '../../../src/rules/today';
import { rulesText } from '../rules-text';
import type { Condition } from './condition';

/** Which day it is where a visitor is, the rules do not know. */
export const notAfter: Condition<{ date: string }> = (value, { date }) =>
  date === today ? undefined : `${value} != '' && ${value} <= ${rulesText(date)}`;
