import type { Program } from 'oxc-parser';
import { applyEdits } from '../../problems/edits';
import type { Span } from '../../problems/problem';
import { limits, tooMuch } from '../limits';
import { findBareNames, findBareWords } from './find-bare-words';
import { findBrackets, findByIndent } from './find-brackets';
import { findCutImport, findFrame, type Frame, isBehindData } from './find-frame';
import { findMarks } from './find-marks';
import { findMisplaced } from './find-misplaced';
import { findCut, findLostStart, findNotation } from './find-notation';
import { findLines, findSigns } from './find-pasted';
import { findQuotes } from './find-quotes';
import { findSeparators } from './find-separators';
import { closers, isCloser, parse, scanTokens, type Token } from './parse';
import { blank, issueAt, lineAround, shown, type SyntaxIssue } from './syntax-issue';

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

const beyond = (start: number, what: string, [count, limit]: [count: number, limit: number]) =>
  issueAt('tooMuch', { start, end: start + 1 }, { parts: tooMuch(what, count, limit), repair: [] });

/**
 * Beyond what anybody writes: deeper or longer config would overflow the stack of whatever walks it,
 * the parser included, which crashes the program.
 */
const beyondLimits = (source: string): SyntaxIssue | undefined => {
  const { file, depth: deepest, words: most } = limits;
  if (source.length > file) {
    const what = 'From here on is more than the check reads of a file: this one has # characters';
    return beyond(file, what, [source.length, file]);
  }
  let [depth, words, first] = [0, 0, 0];
  for (const { start, text } of scanTokens(source)) {
    if (closers.has(text)) depth += 1;
    if (isCloser(text)) depth -= 1;
    if (depth > deepest)
      return beyond(start, '# brackets stand in each other here', [depth, deepest]);
    if (words === 0) first = start;
    words = /^[,;{}[\]]$/.test(text) ? 0 : words + 1;
    if (words > most)
      return beyond(first, 'More than # words and signs stand here without a comma', [most, most]);
  }
  return undefined;
};

/** Enough for a very broken file; each round repairs one syntax issue. */
const mostRounds = 60;

/** Candidates tried for one error. */
const mostTried = 60;
/** Characters parsed in all to find what happened. */
const mostParsed = 1_500_000;
/** Signs before lines, one within another. */
const mostPasted = 3;
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
    ...(isBehind || !isShort
      ? []
      : [...findBareNames(text, at), ...findBareWords(text, tokens, at)]),
    ...findByIndent(text, tokens),
    ...(isBehind ? [] : findSeparators(text, tokens, at)),
    ...findBrackets(text, tokens),
    ...findMisplaced(text, tokens, at),
  ];
};

/** Leaves out a line that cannot be parsed, where everything else can be without it. */
const leaveOut = (text: string, tokens: Token[], at: number): SyntaxIssue => {
  const { text: word = 'its end', start = at } = tokens.find(({ end }) => end > at) ?? {};
  const around = lineAround(text, start);
  const line = blank(text, around.start, around.end);
  const parts = { found: shown(word.split('\n')[0] ?? '') };
  const isEnough = parse(applyEdits(text, [line])).error === undefined;
  const said = { parts, repair: isEnough ? [line] : [], unread: true };
  return issueAt('unreadable', { start: at, end: at + 1 }, said);
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

/** The text while it is repaired, and where each of its places was in the original. */
const textUnderRepair = (source: string) => {
  let text = source;
  // Undefined as long as nothing was repaired: offsets are unchanged.
  let origins: number[] | undefined;
  const issues: SyntaxIssue[] = [];
  const originOf = (offset: number) =>
    origins
      ? (origins[Math.min(offset, origins.length - 1)] ?? 0)
      : Math.min(offset, source.length);
  const toOrigin = <Place extends Span>(place: Place): Place => {
    const start = originOf(place.start);
    return { ...place, start, end: Math.max(originOf(place.end), start) };
  };
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
  /** The result; of a text that must not be parsed, such as one beyond the limits, without its tree. */
  const outcome = (isParsed = true): RepairedSyntax => {
    const { program, error } = parse(isParsed ? text : '');
    return { text, program, issues, originOf, readable: isParsed && error === undefined };
  };
  return { repair, outcome, now: () => text };
};

/** Lines in another notation, at the first error: elsewhere, as in a comment, they are nobody's concern. */
const notationAtError = (text: string): SyntaxIssue | undefined => {
  const { error } = parse(text);
  const foreign = error === undefined ? undefined : findNotation(text);
  const [lines] = foreign?.repair ?? [];
  const isThere = lines && error !== undefined && error >= lines.start && error <= lines.end + 1;
  return isThere || (foreign && !lines) ? foreign : undefined;
};

/** What is not of this file at all, one after another; each is found in the text without the others. */
const foreignIn: ((text: string, frame?: Frame) => SyntaxIssue | undefined)[] = [
  ...Array.from({ length: mostPasted }, () => findSigns),
  findLostStart,
  findCut,
  (text, frame) => frame && findCutImport(text, frame),
  notationAtError,
  findLines,
];

/**
 * Finds what keeps a file from being read, in plain words, and repairs it in memory, so that the rest
 * of the file is checked in the same run. Total: takes any text.
 */
export const repairSyntax = (source: string, frame?: Frame): RepairedSyntax => {
  const { repair, outcome, now } = textUnderRepair(source);
  const unreadable = (issue: SyntaxIssue): RepairedSyntax => {
    repair(issue);
    return outcome(false);
  };
  const tooLong = beyondLimits(source);
  if (tooLong) {
    // Only words, where data should be, are reported as such.
    const foreign = source.length > limits.file ? undefined : findNotation(source);
    return unreadable(foreign?.repair.length === 0 ? foreign : tooLong);
  }
  for (const find of foreignIn) {
    const issue = find(now(), frame);
    // Nothing of the file is left.
    if (issue?.error === 'notThisFile' && issue.repair.length === 0 && !issue.unread)
      return unreadable(issue);
    if (issue) repair(issue);
  }
  const parsed = { left: mostParsed };
  for (let round = 0; round < mostRounds && parsed.left > 0; round += 1) {
    const { error: at } = parse(now());
    if (at === undefined) break;
    const issue = bestOf(now(), at, parsed);
    repair(issue);
    if (issue.repair.length === 0) break;
  }
  return outcome();
};
