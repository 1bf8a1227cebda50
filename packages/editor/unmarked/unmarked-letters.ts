import * as plain from '../../../src/sections/quotes/large/letters';
import { withoutSigns } from '../marks';

/** The variant of a quote's letters. */
export const lettersFor = (words: string) => plain.lettersFor(withoutSigns(words));
