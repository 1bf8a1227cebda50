import { parseRules } from '../local-firebase/rules/parse-rules';
import {
  type Block,
  type Expression,
  type FunctionNode,
  problemIn,
} from '../local-firebase/rules/rules-tree';

/** Firestore's limit for one request. */
export const mostExpressions = 1000;

/** The maximum number of evaluated expressions, the expression itself included. */
const countOf = (node: Expression, functions: ReadonlyMap<string, FunctionNode>): number => {
  const count = (each: Expression) => countOf(each, functions);
  const all = (nodes: readonly Expression[]) => nodes.reduce((sum, each) => sum + count(each), 0);
  switch (node.kind) {
    case 'literal':
    case 'name':
      return 1;
    case 'list':
      // A list of literals counts as one.
      return 1 + all(node.items.filter(({ kind }) => kind !== 'literal'));
    case 'map':
      return (
        1 + all(node.entries.map(([, value]) => value).filter(({ kind }) => kind !== 'literal'))
      );
    case 'path':
      return 1 + all(node.segments.filter((each) => typeof each !== 'string'));
    case 'member':
      return 1 + count(node.object);
    case 'index':
      return 1 + all([node.object, node.index]);
    case 'range':
      return 1 + all([node.object, node.from, node.to]);
    case 'call': {
      const calledFunction = node.object ? undefined : functions.get(node.name);
      const evaluated = [node.object, calledFunction?.result].filter((each) => each !== undefined);
      return 1 + all([...node.args, ...evaluated]);
    }
    case 'unary':
    case 'is':
      return 1 + count(node.operand);
    case 'binary':
      return 1 + all([node.left, node.right]);
    case 'ternary':
      return 1 + count(node.condition) + Math.max(count(node.yes), count(node.no));
  }
};

const largest = (block: Block, outer: ReadonlyMap<string, FunctionNode>): number => {
  const own = block.functions.map((each) => [each.name, each] as const);
  const functions = new Map([...outer, ...own]);
  return Math.max(
    0,
    ...block.allows.map(({ condition }) => (condition ? countOf(condition, functions) : 0)),
    ...block.matches.map((match) => largest(match, functions)),
  );
};

/**
 * How many expressions a rules file evaluates at most for one request: operators, names, members,
 * literals and calls. Firebase does not say how it counts to its 1 000; this counts all there is.
 * @throws {RulesError} at what the embedded backend cannot enforce.
 */
export const expressionCount = (rules: string): number =>
  largest(parseRules(rules, problemIn(rules, 'firestore.rules')), new Map());
