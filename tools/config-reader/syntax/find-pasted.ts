import { shortLine } from '../../../src/schema/short-line';
import { applyEdits } from '../../problems/edits';
import type { Edit } from '../../problems/problem';
import { parse, scanTokens, type Token } from './parse';
import { becomes, blank, issueAt, type Line, linesOf, type SyntaxIssue } from './syntax-issue';

/**
 * What came along when lines were copied: whole lines, and signs before them. It is left out in memory,
 * so that all else is checked. Whether it may be deleted is for the editor to say: a line of words may
 * hold the new title.
 */

const fence = /^\s*`{3,}[^`]*$/;
/** [17:03, 21/11/2026] Anna: */
const chat = /^\s*\[[\d.:/,\s-]{8,}(?:[ap]m)?\]\s[^:'"{}]+:\s/i;
/** The check's own report. */
const report =
  /^\s*(?:Allowed:|To fix it:|See also:|More: docs\/|Or: npm run |For example: )|\bDid you mean .* \?,?$|^\s*\S+\.ts:\d+:\d+\s+SITE-\d{3}/;

/** [contact-form-7 id="123"]: what WordPress puts something else in place of. */
const shortcode =
  /^\s*\[\/?[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"]*"|'[^']*'))+\s*\/?\](?:\[\/[\w-]+\])?,?\s*$/i;

/** Where a line begins: what stands before its first sign, and the innermost bracket around it. */
type Place = {
  line: Line;
  before: Token | undefined;
  /** A list that holds groups in braces is one of sections, links and so on, and not of texts. */
  within: 'group' | 'groups' | 'texts' | undefined;
};

/** Each line that begins with a sign of its own, and not within a comment or a text. */
const placesIn = (source: string): Place[] => {
  const starts = new Map(
    linesOf(source).map((line) => [line.end - line.text.trimStart().length, line]),
  );
  const tokens = scanTokens(source);
  const ofGroups = new Set(
    tokens.flatMap(({ text, outer }) => (text === '{' && outer ? [outer] : [])),
  );
  return tokens.flatMap((token, index): Place[] => {
    const line = starts.get(token.start);
    const { outer } = token;
    const list = outer && (ofGroups.has(outer) ? 'groups' : 'texts');
    const within = outer?.text === '[' ? list : outer && 'group';
    return line ? [{ line, before: tokens[index - 1], within }] : [];
  });
};

/** Texts, brackets and what else config is made of; an apostrophe between letters is none of it. */
const data = /[{}[\]=]|(?<!\p{L})['"`]|['"`](?!\p{L})|[“”„‘’«»][\]}),;]*$/u;
/** Words of whoever sends lines, and not of the lines. */
const ofChat = /:$|^(?:sure|certainly|of course|absolutely|here(?:['’]s| is| are)|let me know)\b/i;
const ofFrame = /^(?:import|export|satisfies|from)\b/;
const begins = /^[\p{L}\p{Extended_Pictographic}\d–—-]/u;

/** The name of an entry, with its text on the next line. */
const beginsEntry = (text: string, next: Place | undefined) =>
  /^[\w$]+\s*:$/.test(text) && /^\s*['"]/.test(next?.line.text ?? '');

/** Words of a person in the place of an entry: nothing tells what they are there for. */
const isSpoken = ({ line, before, within }: Place, next: Place | undefined): boolean => {
  const text = line.text.trim();
  if (!begins.test(text) || data.test(text) || ofFrame.test(text)) return false;
  if (within !== 'group' && /^[\w$]+\s*:.*(?:,|true|false|\d)$/.test(text)) return false;
  if (!within) return /\p{L}|--/u.test(text) && !beginsEntry(text, next);
  if (before?.text === ':' || !/\p{L}\S*\s+\S/u.test(text)) return false;
  if (within === 'group') return !/^[^\s:]+\s*:/.test(text);
  // In a list of texts it is one of them, but for its quotes.
  return within === 'groups' || ofChat.test(text);
};

/** Lines that continue a text whose quote is missing belong to it. */
const spokenIn = (places: Place[]): Place[] => {
  let isOpen = false;
  return places.filter((place, index) => {
    const isFollowing = isOpen;
    const words = isSpoken(place, places[index + 1]);
    const isData = !words && !isFollowing;
    const tail = /(['"])[^'"]*$/.exec(place.line.text)?.[0] ?? '';
    if (isData)
      isOpen = tail.length > 1 && scanTokens(place.line.text).at(-1)?.unterminated === true;
    else if (isFollowing && /['"]/.test(place.line.text)) isOpen = false;
    return words && !isFollowing;
  });
};

/** The sign before each line that has it, which becomes blanks or nothing. */
const heads = (lines: Line[], sign: RegExp, by = ''): Edit[] =>
  lines.flatMap(({ start, text }) => {
    const { length } = sign.exec(text)?.[0] ?? '';
    return length > 0 ? [{ start, end: start + length, text: by.repeat(length) }] : [];
  });

const number = /^\s*>?\s*(\d+)(?:\s*[|:.](?= |$)|(?=[ \t]|$))[ \t]?/;
/** The line with which the check marks a place. */
const pointer = /^\s*\|\s*\^+\s*$/;

/** Line numbers: 12, 13, 14 and so on. */
const numbers = (lines: Line[]): Edit[] => {
  const reported = lines.filter(({ text }) => !pointer.test(text));
  const values = reported.map(({ text }) => Number(number.exec(text)?.[1]));
  const counted = reported.filter(
    (_, at) =>
      values[at] === Number(values[at - 1]) + 1 || values[at] === Number(values[at + 1]) - 1,
  );
  if (counted.filter(({ text }) => /\p{L}/u.test(text)).length < 3) return [];
  return [...heads(counted, number), ...heads(lines, pointer)];
};

/** A comparison of two versions: what is new, and not what was before. */
const comparison = (lines: Line[]): Edit[] =>
  lines.some(({ text }) => /^(?:\+(?!\+\+)|@@ .*@@)/.test(text))
    ? heads(lines, /^(?:(?:-|@@ |diff --git |index [\da-f]|\+\+\+ |\\ No newline).*|\+)/)
    : [];

const quotedMail = (lines: Line[]): Edit[] => heads(lines, /^(?:>(?!>{6})\s?)+/);

/** A bar, as in some mails, or blanks as other programs show them. */
const bars = (lines: Line[]): Edit[] => {
  const edits = [...heads(lines, /^[|¦│] ?/), ...heads(lines, /^[.·]+/, ' ')];
  return edits.length < 3 ? [] : edits;
};

/** Of a web page: before its first line and behind its last. */
const tags = (lines: Line[]): Edit[] => {
  const written = lines.filter(({ text }) => text.trim() !== '');
  const last = written.at(-1);
  if (!written.some(({ text }) => /\bexport default\b/.test(text))) return [];
  const behind = /(?:<\/[a-z]+>\s*)+$/i.exec(last?.text ?? '')?.[0].length ?? 0;
  return [
    ...heads(written.slice(0, 1), /^\s*(?:<!?[a-z][^<>]*>\s*)+/i),
    ...(last && behind > 0 ? [{ start: last.end - behind, end: last.end, text: '' }] : []),
  ];
};

const signs: [found: string, edits: (lines: Line[]) => Edit[]][] = [
  ['numbers before its lines', numbers],
  ['+ and - before its lines, as a comparison of two versions shows them', comparison],
  ['> before its lines, as in an answer to a mail', quotedMail],
  ['signs before its lines', bars],
  ['the tags of a web page', tags],
];

const others = (count: number) => (count === 1 ? 'one more line' : `${count} more lines`);

/** Lines that belong to no file of config: of a chat, of a mail, of this check, or a person's words. */
export const findLines = (source: string): SyntaxIssue | undefined => {
  const known = linesOf(source).filter(({ text }) =>
    [fence, chat, report, shortcode].some((sort) => sort.test(text)),
  );
  const isBroken = known.length > 0 || parse(source).error !== undefined;
  // Blanks in their place: nothing moves but what stands behind the lines.
  const masked = known.map((line) => becomes(line, ' '.repeat(line.text.length)));
  const words = isBroken ? spokenIn(placesIn(applyEdits(source, masked))) : [];
  const all = [...known, ...words.map(({ line }) => line)].toSorted((a, b) => a.start - b.start);
  const [first, ...more] = all;
  if (!first) return undefined;
  const isFence = all.every(({ text }) => fence.test(text));
  const rest = more.length > 0 ? ` (and ${others(more.length)})` : '';
  const found = isFence
    ? '``` before and after its lines'
    : `“${shortLine(first.text.trim())}”${rest}`;
  const isBeside = known.length === 0 && words.every(({ within }) => !within);
  const isCut = words.some(({ within }) => within === 'group');
  const repair = all.map(({ start, end }) => blank(source, start, end));
  const start = first.end - first.text.trimStart().length;
  return issueAt(
    isBeside ? 'besideData' : 'pastedAlong',
    { start, end: first.end },
    {
      parts: { found },
      repair,
      certain: isFence && parse(applyEdits(source, repair)).error === undefined,
      lacking: isCut || known.some(({ text }) => !fence.test(text)),
    },
  );
};

/** Signs before lines, on all of them at once. */
export const findSigns = (source: string): SyntaxIssue | undefined => {
  if (parse(source).error === undefined) return undefined;
  const lines = linesOf(source);
  for (const [found, edits] of signs) {
    const repair = edits(lines);
    const [first] = repair.toSorted((a, b) => a.start - b.start);
    if (!first) continue;
    const certain = parse(applyEdits(source, repair)).error === undefined;
    return issueAt('pastedAlong', first, { parts: { found }, repair, certain });
  }
  return undefined;
};
