import { type Position, RulesError } from './rules-tree';

export type Token = {
  readonly kind: 'name' | 'string' | 'int' | 'float' | 'path' | 'symbol' | 'end';
  /** The source text; for a string, its value. */
  readonly text: string;
  readonly at: Position;
};

const patterns = [
  ['space', /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y],
  ['float', /\d+\.\d+(?:[eE][+-]?\d+)?/y],
  ['int', /\d+/y],
  ['name', /[A-Za-z_]\w*/y],
  ['string', /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y],
  ['symbol', /&&|\|\||[=!<>]=|\/(?!\*)|[-+*%!<>()[\]{},:;.=?]/y],
] as const;

/** Only after `match` does a slash begin a path; elsewhere it divides. */
const path = ['path', /(?:\/(?:\{[A-Za-z_]\w*(?:=\*\*)?\}|[^\s/{}()'"]+))+/y] as const;

const escapes: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
]);

/**
 * Splits a rules file into tokens, ending with one of kind `end`.
 * @throws {RulesError} at a character or an escape that the language, or this subset, does not have.
 */
export const tokenize = (source: string, file: string): Token[] => {
  const tokens: Token[] = [];
  const positionAt = positions(source);
  let index = 0;
  while (index < source.length) {
    const at = positionAt(index);
    const [kind, text] = longestAt(source, { index, tokens });
    if (kind === undefined) {
      throw new RulesError(file, at, describeUnknown(source.slice(index)));
    }
    if (kind === 'string') tokens.push({ kind, text: unescape(text, { file, at }), at });
    else if (kind !== 'space') tokens.push({ kind, text, at });
    index += text.length;
  }
  return [...tokens, { kind: 'end', text: 'the end of the file', at: positionAt(index) }];
};

const longestAt = (source: string, { index, tokens }: { index: number; tokens: Token[] }) => {
  const previous = tokens.at(-1);
  const afterMatch =
    previous?.kind === 'name' && previous.text === 'match' && tokens.at(-2)?.text !== '.';
  for (const [kind, pattern] of afterMatch ? [patterns[0], path] : patterns) {
    pattern.lastIndex = index;
    const text = pattern.exec(source)?.[0];
    if (text !== undefined) return [kind, text] as const;
  }
  return [undefined, ''] as const;
};

const unescape = (quoted: string, { file, at }: { file: string; at: Position }): string =>
  quoted.slice(1, -1).replace(/\\(.)/g, (escape, letter: string) => {
    const value = escapes.get(letter);
    if (value !== undefined) return value;
    throw new RulesError(file, at, `the escape ${escape} is not supported; write \\\\ for one \\`);
  });

const describeUnknown = (rest: string): string => {
  if (/^['"]/.test(rest)) return 'a string that does not end on its line';
  if (rest.startsWith('/*')) return 'a comment that does not end';
  return `${JSON.stringify(String.fromCodePoint(rest.codePointAt(0) ?? 0))} is not supported`;
};

const positions = (source: string): ((index: number) => Position) => {
  let line = 1;
  let lineStart = 0;
  let seen = 0;
  return (index) => {
    for (; seen < index; seen += 1) {
      if (source[seen] !== '\n') continue;
      line += 1;
      lineStart = seen + 1;
    }
    return { line, column: index - lineStart + 1 };
  };
};

/** A position in a list of tokens, for the parsers. Strings are never mistaken for symbols. */
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
  readonly problem: (message: string, token?: Token) => RulesError;
};

export const createTokenCursor = (tokens: readonly Token[], file: string): TokenCursor => {
  const last = tokens.at(-1);
  if (last?.kind !== 'end') throw new TypeError('Tokens end with one of kind "end".');
  let index = 0;
  const peek = () => tokens[index] ?? last;
  const take = () => {
    const token = peek();
    index += 1;
    return token;
  };
  const is = (text: string) => peek().text === text && peek().kind !== 'string';
  const problem = (message: string, token = peek()) => new RulesError(file, token.at, message);
  const found = () => (peek().kind === 'end' ? 'the end of the file' : `"${peek().text}"`);

  return {
    peek,
    take,
    is,
    problem,
    accept: (text) => {
      const accepted = is(text);
      if (accepted) take();
      return accepted;
    },
    expect: (text) => {
      if (!is(text)) throw problem(`expected "${text}", found ${found()}`);
      return take();
    },
    expectKind: (kind, what) => {
      if (peek().kind !== kind) throw problem(`expected ${what}, found ${found()}`);
      return take();
    },
  };
};
