import * as plain from '../../../src/sections/table/comparison/is-said';
import { withoutSigns } from '../marks';

const unmarked = (text: string | undefined) => text && withoutSigns(text);

/** Whether a text of the table is the one that config names. */
export const isSaid = (text: string | undefined, named: string | undefined): boolean =>
  plain.isSaid(unmarked(text), unmarked(named));
