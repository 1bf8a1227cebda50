import { runInThisContext } from 'node:vm';
import { scanTokens } from '../../syntax/parse';

/** Other ways to write a file's text: each says the same. */

const closes = (text: string | undefined) => text === ']' || text === '}';

/** The text with `between` of each of its tokens and the next in place of what stands between them. */
const rejoined = (
  text: string,
  between: (gap: string, index: number, tokens: { text: string }[]) => string,
) => {
  const tokens = scanTokens(text);
  const parts = tokens.map(({ end, text: token }, index) => {
    const next = tokens[index + 1]?.start ?? text.length;
    const gap = text.slice(end, next);
    // `satisfies` stands on the line of the last bracket.
    return token + (index === tokens.length - 1 ? gap : between(gap, index, tokens));
  });
  return text.slice(0, tokens[0]?.start ?? 0) + parts.join('');
};

/** From the braces of the data on. */
const inData = (text: string, change: (data: string) => string) => {
  const start = text.indexOf('export default') + 'export default'.length;
  const end = text.lastIndexOf('satisfies');
  return text.slice(0, start) + change(text.slice(start, end)) + text.slice(end);
};

const odd = [' ', ' /* odd */ ', '\n// alone\n', ' // behind\n', '\n\n/* loose */\n\n'];

const withoutTrailing = (data: string) => {
  const tokens = scanTokens(data);
  const commas = tokens.filter(
    ({ text }, index) => text === ',' && closes(tokens[index + 1]?.text),
  );
  return commas.reduceRight((all, { start, end }) => all.slice(0, start) + all.slice(end), data);
};

export const spellings: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  CRLF: (text) => text.replaceAll('\n', '\r\n'),
  'a BOM': (text) => `\ufeff${text}`,
  tabs: (text) => text.replaceAll(/^(?: {2})+/gm, (blanks) => '\t'.repeat(blanks.length / 2)),
  'comments in odd places': (text) =>
    inData(text, (data) =>
      rejoined(data, (gap, index) => (index % 5 === 0 ? gap + odd[(index / 5) % odd.length] : gap)),
    ),
  'comments above and behind': (text) =>
    text
      .replaceAll(/^( +)(?=[\w{'"][^\n]*,$)/gm, (blanks) => `${blanks}// Above\n${blanks}`)
      .replaceAll(/,\n/g, ', // behind\n'),
  'no trailing commas': (text) => inData(text, withoutTrailing),
  'trailing commas everywhere': (text) =>
    inData(text, (data) =>
      rejoined(withoutTrailing(data), (gap, index, tokens) => {
        const isEnd = closes(tokens[index + 1]?.text) && !/[[{]/.test(tokens[index]?.text ?? '');
        return isEnd ? `,${gap}` : gap;
      }),
    ),
  'one line': (text) => inData(text, (data) => ` ${rejoined(withoutTrailing(data), () => ' ')}`),
  'no blanks': (text) => inData(text, (data) => ` ${rejoined(withoutTrailing(data), () => '')} `),
  'comma first': (text) =>
    inData(text, (data) =>
      rejoined(withoutTrailing(data), (gap, index, tokens) => {
        if (tokens[index + 1]?.text === ',') return `\n${gap}`;
        // A comment ends with its line.
        return gap.includes('//') ? gap : gap.replaceAll('\n', ' ') || ' ';
      }),
    ),
};

/** What a file says to whoever runs it. */
export const evaluate = (text: string): unknown => {
  const start = text.indexOf('export default') + 'export default'.length;
  return runInThisContext(`(${text.slice(start, text.lastIndexOf('satisfies'))})`) as unknown;
};

/** The comments of a text, in order. */
export const commentsOf = (text: string): string[] =>
  [
    ...text.matchAll(
      /'(?:\\[^]|[^'\\])*'|"(?:\\[^]|[^"\\])*"|`(?:\\[^]|[^`\\])*`|(\/\/[^\r\n]*|\/\*[^]*?\*\/)/g,
    ),
  ].flatMap(([, comment]) => (comment === undefined ? [] : [comment]));
