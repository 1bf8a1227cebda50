import { limits } from '../limits';
import { isText, type Token } from './parse';
import { lineEnd, lineStart, quoted, withoutBehind, type SyntaxIssue } from './syntax-issue';

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
  const issue = { error: 'curlyQuote', start: at, end: at + 1, parts: { found: sign } } as const;
  const ends = [...rest.matchAll(/[“”„‟‘’‚‛«»‹›「」´′″＂＇'"](?=\s*(?:[\]}),:;]|$))/g)].slice(
    0,
    mostTried,
  );
  if (ends.length === 0) {
    const words = withoutBehind(rest);
    return [{ ...issue, repair: [{ start: at, end: at + 1 + words.length, text: quoted(words) }] }];
  }
  return ends.map(({ index }, order) => {
    const words = rest.slice(0, index);
    const repair = [{ start: at, end: at + 2 + index, text: quoted(words) }];
    const isSure = !isDoubtful(words);
    return { ...issue, repair, certain: order === 0 && isSure, drastic: !isSure };
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
const apostrophes = (source: string, tokens: Token[], index: number): SyntaxIssue[] => {
  const text = tokens[index];
  const next = tokens[index + 1];
  if (!text || !next || !isText(text) || !/^[\p{L}(]/u.test(next.text)) return [];
  const rest = source.slice(text.end, lineEnd(source, text.start));
  const quote = text.text[0] ?? "'";
  if (text.end !== next.start && !goesOn(rest, quote)) return [];
  const before = /[\p{L}\p{N}]*$/u.exec(text.text.slice(1, -1))?.[0] ?? '';
  const parts = { found: `“${before}${quote}${source.slice(text.end, next.end)}”` };
  const place = { start: text.end - 1, end: text.end };
  return [...rest.matchAll(/['"`](?=\s*(?:[\]}),]|$))/g)]
    .filter(({ 0: sign }) => sign === quote)
    .slice(0, mostTried)
    .map(({ index: last }) => {
      const words = source.slice(text.start + 1, text.end + last);
      const repair = [{ start: text.start, end: text.end + last + 1, text: quoted(words) }];
      return { error: 'apostrophe', ...place, parts, repair };
    });
};

const missing = (start: number, at: number, quote: string): SyntaxIssue => ({
  error: 'missingQuote',
  start,
  end: start + 1,
  parts: {},
  repair: [{ start: at, end: at, text: quote }],
});

/** { label: 'Product, to: '/Product' }: the text ends where the next entry begins. */
const endsBeforeName = ({ start, text }: Token): SyntaxIssue[] => {
  const words = /^['"`](.*?)\s*,\s*[A-Za-z_$][\w$]*\s*:\s*['"`]?$/.exec(text)?.[1];
  return words === undefined ? [] : [missing(start, start + 1 + words.length, text[0] ?? "'")];
};

/** "About us': different quotes at both ends. */
const unequalQuotes = ({ start, text }: Token): SyntaxIssue[] => {
  const quote = text[0] ?? "'";
  const other = /^.[^'"`]*(['"`])(?=\s*(?:[\]}),:]|$))/.exec(text);
  if (!other || other[1] === quote) return [];
  const last = start + other[0].length - 1;
  const repair = [{ start: last, end: last + 1, text: quote }];
  return [{ error: 'missingQuote', start, end: start + 1, parts: {}, repair }];
};

/** A text over several lines, until a quote of its kind at the end of one. */
const brokenText = (source: string, { start, text }: Token): SyntaxIssue[] => {
  const end = lineEnd(source, start);
  const quote = text[0] ?? "'";
  const goesOn = new RegExp(
    `^((?:\\r?\\n[^\\n${quote}{}]*){1,9}?)${quote}([\\]}), \\t]*[,;]?)(?=[ \\t]*\\r?$)`,
    'm',
  );
  const [all = '', lines, tail = ''] = goesOn.exec(source.slice(end)) ?? [];
  // A name begins another entry.
  if (lines === undefined || /^\s*[\w$]+\s*:\s*\S/m.test(lines)) return [];
  const words = lines.trim().replaceAll(/\s+/g, ' ');
  const by = ` ${words}${quote}${tail}${all.replaceAll(/[^\r\n]+/g, '')}`;
  const repair = [{ start: end, end: end + all.length, text: by }];
  // In a list, two texts may have been merged.
  const certain = /[\w$]\s*:\s*$/.test(source.slice(0, start));
  return [{ error: 'missingQuote', start, end: start + 1, parts: {}, repair, certain }];
};

/** 'About us, up to the end of the line; or about us', without its first quote. */
const missingQuotes = (source: string, token: Token): SyntaxIssue[] => {
  const { start, text } = token;
  const quote = text[0] ?? "'";
  const rest = source.slice(start + 1, lineEnd(source, start));
  const words = withoutBehind(rest);
  if (words !== '') {
    const atEnd = missing(start, start + 1 + words.length, quote);
    return [...brokenText(source, token), ...unequalQuotes(token), atEnd];
  }
  // Only the end of an entry follows: it closes a text that was never opened.
  const line = source.slice(lineStart(source, start), start);
  const bare = /(?:^|[:[{,(])\s*([^:[{('"\s][^:[{('"]*)$/.exec(line)?.[1] ?? '';
  const opening = start - bare.length;
  return bare.trim() === '' ? [] : [missing(opening, opening, quote)];
};

/** 'C:\pictures\us.webp': \ begins an escape sequence, here an unknown one. */
const backslashes = ({ start, end, text }: Token): SyntaxIssue[] => {
  const at = text.indexOf('\\');
  if (at === -1) return [];
  const suggestion = text.replaceAll('\\', '/');
  const place = { start: start + at, end: start + at + 1 };
  return [
    {
      error: 'backslash',
      ...place,
      parts: {},
      suggestion,
      repair: [{ start, end, text: suggestion }],
    },
  ];
};

/** 'About us'', with a doubled closing quote. */
const doubledQuote = (text: Token, next: Token | undefined): SyntaxIssue[] => {
  const isTwice =
    isText(text) && !text.unterminated && next?.unterminated && next.start === text.end;
  if (!isTwice || !/^(['"])\s*[\]}),\s]*$/.test(next.text) || next.text[0] !== text.text[0])
    return [];
  const place = { start: next.start, end: next.start + 1 };
  const parts = { found: `“${next.text[0]}”` };
  return [{ error: 'stray', ...place, parts, repair: [{ ...place, text: '' }], certain: true }];
};

/** Texts with wrong starts or ends, for the error at `at`. */
export const findQuotes = (source: string, tokens: Token[], at: number): SyntaxIssue[] => {
  const line = [lineStart(source, at), lineEnd(source, at)] as const;
  const onLine = tokens
    .map((token, index) => ({ token, index }))
    .filter(({ token }) => token.end > line[0] && token.start < line[1])
    .slice(0, limits.findings);
  const texts = onLine.map(({ token }) => token).filter(isText);
  return [
    ...allCurly(source, tokens, at),
    ...curlyQuotes(source, at),
    ...onLine.flatMap(({ token, index }) => doubledQuote(token, tokens[index + 1])),
    ...onLine.flatMap(({ index }) => apostrophes(source, tokens, index)),
    ...texts.flatMap(endsBeforeName),
    ...texts
      .filter(({ unterminated }) => unterminated)
      .flatMap((token) => missingQuotes(source, token)),
    ...texts.flatMap(backslashes),
  ];
};
