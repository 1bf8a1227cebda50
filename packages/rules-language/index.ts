/**
 * The language of Firebase's security rules: its syntax tree, what an expression costs, and what Firebase takes.
 * Pure: texts in, trees and numbers out.
 */
export { parseRules } from './parse-rules';
export {
  costOfNo,
  levelsOf,
  mostBytes,
  mostCalls,
  mostExpressions,
  mostLevels,
  operandsOf,
  ownCost,
} from './rules-limits';
export { rulesSize, tooLarge } from './rules-size';
export {
  type AllowNode,
  type BinaryOperator,
  type Block,
  type Call,
  type Expression,
  type FunctionNode,
  type Path,
  type Problem,
  problemIn,
} from './rules-tree';
