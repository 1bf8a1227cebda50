import type { Program } from 'oxc-parser';
import { limits, tooMuch } from '../../config-values/limits';
import { applyEdits } from '../../problems/edits';
import type { Span } from '../../problems/problem';
import { findBareWords } from './find-bare-words';
import { findBrackets, findByIndent, findListAsGroup } from './find-brackets';
import { findFrame, isBehindData } from './find-frame';
import { findCut, findMarks } from './find-marks';
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
/** The longest line on which words, signs and quotes are looked for. */
const longestLine = 3_000;

/** The candidates for what happened, the likeliest first. */
const candidatesAt = (text: string, tokens: Token[], at: number): SyntaxIssue[] => {
  const isShort = lineAround(text, at).text.length <= longestLine;
  const isBehind = isBehindData(tokens, at);
  // Before the first bracket there is no data.
  const isBefore = !tokens.find(({ end }) => end > at)?.outer;
  return [
    ...(isShort ? findMarks(text, at) : []),
    ...findFrame(text, tokens, at),
    ...(isBehind ? [] : findQuotes(text, tokens, at)),
    ...(isBehind || isBefore || !isShort ? [] : findBareWords(text, tokens, at)),
    ...findListAsGroup(tokens, at),
    ...findByIndent(text, tokens),
    ...(isBehind || isBefore ? [] : findSeparators(text, tokens, at)),
    ...findBrackets(text, tokens),
  ];
};

/** The text cannot be understood from here on. */
const unreadableAt = (text: string, at: number, repair: SyntaxIssue['repair']): SyntaxIssue => {
  const { text: word = 'its end', start = at } = scanTokens(text).find(({ end }) => end > at) ?? {};
  const parts = { found: shown(word.split('\n')[0] ?? '') };
  return issueAt('unreadable', { start, end: start + 1 }, { parts, repair, unread: true });
};

/** How much of the text stands behind its first error once this is repaired; less than nothing where there is none. */
const behindError = (text: string, { repair }: SyntaxIssue) => {
  const repaired = applyEdits(text, repair);
  return repaired.length - (parse(repaired).error ?? repaired.length + 1);
};

/**
 * The candidate that gets furthest; drastic ones only where no other gets further. Where the text can be read as far
 * without the line, what it says is not for the check to guess: it is left out.
 */
const bestOf = (text: string, at: number, parsed: { left: number }): SyntaxIssue => {
  const tokens = scanTokens(text);
  const tried = Math.min(mostTried, Math.floor(parsed.left / text.length));
  const candidates = candidatesAt(text, tokens, at).slice(0, tried);
  parsed.left -= (candidates.length + 3) * text.length;
  const line = lineAround(text, tokens.find(({ end }) => end > at)?.start ?? at);
  const without = unreadableAt(text, at, [blank(text, line.start, line.end)]);
  const withoutLine = behindError(text, without);
  const better = candidates
    .map((issue) => ({ issue, behind: behindError(text, issue) }))
    .filter(({ behind }) => behind < text.length - at && behind <= withoutLine)
    .toSorted((one, other) => one.behind - other.behind);
  const best = better.find(({ issue }) => !issue.drastic) ?? better[0];
  if (best) return best.issue;
  return withoutLine < text.length - line.end ? without : unreadableAt(text, at, []);
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
  /**
   * Whether what was guessed can be right. Where the text cannot be read in spite of it, or another part is left out,
   * nothing tells: only the first place is told then.
   */
  const isUnderstood = (places: readonly number[]): boolean => {
    const doubtful = issues.filter(({ certain }) => !certain);
    const isLeftOut = doubtful.some(({ error }) => error === 'unreadable');
    if (parse(text).error === undefined && !(isLeftOut && doubtful.length > 1)) return true;
    const first = issues.findIndex(({ certain }) => !certain);
    issues.splice(first, Infinity, unreadableAt(source, places[first] ?? 0, []));
    return false;
  };
  return { repair, outcome, isUnderstood, originOf, now: () => text };
};

/**
 * Finds what keeps a file from being read, in plain words, and repairs it in memory, so that the rest
 * of the file is checked in the same run. Total: takes any text.
 */
export const repairSyntax = (source: string): RepairedSyntax => {
  const { repair, outcome, isUnderstood, originOf, now } = textUnderRepair(source);
  const tooLong = beyondLimits(source);
  if (tooLong) {
    repair(tooLong);
    return outcome(false);
  }
  const places: number[] = [];
  const cut = findCut(source);
  if (cut) {
    places.push(cut.start);
    repair(cut);
  }
  const parsed = { left: mostParsed };
  for (let round = 0; round < mostRounds && parsed.left > 0; round += 1) {
    const { error: at } = parse(now());
    if (at === undefined) break;
    const issue = bestOf(now(), at, parsed);
    places.push(originOf(at));
    repair(issue);
    if (issue.repair.length === 0) break;
  }
  return outcome(isUnderstood(places));
};
