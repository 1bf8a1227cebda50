import type { Program } from 'oxc-parser';
import { applyEdits } from '../../fix/apply-edits';
import type { Frame } from '../check-frame';
import { findBareNames, findBareWords } from './find-bare-words';
import { findBrackets } from './find-brackets';
import { findByIndent } from './find-by-indent';
import { findCutImport } from './find-cut-import';
import { findFrame, isBehindData } from './find-frame';
import { findMarks } from './find-marks';
import { findMisplaced } from './find-misplaced';
import { findCut, findNotation } from './find-notation';
import { findPasted } from './find-pasted';
import { findQuotes } from './find-quotes';
import { findSeparators } from './find-separators';
import { parse } from './parse';
import { scanTokens, type Token } from './scan-tokens';
import { blank, lineEnd, lineStart, shown, type Slip } from './slip';

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

/** No config is as deep; deeper ones would exhaust whoever walks them. */
const deepest = 100;

/** Where brackets stand in more brackets than that. */
const tooDeepAt = (source: string): number | undefined => {
  if ((source.match(/[{[(]/g)?.length ?? 0) <= deepest) return undefined;
  let depth = 0;
  return scanTokens(source).find(({ text }) => {
    if (/^[{[(]$/.test(text)) depth += 1;
    if (/^[}\])]$/.test(text)) depth -= 1;
    return depth > deepest;
  })?.start;
};

/** Enough for a file in which everything went wrong; each round mends one slip. */
const mostRounds = 60;

/** What may have happened, the likeliest first. */
const candidatesAt = (text: string, tokens: Token[], at: number): Slip[] => [
  ...findMarks(text, tokens, at),
  ...findFrame(text, tokens, at),
  ...(isBehindData(tokens, at)
    ? []
    : [...findQuotes(text, tokens, at), ...findBareNames(text, at), ...findBareWords(text, at)]),
  ...findByIndent(text, tokens),
  ...(isBehindData(tokens, at) ? [] : findSeparators(text, tokens, at)),
  ...findBrackets(text, tokens),
  ...findMisplaced(text, tokens, at),
];

/** The line that nobody can understand is left out, where all else can be understood without it. */
const leaveOut = (text: string, tokens: Token[], at: number): Slip => {
  const { text: word = 'its end', start = at } = tokens.find(({ end }) => end > at) ?? {};
  const line = blank(text, lineStart(text, start), lineEnd(text, start));
  const parts = { found: shown(word.split('\n')[0] ?? '') };
  const slip = { error: 'unreadable', start: at, end: at + 1, parts, unread: true } as const;
  const isEnough = parse(applyEdits(text, [line])).error === undefined;
  return { ...slip, repair: isEnough ? [line] : [] };
};

/** The candidate that leads furthest; the drastic ones only where no other leads on. */
const bestOf = (text: string, tokens: Token[], at: number): Slip => {
  const better = candidatesAt(text, tokens, at)
    .map((slip) => ({ slip, error: parse(applyEdits(text, slip.repair)).error ?? Infinity }))
    .filter(({ error }) => error > at + 1)
    .toSorted((one, other) => other.error - one.error);
  const best = better.find(({ slip }) => !slip.drastic) ?? better[0];
  return best?.slip ?? leaveOut(text, tokens, at);
};

/**
 * Finds what keeps a file from being read, in plain words, and repairs it in memory, so that the
 * rest of the file can be checked in the same run. Total: takes any text.
 */
export const mendSyntax = (source: string, frame?: Frame): MendedSyntax => {
  let text = source;
  // Undefined as long as nothing was mended: each place is where it was.
  let origins: number[] | undefined;
  const slips: Slip[] = [];
  const originOf = (offset: number) =>
    origins
      ? (origins[Math.min(offset, origins.length - 1)] ?? 0)
      : Math.min(offset, source.length);
  const toOrigin = <Place extends { start: number; end: number }>(place: Place): Place => ({
    ...place,
    start: originOf(place.start),
    end: Math.max(originOf(place.end), originOf(place.start)),
  });

  const deep = tooDeepAt(source);
  if (deep !== undefined) {
    const parts = { found: shown(source[deep] ?? '') };
    const slip: Slip = { error: 'unreadable', start: deep, end: deep + 1, parts, repair: [] };
    return { text, program: parse('').program, slips: [slip], originOf, readable: false };
  }
  const mend = (slip: Slip) => {
    slips.push({ ...toOrigin(slip), repair: slip.repair.map(toOrigin) });
    origins ??= Array.from({ length: source.length + 1 }, (_, index) => index);
    for (const { start, end, text: by } of slip.repair.toSorted((a, b) => b.start - a.start)) {
      const origin = originOf(start);
      origins = [
        ...origins.slice(0, start),
        ...Array.from({ length: by.length }, (_, index) => Math.min(origin + index, originOf(end))),
        ...origins.slice(end),
      ];
    }
    text = applyEdits(text, slip.repair);
  };
  for (let pasted = findPasted(text); pasted; pasted = findPasted(text)) mend(pasted);
  const cut = findCut(text) ?? (frame && findCutImport(text, frame));
  if (cut) mend(cut);
  const { error: first } = parse(text);
  const [foreign] = first === undefined ? [] : findNotation(text);
  if (foreign?.repair.length === 0) {
    mend(foreign);
    return { text, program: parse('').program, slips, originOf, readable: false };
  }
  const [lines] = foreign?.repair ?? [];
  // What is written so elsewhere, as in a remark, has nothing to do with it.
  if (foreign && lines && first !== undefined && first >= lines.start && first <= lines.end + 1) {
    mend(foreign);
  }
  for (let round = 0; round < mostRounds; round += 1) {
    const { program, error: at } = parse(text);
    if (at === undefined) return { text, program, slips, originOf, readable: true };
    const slip = bestOf(text, scanTokens(text), at);
    mend(slip);
    if (slip.repair.length === 0) return { text, program, slips, originOf, readable: false };
  }
  const { program } = parse(text);
  return { text, program, slips, originOf, readable: false };
};
