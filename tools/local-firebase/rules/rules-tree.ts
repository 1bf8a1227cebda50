import type { RulesValue } from './rules-value';

/** A place in a rules file; both count from 1. */
export type Position = { readonly line: number; readonly column: number };

/** A rules file that cannot be enforced as written. The message is `file:line:column: problem`. */
export class RulesError extends Error {
  override readonly name = 'RulesError';

  constructor(file: string, at: Position, problem: string) {
    super(`${file}:${at.line}:${at.column}: ${problem}`);
  }
}

/** Binary operators by precedence, loosest first (rules language reference, "Operators"). */
export const precedence = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
] as const;

export type BinaryOperator = Exclude<(typeof precedence)[number][number], 'is'>;

type At = { readonly at: Position };

export type Expression = At &
  (
    | { readonly kind: 'literal'; readonly value: RulesValue }
    | { readonly kind: 'list'; readonly items: readonly Expression[] }
    | { readonly kind: 'map'; readonly entries: ReadonlyMap<string, Expression> }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
    | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
    | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
    | {
        readonly kind: 'method';
        readonly object: Expression;
        readonly name: string;
        readonly args: readonly Expression[];
      }
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

export type FunctionNode = At & {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly { readonly name: string; readonly value: Expression }[];
  readonly result: Expression;
};

export type AllowNode = At & {
  readonly methods: readonly (At & { readonly name: string })[];
  /** Omitted: always. */
  readonly condition: Expression | undefined;
};

export type Block = {
  readonly functions: readonly FunctionNode[];
  readonly allows: readonly AllowNode[];
  readonly matches: readonly MatchNode[];
};

export type MatchNode = At & Block & { readonly path: string };

export type ServiceNode = At & Block & { readonly service: string };
