import { limits } from '../../config-values/limits';
import type { Span } from '../../problems/problem';
import { isText, type Token } from './parse';
import {
  becomes,
  issueAt,
  lineAround,
  lineEnd,
  quoted,
  withoutBehind,
  type SyntaxIssue,
} from './syntax-issue';

/** Tried starts and ends of a text on a line. */
const mostTried = 20;

/** Quotes in a file from a word processor. */
const mostSigns = 3_000;

const curly = /[“”„‟‘’‚‛«»‹›「」´′″＂＇]/;

/** Two texts merged into one, or a text with another quote in it. */
const isDoubtful = (words: string) => /[“”„‟«»"]|['‘’‚‛]\s*[,:\]}]|[,:[{]\s*['‘’‚‛]/.test(words);

/** “About us” or ‘About us’ instead of 'About us'. It may end at any following quote. */
const curlyQuotes = (source: string, at: number): SyntaxIssue[] => {
  const sign = source[at] ?? '';
  if (!curly.test(sign)) return [];
  const rest = source.slice(at + 1, Math.min(lineEnd(source, at), at + limits.text));
  const issue = (words: string, end: number) => {
    const repair = [becomes({ start: at, end: at + 1 + end }, quoted(words))];
    return issueAt('curlyQuote', { start: at, end: at + 1 }, { parts: { found: sign }, repair });
  };
  const ends = [...rest.matchAll(/[“”„‟‘’‚‛«»‹›「」´′″＂＇'"](?=\s*(?:[\]}),:;]|$))/g)];
  const unended = withoutBehind(rest);
  if (ends.length === 0) return [issue(unended, unended.length)];
  return ends.slice(0, mostTried).map(({ index }, order) => {
    const words = rest.slice(0, index);
    const drastic = isDoubtful(words);
    return { ...issue(words, index + 1), certain: order === 0 && !drastic, drastic };
  });
};

/** A file from a word processor has them everywhere: the likeliest ends of each, at once. */
const allCurly = (source: string, tokens: Token[], at: number): SyntaxIssue[] => {
  const [first] = curlyQuotes(source, at);
  if (!first) return [];
  let end = at;
  const signs = tokens.filter(({ text }) => text.length === 1 && curly.test(text));
  const found = signs.slice(0, mostSigns).flatMap(({ start }): SyntaxIssue[] => {
    if (start < end) return [];
    const [likely] = curlyQuotes(source, start);
    end = Math.max(start, ...(likely?.repair.map((edit) => edit.end) ?? []));
    return likely ? [likely] : [];
  });
  const certain = found.every((each) => each.certain);
  return [{ ...first, repair: found.flatMap(({ repair }) => repair), certain, drastic: !certain }];
};

/** Words after a text, and one more quote: the text continues to there. */
const goesOn = (rest: string, quote: string) =>
  !rest.includes(':') && rest.split(quote).length === 2;

/** 'What we're good at': the apostrophe ends the text. It may end at any following quote. */
const apostrophes = (source: string, text: Token, next: Token | undefined): SyntaxIssue[] => {
  if (!next || !/^[\p{L}(]/u.test(next.text)) return [];
  const rest = source.slice(text.end, lineEnd(source, text.start));
  const quote = text.text.charAt(0);
  if (text.end !== next.start && !goesOn(rest, quote)) return [];
  const before = /[\p{L}\p{N}]*$/u.exec(text.text.slice(1, -1))?.[0] ?? '';
  const parts = { found: `“${before}${quote}${source.slice(text.end, next.end)}”` };
  return [...rest.matchAll(/['"`](?=\s*(?:[\]}),]|$))/g)]
    .filter(({ 0: sign }) => sign === quote)
    .slice(0, mostTried)
    .map(({ index: last }) => {
      const words = source.slice(text.start + 1, text.end + last);
      const end = text.end + last + 1;
      const repair = [becomes({ start: text.start, end }, quoted(words))];
      return issueAt('apostrophe', { start: text.end - 1, end: text.end }, { parts, repair });
    });
};

/** The text at `start` lacks a quote, which `by` has, in place of what stands at `place`. */
const missing = (start: number, by: string, place: Span) =>
  issueAt('missingQuote', { start, end: start + 1 }, { repair: [becomes(place, by)] });

const emptyAt = (place: number): Span => ({ start: place, end: place });

/** A text over several lines, until a quote of its kind at the end of one. */
const brokenText = (source: string, { start, text }: Token): SyntaxIssue[] => {
  const end = lineEnd(source, start);
  const quote = text.charAt(0);
  const goesOn = new RegExp(
    `^((?:\\r?\\n[^\\n${quote}{}]*){1,9}?)${quote}([\\]}), \\t]*[,;]?)(?=[ \\t]*\\r?$)`,
    'm',
  );
  const [all = '', lines, tail = ''] = goesOn.exec(source.slice(end)) ?? [];
  // A name begins another entry.
  if (lines === undefined || /^\s*[\w$]+\s*:\s*\S/m.test(lines)) return [];
  const words = lines.trim().replaceAll(/\s+/g, ' ');
  const by = ` ${words}${quote}${tail}${all.replaceAll(/[^\r\n]+/g, '')}`;
  // In a list, two texts may have been merged.
  const certain = /[\w$]\s*:\s*$/.test(source.slice(0, start));
  return [{ ...missing(start, by, { start: end, end: end + all.length }), certain }];
};

/** 'About us, up to the end of the line; or about us', without its first quote. */
const missingQuotes = (source: string, token: Token): SyntaxIssue[] => {
  const { start, text } = token;
  const quote = text.charAt(0);
  const rest = source.slice(start + 1, lineEnd(source, start));
  const words = withoutBehind(rest);
  if (words !== '') {
    return [...brokenText(source, token), missing(start, quote, emptyAt(start + 1 + words.length))];
  }
  // Only the end of an entry follows: it closes a text that was never opened.
  const line = source.slice(token.lineStart, start);
  const bare = /(?:^|[:[{,(])\s*([^:[{('"\s][^:[{('"]*)$/.exec(line)?.[1] ?? '';
  const opening = start - bare.length;
  return bare.trim() === '' ? [] : [missing(opening, quote, emptyAt(opening))];
};

/** Texts with wrong starts or ends, for the error at `at`. */
export const findQuotes = (source: string, tokens: Token[], at: number): SyntaxIssue[] => {
  const line = lineAround(source, at);
  const texts = tokens
    .map((token, index) => ({ token, next: tokens[index + 1] }))
    .filter(({ token }) => isText(token) && token.end > line.start && token.start < line.end)
    .slice(0, limits.findings);
  return [
    ...allCurly(source, tokens, at),
    ...curlyQuotes(source, at),
    ...texts.flatMap(({ token, next }) => apostrophes(source, token, next)),
    ...texts.flatMap(({ token }) => (token.unterminated ? missingQuotes(source, token) : [])),
  ];
};
