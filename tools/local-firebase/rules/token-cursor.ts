import { RulesError } from './rules-error';
import type { Token } from './tokenize';

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
