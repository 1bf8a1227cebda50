import type { Problem, RulesError } from './rules-tree';

const kinds = ['space', 'number', 'name', 'string', 'path', 'symbol', 'unknown'] as const;

type Token = {
  readonly kind: Exclude<(typeof kinds)[number], 'space' | 'unknown'> | 'end';
  /** The source text; for a string, its value. */
  readonly text: string;
  readonly at: number;
};

const pattern = new RegExp(
  [
    String.raw`(?<space>\s+|//[^\n]*)`,
    String.raw`(?<number>\d+(?:\.\d+)?)`,
    String.raw`(?<name>[A-Za-z_]\w*)`,
    String.raw`(?<string>'(?:[^'\\\n]|\\[\\'])*')`,
    String.raw`(?<path>(?:/(?:\{[A-Za-z_]\w*\}|[^\s/{}()'"]+))+)`,
    String.raw`(?<symbol>&&|\|\||[=!<>]=|[-+%!<>()[\]{},:;.=?])`,
    '(?<unknown>[^])',
  ].join('|'),
  'gu',
);

const describeUnknown = (text: string): string =>
  text === "'"
    ? "a string that does not end on its line, or has other escapes than \\\\ and \\'"
    : `${JSON.stringify(text)} is not supported`;

/**
 * Splits a rules file into tokens.
 * @throws {RulesError} at what the language, or this subset, does not have.
 */
const tokenize = (source: string, problem: Problem): Token[] => {
  const tokens: Token[] = [];
  for (const { groups = {}, index: at } of source.matchAll(pattern)) {
    const kind = kinds.find((each) => groups[each] !== undefined) ?? 'unknown';
    const text = groups[kind] ?? '';
    if (kind === 'unknown') throw problem(at, describeUnknown(text));
    if (kind === 'space') continue;
    const value = kind === 'string' ? text.slice(1, -1).replaceAll(/\\(.)/g, '$1') : text;
    tokens.push({ kind, text: value, at });
  }
  return tokens;
};

/** A place in a list of tokens, for the parsers. Strings are never mistaken for symbols. */
export type TokenCursor = {
  readonly peek: () => Token;
  readonly take: () => Token;
  readonly is: (text: string) => boolean;
  /** Takes the token when it is `text`. */
  readonly accept: (text: string) => boolean;
  /** @throws {RulesError} when the next token is not `text`. */
  readonly expect: (text: string) => Token;
  /** @throws {RulesError} when the next token is not of this kind. */
  readonly expectKind: (kind: Token['kind'], what: string) => Token;
  /** The next token is not what it should be. */
  readonly unexpected: (wanted: string) => RulesError;
};

/** @throws {RulesError} */
export const createTokenCursor = (source: string, problem: Problem): TokenCursor => {
  const tokens = tokenize(source, problem);
  const end: Token = { kind: 'end', text: '', at: source.length };
  let index = 0;
  const peek = () => tokens[index] ?? end;
  const take = () => {
    const token = peek();
    index += 1;
    return token;
  };
  const is = (text: string) => peek().text === text && !['string', 'end'].includes(peek().kind);
  const unexpected = (wanted: string) => {
    const { kind, text, at } = peek();
    return problem(at, `expected ${wanted}, found ${kind === 'end' ? 'the end' : `"${text}"`}`);
  };

  return {
    peek,
    take,
    is,
    unexpected,
    accept: (text) => {
      const accepted = is(text);
      if (accepted) take();
      return accepted;
    },
    expect: (text) => {
      if (!is(text)) throw unexpected(`"${text}"`);
      return take();
    },
    expectKind: (kind, what) => {
      if (peek().kind !== kind) throw unexpected(what);
      return take();
    },
  };
};
