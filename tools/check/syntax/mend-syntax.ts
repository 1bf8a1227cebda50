import type { Program } from 'oxc-parser';
import { applyEdits } from '../apply-edits';
import { findBrackets } from './find-brackets';
import { findQuotes } from './find-quotes';
import { findSeparators } from './find-separators';
import { parse } from './parse';
import { scanTokens } from './scan-tokens';
import type { Slip } from './slip';

export type MendedSyntax = {
  /** The text with every slip repaired; the same lines. */
  text: string;
  program: Program;
  /** In the order in which they were found, with offsets in the text as it was written. */
  slips: Slip[];
  /** Where a place of `text` stands in the text as it was written. */
  originOf: (offset: number) => number;
  /** False where something is left that cannot be understood. */
  readable: boolean;
};

/** Enough for a file in which everything went wrong; each round mends one slip. */
const mostRounds = 40;

/**
 * Finds what keeps a file from being read, in plain words, and repairs it in memory, so that the
 * rest of the file can be checked in the same run. Total: takes any text.
 */
export const mendSyntax = (source: string): MendedSyntax => {
  let text = source;
  let origins = Array.from({ length: source.length + 1 }, (_, index) => index);
  const slips: Slip[] = [];
  const originOf = (offset: number) => origins[Math.min(offset, origins.length - 1)] ?? 0;
  const toOrigin = <Place extends { start: number; end: number }>(place: Place): Place => ({
    ...place,
    start: originOf(place.start),
    end: Math.max(originOf(place.end), originOf(place.start)),
  });

  for (let round = 0; round < mostRounds; round += 1) {
    const { program, error: at } = parse(text);
    if (at === undefined) return { text, program, slips, originOf, readable: true };
    const tokens = scanTokens(text);
    const candidates = [
      ...findQuotes(text, tokens, at),
      ...findSeparators(tokens, at),
      ...findBrackets(text, tokens),
    ];
    const better = candidates
      .map((slip) => ({ slip, error: parse(applyEdits(text, slip.repair)).error }))
      .filter(({ error }) => error === undefined || error > at + 1);
    // One after which nothing is left to mend is best; else the one that leads furthest.
    const [best] = better.toSorted((a, b) => (b.error ?? Infinity) - (a.error ?? Infinity));
    if (!best) {
      const word = tokens.find(({ end }) => end > at)?.text ?? 'its end';
      const found = `“${word.slice(0, 40).split('\n')[0] ?? ''}”`;
      const slip = { error: 'unreadable', start: at, end: at + 1, parts: { found }, repair: [] };
      slips.push(toOrigin(slip as Slip));
      return { text, program, slips, originOf, readable: false };
    }
    const { slip } = best;
    slips.push({ ...toOrigin(slip), repair: slip.repair.map(toOrigin) });
    for (const { start, end, text: by } of slip.repair.toSorted((a, b) => b.start - a.start)) {
      const origin = originOf(start);
      origins = [
        ...origins.slice(0, start),
        ...Array.from({ length: by.length }, (_, index) => Math.min(origin + index, originOf(end))),
        ...origins.slice(end),
      ];
    }
    text = applyEdits(text, slip.repair);
  }
  const { program } = parse(text);
  return { text, program, slips, originOf, readable: false };
};
