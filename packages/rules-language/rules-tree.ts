import { lineOf } from '../problems/line-of';

/** A rules file that cannot be enforced as written. The message is `file:line:column: problem`. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
}

/** What is wrong at a place of a rules file: the number of its character, from 0. */
export type Problem = (at: number, what: string) => RulesError;

/** Line and column count from 1. */
export const problemIn =
  (source: string, file: string): Problem =>
  (at, what) =>
    new RulesError(
      `${file}:${lineOf(source, at)}:${at - source.lastIndexOf('\n', at - 1)}: ${what}`,
    );

/** Binary operators by precedence, loosest first (rules language reference, "Operators"). */
export const precedence = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+'],
  ['*', '/', '%'],
] as const;

export type BinaryOperator = Exclude<(typeof precedence)[number][number], 'is'>;

type At = { readonly at: number };

/** An int is a bigint, a float is a number. */
type Literal = null | boolean | bigint | number | string;

/** `brackets`: how many pairs of round brackets are right around it; Firebase counts them. */
export type Expression = At & { readonly brackets?: number } & (
    | { readonly kind: 'literal'; readonly value: Literal }
    | { readonly kind: 'list'; readonly items: readonly Expression[] }
    | { readonly kind: 'map'; readonly entries: readonly (readonly [string, Expression])[] }
    | Path
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
    | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
    | {
        readonly kind: 'range';
        readonly object: Expression;
        readonly from: Expression;
        readonly to: Expression;
      }
    | Call
    | { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: Expression }
    | {
        readonly kind: 'binary';
        readonly operator: BinaryOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | { readonly kind: 'is'; readonly operand: Expression; readonly type: string }
    | {
        readonly kind: 'ternary';
        readonly condition: Expression;
        readonly yes: Expression;
        readonly no: Expression;
      }
  );

/** The path of a document, such as `/databases/$(database)/documents/c/$(id)`. */
export type Path = At & {
  readonly kind: 'path';
  readonly segments: readonly (string | Expression)[];
};

/** Of a function, or of a method of `object`. */
export type Call = At & {
  readonly kind: 'call';
  readonly object: Expression | undefined;
  readonly name: string;
  readonly args: readonly Expression[];
};

export type FunctionNode = At & {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly result: Expression;
};

export type AllowNode = At & {
  readonly methods: readonly string[];
  /** Omitted: always. */
  readonly condition: Expression | undefined;
};

export type Block = {
  readonly functions: readonly FunctionNode[];
  readonly allows: readonly AllowNode[];
  readonly matches: readonly MatchNode[];
};

export type MatchNode = At & Block & { readonly path: readonly string[] };

export type ServiceNode = At & Block & { readonly service: string };
