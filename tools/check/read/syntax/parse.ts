import { parseSync, type Program } from 'oxc-parser';

export type Token = {
  kind: 'text' | 'name' | 'number' | 'sign';
  start: number;
  end: number;
  text: string;
  /** A text without its closing quote. */
  unterminated: boolean;
};

/** A text ends with its line, whether its quote is there or not; a text in backticks may go on. */
const pattern =
  /(\s+|\/\/.*|\/\*[\s\S]*?(?:\*\/|$))|('(?:\\.|[^'\\\r\n])*'?|"(?:\\.|[^"\\\r\n])*"?|`(?:\\[\s\S]|[^`\\])*`?)|([\p{ID_Start}_$][\p{ID_Continue}$]*)|(\d[\w.]*)|\.{3}|=>|[\s\S]/gu;

/** Where a comment begins that never ends. */
export const findOpenComment = (source: string): number | undefined =>
  [...source.matchAll(pattern)].find(
    ({ 0: text }) => text.startsWith('/*') && (text.length < 4 || !text.endsWith('*/')),
  )?.index;

const isOpen = (text: string) => text.length < 2 || !/^(['"`])(?:\\[\s\S]|[^\\])*\1$/.test(text);

/** What of it was found; nothing of a blank or a comment. */
const kindOf = ([, blank, text, name, number]: RegExpExecArray): Token['kind'] | undefined => {
  if (blank !== undefined) return undefined;
  if (text !== undefined) return 'text';
  if (name !== undefined) return 'name';
  return number === undefined ? 'sign' : 'number';
};

/** The words and signs of a text, without blanks and comments. Total: takes any text. */
export const scanTokens = (source: string): Token[] => {
  const tokens: Token[] = [];
  for (const found of source.matchAll(pattern)) {
    const kind = kindOf(found);
    const { index, 0: text } = found;
    if (kind === undefined) continue;
    const unterminated = kind === 'text' && isOpen(text);
    tokens.push({ kind, start: index, end: index + text.length, text, unterminated });
  }
  return tokens;
};

export const isText = ({ kind }: Token) => kind === 'text';

export const isName = ({ kind }: Token) => kind === 'name';

export type Parsed = {
  /** The tree of the text; without its statements where the text cannot be understood. */
  program: Program;
  /** Where the first sign stands that cannot be understood, or undefined. */
  error: number | undefined;
};

/** Offsets are those of JavaScript's texts. */
export const parse = (text: string): Parsed => {
  const parsed = parseSync('config.ts', text, { lang: 'ts' });
  const starts = parsed.errors.map(({ labels: [first] }) => first?.start ?? 0);
  return {
    // Made when it is asked for: of most texts it is only asked whether they can be understood.
    get program() {
      return parsed.program;
    },
    error: starts.toSorted((one, other) => one - other)[0],
  };
};
