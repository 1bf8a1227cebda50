import type { Call, Expression } from './rules-tree';

// What Firebase takes, as others measured it there: tools/local-firebase/rules/testing/measured-shapes.ts.

/** The most expressions that one request may evaluate; one more, and it is denied. */
export const mostExpressions = 1000;

/** The most levels around an expression; with one more, no rule of the file is published. */
export const mostLevels = 98;

/** The most functions that wait for each other, each called by the one before. */
export const mostCalls = 21;

/** The most bytes of a file that were tried and taken; 262 143 were refused. */
export const mostBytes = 256_000;

/** `duration.value(…)` and `timestamp.date(…)`: their namespace is no value. */
const isOfNamespace = ({ object }: Call) =>
  object?.kind === 'name' && ['duration', 'timestamp'].includes(object.name);

/** What an expression costs besides its operands, where all of them are evaluated. */
export const ownCost = (node: Expression): number => {
  switch (node.kind) {
    // The type is an expression as well; a logical operator pays for going on to its right side.
    case 'is':
      return 2;
    case 'binary':
      return node.operator === '&&' || node.operator === '||' ? 2 : 1;
    // Besides, 2 for the side behind the colon.
    case 'ternary':
      return 2;
    case 'call':
      return isOfNamespace(node) ? 2 : 1;
    case 'map':
      return 1 + node.entries.length;
    case 'path':
      return 1 + node.segments.filter((each) => typeof each === 'string').length;
    default:
      return 1;
  }
};

/** What the side of a ternary behind the colon costs besides. */
export const costOfNo = 2;

/** What is evaluated for an expression, itself left out; of a ternary both sides. */
export const operandsOf = (node: Expression): readonly Expression[] => {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.map(([, value]) => value);
    case 'path':
      return node.segments.filter((each) => typeof each !== 'string');
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'range':
      return [node.object, node.from, node.to];
    case 'call':
      return node.object ? [node.object, ...node.args] : node.args;
    case 'unary':
    case 'is':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'ternary':
      return [node.condition, node.yes, node.no];
  }
};

/** Members and places in a list are no deeper than what they are of, however many follow each other. */
const flat: readonly Expression['kind'][] = ['member', 'index', 'range', 'path'];

/**
 * How many levels are around the deepest part of an expression: brackets, operators, lists, maps, calls. What
 * a function that it calls says has levels of its own.
 */
export const levelsOf = (node: Expression): number => {
  // A method is as deep as its object; its arguments are taken to be a level deeper, which nobody measured.
  const isFlat = (each: Expression) =>
    flat.includes(node.kind) || (node.kind === 'call' && each === node.object);
  const inner = operandsOf(node).map((each) => levelsOf(each) + (isFlat(each) ? 0 : 1));
  return (node.brackets ?? 0) + Math.max(0, ...inner);
};
