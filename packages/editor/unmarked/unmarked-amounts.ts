import * as plain from '../../../src/sections/table/is-amount';
import { withoutSigns } from '../marks';

/** Whether a column of a table holds numbers or prices. */
export const isColumnOfAmounts = (texts: readonly string[]): boolean =>
  plain.isColumnOfAmounts(texts.map(withoutSigns));
