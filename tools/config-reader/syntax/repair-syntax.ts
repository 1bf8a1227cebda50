import type { Program } from 'oxc-parser';
import { applyEdits } from '../../problems/edits';
import { limits, tooMuch } from '../limits';
import { findBareNames, findBareWords } from './find-bare-words';
import { findBrackets, findByIndent } from './find-brackets';
import { findCut, findNotation, findPasted } from './find-foreign';
import { findCutImport, findFrame, type Frame, isBehindData } from './find-frame';
import { findMarks } from './find-marks';
import { findMisplaced } from './find-misplaced';
import { findQuotes } from './find-quotes';
import { findSeparators } from './find-separators';
import { parse, scanTokens, type Token } from './parse';
import { blank, lineAround, lineEnd, lineStart, shown, type SyntaxIssue } from './syntax-issue';

export type RepairedSyntax = {
  /** The text with every syntax issue repaired; the same lines. */
  text: string;
  program: Program;
  /** In the order of discovery, with offsets in the original text. */
  issues: SyntaxIssue[];
  /** The original offset of a place in `text`. */
  originOf: (offset: number) => number;
  /** False where an error remains. */
  readable: boolean;
};

type Beyond = { start: number; parts: Record<string, string> };

const inPlace = (
  start: number,
  what: string,
  [count, limit]: [count: number, limit: number],
): Beyond => ({
  start,
  parts: tooMuch(what, count, limit),
});

/**
 * Beyond what anybody writes: deeper or longer config would overflow the stack of whatever walks it,
 * the parser included, which crashes the program.
 */
const beyondLimits = (source: string): Beyond | undefined => {
  if (source.length > limits.file) {
    const lengths: [number, number] = [source.length, limits.file];
    return inPlace(
      limits.file,
      'From here on is more than the check reads of a file: this one has # characters',
      lengths,
    );
  }
  let [depth, words, first] = [0, 0, 0];
  for (const { start, text } of scanTokens(source)) {
    if (/^[{[(]$/.test(text)) depth += 1;
    if (/^[}\])]$/.test(text)) depth -= 1;
    if (depth > limits.depth) {
      return inPlace(start, '# brackets stand in each other here', [depth, limits.depth]);
    }
    if (words === 0) first = start;
    words = /^[,;{}[\]]$/.test(text) ? 0 : words + 1;
    if (words > limits.words) {
      return inPlace(first, 'More than # words and signs stand here without a comma', [
        limits.words,
        limits.words,
      ]);
    }
  }
  return undefined;
};

/** Enough for a very broken file; each round repairs one syntax issue. */
const mostRounds = 60;

/** Candidates tried for one error. */
const mostTried = 60;
/** Characters parsed in all to find what happened. */
const mostParsed = 1_500_000;
/** Additions from copying, one within another. */
const mostPasted = 8;
/** The longest line on which words, signs and quotes are looked for. */
const longestLine = 3_000;

/** The candidates for what happened, the likeliest first. */
const candidatesAt = (text: string, tokens: Token[], at: number): SyntaxIssue[] => {
  const isShort = lineAround(text, at).text.length <= longestLine;
  const isBehind = isBehindData(tokens, at);
  return [
    ...(isShort ? findMarks(text, tokens, at) : []),
    ...findFrame(text, tokens, at),
    ...(isBehind ? [] : findQuotes(text, tokens, at)),
    ...(isBehind || !isShort ? [] : [...findBareNames(text, at), ...findBareWords(text, at)]),
    ...findByIndent(text, tokens),
    ...(isBehind ? [] : findSeparators(text, tokens, at)),
    ...findBrackets(text, tokens),
    ...findMisplaced(text, tokens, at),
  ];
};

/** Leaves out a line that cannot be parsed, where everything else can be without it. */
const leaveOut = (text: string, tokens: Token[], at: number): SyntaxIssue => {
  const { text: word = 'its end', start = at } = tokens.find(({ end }) => end > at) ?? {};
  const line = blank(text, lineStart(text, start), lineEnd(text, start));
  const parts = { found: shown(word.split('\n')[0] ?? '') };
  const issue = { error: 'unreadable', start: at, end: at + 1, parts, unread: true } as const;
  const isEnough = parse(applyEdits(text, [line])).error === undefined;
  return { ...issue, repair: isEnough ? [line] : [] };
};

/** The candidate that gets furthest; drastic ones only where no other gets further. */
const bestOf = (text: string, at: number, parsed: { left: number }): SyntaxIssue => {
  const tokens = scanTokens(text);
  const tried = Math.min(mostTried, Math.floor(parsed.left / text.length));
  const candidates = candidatesAt(text, tokens, at).slice(0, tried);
  parsed.left -= (candidates.length + 2) * text.length;
  const better = candidates
    .map((issue) => ({ issue, error: parse(applyEdits(text, issue.repair)).error ?? Infinity }))
    .filter(({ error }) => error > at + 1)
    .toSorted((one, other) => other.error - one.error);
  const best = better.find(({ issue }) => !issue.drastic) ?? better[0];
  return best?.issue ?? leaveOut(text, tokens, at);
};

/**
 * Finds what keeps a file from being read, in plain words, and repairs it in memory, so that the rest
 * of the file is checked in the same run. Total: takes any text.
 */
export const repairSyntax = (source: string, frame?: Frame): RepairedSyntax => {
  let text = source;
  // Undefined as long as nothing was repaired: offsets are unchanged.
  let origins: number[] | undefined;
  const issues: SyntaxIssue[] = [];
  const originOf = (offset: number) =>
    origins
      ? (origins[Math.min(offset, origins.length - 1)] ?? 0)
      : Math.min(offset, source.length);
  const toOrigin = <Place extends { start: number; end: number }>(place: Place): Place => ({
    ...place,
    start: originOf(place.start),
    end: Math.max(originOf(place.end), originOf(place.start)),
  });

  const beyond = beyondLimits(source);
  if (beyond) {
    const { start, parts } = beyond;
    // Only words, where data should be, are reported as such.
    const [foreign] = source.length > limits.file ? [] : findNotation(source);
    const issue: SyntaxIssue =
      foreign?.repair.length === 0
        ? foreign
        : { error: 'tooMuch', start, end: start + 1, parts, repair: [] };
    return { text, program: parse('').program, issues: [issue], originOf, readable: false };
  }
  const repair = (issue: SyntaxIssue) => {
    issues.push({ ...toOrigin(issue), repair: issue.repair.map(toOrigin) });
    origins ??= Array.from({ length: source.length + 1 }, (_, index) => index);
    const places: number[][] = [];
    let from = 0;
    const edits = issue.repair.toReversed().toSorted((a, b) => a.start - b.start);
    for (const { start, end, text: by } of edits) {
      const [first, last] = [originOf(start), originOf(end)];
      places.push(origins.slice(from, Math.max(from, start)));
      places.push(Array.from({ length: by.length }, (_, index) => Math.min(first + index, last)));
      from = Math.max(from, end);
    }
    origins = [...places, origins.slice(from)].flat();
    text = applyEdits(text, issue.repair);
  };
  for (let round = 0; round < mostPasted; round += 1) {
    const pasted = findPasted(text);
    if (!pasted) break;
    repair(pasted);
  }
  const cut = findCut(text) ?? (frame && findCutImport(text, frame));
  if (cut) repair(cut);
  const { error: first } = parse(text);
  const [foreign] = first === undefined ? [] : findNotation(text);
  if (foreign?.repair.length === 0) {
    repair(foreign);
    return { text, program: parse('').program, issues, originOf, readable: false };
  }
  const [lines] = foreign?.repair ?? [];
  // Other notations in a comment have nothing to do with it.
  if (foreign && lines && first !== undefined && first >= lines.start && first <= lines.end + 1) {
    repair(foreign);
  }
  const parsed = { left: mostParsed };
  for (let round = 0; round < mostRounds && parsed.left > 0; round += 1) {
    const understood = parse(text);
    const { error: at } = understood;
    if (at === undefined) {
      return { text, program: understood.program, issues, originOf, readable: true };
    }
    const issue = bestOf(text, at, parsed);
    repair(issue);
    if (issue.repair.length === 0) break;
  }
  const { program } = parse(text);
  return { text, program, issues, originOf, readable: false };
};
