import type { Finding } from '../finding';
import { lookAlikeIn, partsOfLookAlike } from '../nearest/look-alikes';

/**
 * A finding in which nothing but letters of another alphabet is wrong; `word` is what is written:
 * it looks as what is suggested does, so that nobody could see what is meant.
 */
export const withLookAlike = <Each extends Finding>(finding: Each, word: string): Each => {
  const parts = partsOfLookAlike(word);
  const meant = lookAlikeIn(word)?.text;
  const isAll = meant !== undefined && finding.suggestion?.includes(meant);
  return parts && isAll ? { ...finding, error: 'lookAlike', parts, allowed: undefined } : finding;
};
