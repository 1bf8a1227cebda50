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
    String.raw`(?<string>'(?:[^'\\\n]|\\[\\'nr])*')`,
    String.raw`(?<path>(?:/(?:\{[A-Za-z_]\w*\}|\$\([A-Za-z_][\w.]*\)|[^\s/{}()'"]+))+)`,
    String.raw`(?<symbol>&&|\|\||[=!<>]=|[-+*/%!<>()[\]{},:;.=?])`,
    '(?<unknown>[^])',
  ].join('|'),
  'gu',
);

/** What a letter behind a backslash stands for. */
const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r' };

const describeUnknown = (text: string): string =>
  text === "'"
    ? "a string that does not end on its line, or has other escapes than \\\\, \\', \\n and \\r"
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
    const value =
      kind === 'string'
        ? text.slice(1, -1).replaceAll(/\\(.)/g, (_, sign: string) => escaped[sign] ?? sign)
        : text;
    tokens.push({ kind, text: value, at });
  }
  return tokens;
};

/** A place in the tokens of a rules file, for the parsers. Strings are never mistaken for symbols. */
export const createTokenCursor = (source: string, problem: Problem) => {
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
  /** The error that the next token is not what it should be. */
  const unexpected = (wanted: string): RulesError => {
    const { kind, text, at } = peek();
    return problem(at, `expected ${wanted}, found ${kind === 'end' ? 'the end' : `"${text}"`}`);
  };

  return {
    peek,
    take,
    is,
    unexpected,
    /** Takes the token when it is `text`. */
    accept: (text: string) => {
      const accepted = is(text);
      if (accepted) take();
      return accepted;
    },
    /** @throws {RulesError} when the next token is not `text`. */
    expect: (text: string) => {
      if (!is(text)) throw unexpected(`"${text}"`);
      return take();
    },
    /** @throws {RulesError} when the next token is not of this kind. */
    expectKind: (kind: Token['kind'], what: string) => {
      if (peek().kind !== kind) throw unexpected(what);
      return take();
    },
  };
};

export type TokenCursor = ReturnType<typeof createTokenCursor>;
