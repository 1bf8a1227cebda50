import { parseRules } from './parse-rules';
import {
  costOfNo,
  levelsOf,
  mostBytes,
  mostExpressions,
  mostLevels,
  operandsOf,
  ownCost,
} from './rules-limits';
import { type Block, type Expression, type FunctionNode, problemIn } from './rules-tree';

/** The maximum number of evaluated expressions, the expression itself included. */
const countOf = (node: Expression, functions: ReadonlyMap<string, FunctionNode>): number => {
  const count = (each: Expression) => countOf(each, functions);
  if (node.kind === 'ternary') {
    const [yes, no] = [count(node.yes), costOfNo + count(node.no)];
    return ownCost(node) + count(node.condition) + Math.max(yes, no);
  }
  const called = node.kind === 'call' && !node.object ? functions.get(node.name) : undefined;
  const evaluated = [...operandsOf(node), ...(called ? [called.result] : [])];
  return evaluated.reduce((sum, each) => sum + count(each), ownCost(node));
};

type Size = {
  /** The most expressions that the rules of one method evaluate; every `allow` of it may have to. */
  readonly expressions: number;
  /** The levels around the deepest expression. */
  readonly levels: number;
};

const sizeOf = (block: Block, outer: ReadonlyMap<string, FunctionNode>): Size => {
  const own = block.functions.map((each) => [each.name, each] as const);
  const functions = new Map([...outer, ...own]);
  const within = block.matches.map((match) => sizeOf(match, functions));
  const byMethod = new Map<string, number>();
  for (const { methods, condition } of block.allows) {
    const asked = condition ? countOf(condition, functions) : 0;
    for (const method of methods) byMethod.set(method, (byMethod.get(method) ?? 0) + asked);
  }
  const conditions = block.allows.flatMap(({ condition }) => condition ?? []);
  const results = block.functions.map(({ result }) => result);
  return {
    expressions: Math.max(0, ...byMethod.values(), ...within.map((each) => each.expressions)),
    levels: Math.max(
      0,
      ...[...conditions, ...results].map(levelsOf),
      ...within.map((each) => each.levels),
    ),
  };
};

/**
 * How large a rules file is, as Firebase counts: the most expressions that it evaluates for one request, which
 * includes names, members and literals; the levels around its deepest expression; its bytes.
 * @throws {RulesError} at what the embedded backend cannot enforce.
 */
export const rulesSize = (rules: string): Size & { readonly bytes: number } => ({
  ...sizeOf(parseRules(rules, problemIn(rules, 'firestore.rules')), new Map()),
  bytes: Buffer.byteLength(rules),
});

/** What is too large for Firebase in a rules file of this size, and the most there may be; undefined if nothing is. */
export const tooLarge = ({ expressions, levels, bytes }: ReturnType<typeof rulesSize>) =>
  [
    { of: 'checks for each message', found: expressions, most: mostExpressions },
    { of: 'levels of brackets', found: levels, most: mostLevels },
    { of: 'bytes of rules', found: bytes, most: mostBytes },
  ].find(({ found, most }) => found > most);
