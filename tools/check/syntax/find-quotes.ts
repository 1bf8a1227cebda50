import { isText, type Token } from './scan-tokens';
import type { Slip } from './slip';

const curly = /[“”„‟‘’‚‛«»]/;

const lineEnd = (source: string, position: number) => {
  const end = source.indexOf('\n', position);
  return end === -1 ? source.length : end;
};

/** What may stand behind a text until the end of its line. */
const behind = /(?:\s*[\]})])*\s*,?\s*$/;

const quoted = (words: string) => {
  const quote = words.includes("'") ? '"' : "'";
  return quote + (quote === '"' ? words.replaceAll('"', '\\"') : words) + quote;
};

/** “About us” or ‘About us’ instead of 'About us'. */
const curlyQuotes = (source: string, at: number): Slip[] => {
  const sign = source[at] ?? '';
  if (!curly.test(sign)) return [];
  const rest = source.slice(at + 1, lineEnd(source, at));
  const written = /^(.*)[“”„‟‘’‚‛«»'"](?=(?:\s*[\]})])*\s*(?:,|$))/.exec(rest);
  const slip = { error: 'curlyQuote', start: at, end: at + 1, parts: { found: sign } } as const;
  if (!written) {
    const words = rest.replace(behind, '');
    return [{ ...slip, repair: [{ start: at, end: at + 1 + words.length, text: quoted(words) }] }];
  }
  const end = at + 1 + written[0].length;
  const repair = [{ start: at, end, text: quoted(written[1] ?? '') }];
  return [{ ...slip, repair, certain: true }];
};

/** 'What we're good at': the apostrophe ends the text. It may end at any quote that follows. */
const apostrophes = (source: string, tokens: Token[], index: number): Slip[] => {
  const text = tokens[index];
  const next = tokens[index + 1];
  if (!text || !next || !isText(text) || text.end !== next.start || !/^\p{L}/u.test(next.text))
    return [];
  const rest = source.slice(text.end, lineEnd(source, text.start));
  const quote = text.text[0] ?? "'";
  const before = /[\p{L}\p{N}]*$/u.exec(text.text.slice(1, -1))?.[0] ?? '';
  const found = `“${before}${quote}${next.text}”`;
  return [...rest.matchAll(/['"`](?=\s*(?:[\]}),]|$))/g)]
    .filter(({ 0: sign }) => sign === quote)
    .map(({ index: last }) => {
      const words = source.slice(text.start + 1, text.end + last);
      const repair = [{ start: text.start, end: text.end + last + 1, text: quoted(words) }];
      return {
        error: 'apostrophe',
        start: text.end - 1,
        end: text.end,
        parts: { found },
        repair,
      };
    });
};

/** 'About us, and the line ends. */
const missingQuotes = (source: string, { start, text }: Token): Slip[] => {
  const quote = text[0] ?? "'";
  const rest = source.slice(start + 1, lineEnd(source, start));
  const words = rest.replace(behind, '');
  const at = start + 1 + words.length;
  const slip = { error: 'missingQuote', start, end: start + 1, parts: {} } as const;
  if (words !== '') return [{ ...slip, repair: [{ start: at, end: at, text: quote }] }];
  // Nothing stands behind it but what ends an entry: it closes a text that was never opened.
  const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const bare = /[:[{,(]\s*([^:[{,('"]+)$/.exec(line)?.[1] ?? '';
  const opening = start - bare.length;
  if (bare.trim() === '') return [];
  return [
    {
      ...slip,
      start: opening,
      end: opening + 1,
      repair: [{ start: opening, end: opening, text: quote }],
    },
  ];
};

/** Texts that begin or end where they should not, at the error that stands at `at`. */
export const findQuotes = (source: string, tokens: Token[], at: number): Slip[] => {
  const line = [source.lastIndexOf('\n', at - 1) + 1, lineEnd(source, at)] as const;
  const onLine = tokens
    .map((token, index) => ({ token, index }))
    .filter(({ token }) => token.end > line[0] && token.start < line[1]);
  return [
    ...curlyQuotes(source, at),
    ...onLine.flatMap(({ index }) => apostrophes(source, tokens, index)),
    ...onLine
      .filter(({ token }) => token.unterminated && isText(token))
      .flatMap(({ token }) => missingQuotes(source, token)),
  ];
};
