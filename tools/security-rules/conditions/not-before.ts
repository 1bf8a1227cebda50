import { today } from '../../../src/rules/today';
import { rulesText } from '../rules-text';
import type { Condition } from './condition';

/** No empty text is as late as a day. Which day it is where a visitor is, the rules do not know. */
export const notBefore: Condition<{ date: string }> = (value, { date }) =>
  date === today ? undefined : `${value} >= ${rulesText(date)}`;
