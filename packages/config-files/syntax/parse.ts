import { parseSync, type Program } from 'oxc-parser';

export type Token = {
  kind: 'text' | 'name' | 'number' | 'sign';
  start: number;
  end: number;
  text: string;
  /** A text without its closing quote. */
  unterminated: boolean;
  /** The innermost bracket that is open before it; of a closing one, the one that it closes. */
  outer: Token | undefined;
  /** Where its line begins, with how many blanks and tabs, and whether nothing else stands before it. */
  lineStart: number;
  indent: number;
  isFirst: boolean;
};

/** Each opening bracket with the one that closes it. */
export const closers = new Map(Object.entries({ '{': '}', '[': ']', '(': ')' }));

export const closerOf = ({ text }: Token): string => closers.get(text) ?? '';

const closing = new Set(closers.values());

export const isCloser = (text: string) => closing.has(text);

/** A text ends with its line even without its quote; a text in backticks may continue. */
const pattern =
  /(\s+|\/\/.*|\/\*[\s\S]*?(?:\*\/|$))|('(?:\\.|[^'\\\r\n])*'?|"(?:\\.|[^"\\\r\n])*"?|`(?:\\[\s\S]|[^`\\])*`?)|([\p{ID_Start}_$][\p{ID_Continue}$]*)|(\d[\w.]*)|\.{3}|=>|[\s\S]/gu;

export const findOpenComment = (source: string): number | undefined =>
  [...source.matchAll(pattern)].find(
    ({ 0: text }) => text.startsWith('/*') && (text.length < 4 || !text.endsWith('*/')),
  )?.index;

const isOpen = (text: string) => text.length < 2 || !/^(['"`])(?:\\[\s\S]|[^\\])*\1$/.test(text);

/** The kind of a match; undefined for a blank or a comment. */
const kindOf = ([, blank, text, name, number]: RegExpExecArray): Token['kind'] | undefined => {
  if (blank !== undefined) return undefined;
  if (text !== undefined) return 'text';
  if (name !== undefined) return 'name';
  return number === undefined ? 'sign' : 'number';
};

const indentOf = (line: string) => /^[ \t]*/.exec(line)?.[0].length ?? 0;

/** The tokens of a text, without blanks and comments. Total: takes any text. */
export const scanTokens = (source: string): Token[] => {
  const tokens: Token[] = [];
  let outer: Token | undefined;
  let [lineStart, indent] = [0, indentOf(source)];
  for (const found of source.matchAll(pattern)) {
    const kind = kindOf(found);
    const { index, 0: text } = found;
    if (kind !== undefined) {
      const unterminated = kind === 'text' && isOpen(text);
      const [end, isFirst] = [index + text.length, index <= lineStart + indent];
      tokens.push({
        kind,
        start: index,
        end,
        text,
        unterminated,
        outer,
        lineStart,
        indent,
        isFirst,
      });
      if (closers.has(text)) outer = tokens.at(-1);
      else if (isCloser(text)) outer = outer?.outer;
    }
    const lastLine = text.lastIndexOf('\n') + 1;
    if (lastLine > 0) [lineStart, indent] = [index + lastLine, indentOf(text.slice(lastLine))];
  }
  return tokens;
};

export const isText = ({ kind }: Token) => kind === 'text';

export const isName = ({ kind }: Token) => kind === 'name';

export type Parsed = {
  /** The syntax tree; without statements where the text cannot be parsed. */
  program: Program;
  /** The offset of the first syntax error, if any. */
  error: number | undefined;
};

/** The last text: one without mistakes is parsed by each that looks for mistakes in it, one after another. */
let known: { text: string; parsed: Parsed } | undefined;

/** Offsets are in UTF-16 code units. */
export const parse = (text: string): Parsed => {
  if (known?.text !== text) known = { text, parsed: parsedNow(text) };
  return known.parsed;
};

const parsedNow = (text: string): Parsed => {
  const parsed = parseSync('config.ts', text, { lang: 'ts' });
  const starts = parsed.errors.map(({ labels: [first] }) => first?.start ?? 0);
  return {
    // Lazy: most texts are only tested for errors.
    get program() {
      return parsed.program;
    },
    error: starts.toSorted((one, other) => one - other)[0],
  };
};

/** The brackets that are open before this token, the innermost last. */
export const openAt = (token: Token | undefined): Token[] =>
  token?.outer ? [...openAt(token.outer), token.outer] : [];

/** The one that closes the bracket with this index; undefined for one that stays open. */
export const partner = (tokens: Token[], index: number): Token | undefined => {
  const token = tokens[index];
  const isPartner = ({ text, outer }: Token) => isCloser(text) && outer === token;
  return token && closers.has(token.text) ? tokens.slice(index).find(isPartner) : token;
};
