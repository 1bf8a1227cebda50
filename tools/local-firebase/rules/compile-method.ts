import { callMethod, compilePattern, methodArity } from './methods';
import type { Run } from './rules-service';
import { type Expression, RulesError } from './rules-tree';
import { EvaluationError, type RulesValue, typeName } from './rules-value';

const unitNanos: ReadonlyMap<RulesValue, bigint> = new Map([
  ['w', 604_800_000_000_000n],
  ['d', 86_400_000_000_000n],
  ['h', 3_600_000_000_000n],
  ['m', 60_000_000_000n],
  ['s', 1_000_000_000n],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);

/**
 * `duration.value(magnitude, unit)` (rules reference, "duration").
 * @throws {EvaluationError} unless the magnitude is an int and the unit one of w, d, h, m, s, ms, ns.
 */
const durationValue = (magnitude: RulesValue, unit: RulesValue): RulesValue => {
  const nanos = unitNanos.get(unit);
  if (typeof magnitude !== 'bigint' || nanos === undefined) {
    throw new EvaluationError('duration.value takes an int and one of w, d, h, m, s, ms, ns');
  }
  return { type: 'duration', nanos: magnitude * nanos };
};

type MethodNode = Extract<Expression, { kind: 'method' }>;
type Operands = { readonly object: Run; readonly args: readonly Run[]; readonly file: string };

/**
 * A method call on compiled operands. A literal pattern is compiled once, when the file is read.
 * @throws {RulesError} at a method, a number of arguments or a pattern that is not supported.
 */
export const compileMethod = (node: MethodNode, { object, args, file }: Operands): Run => {
  const takes = methodArity.get(node.name);
  if (takes === undefined) {
    throw new RulesError(file, node.at, `the method "${node.name}" is not supported`);
  }
  checkCount(node, { takes, file });
  const [first] = node.args;
  if (node.name === 'matches' && first?.kind === 'literal' && typeof first.value === 'string') {
    return compileMatches(object, { pattern: first.value, at: first.at, file });
  }
  return (frame) =>
    callMethod(
      node.name,
      object(frame),
      args.map((arg) => arg(frame)),
    );
};

/** `duration.value(…)`: `duration` is a namespace, no value. @throws {RulesError} */
export const compileDuration = (
  node: MethodNode,
  { args, file }: Omit<Operands, 'object'>,
): Run => {
  if (node.name !== 'value') {
    throw new RulesError(file, node.at, `duration.${node.name} is not supported`);
  }
  checkCount(node, { takes: 2, file });
  const [magnitude, unit] = args;
  return (frame) => durationValue(magnitude?.(frame) ?? null, unit?.(frame) ?? null);
};

/** @throws {RulesError} when a call has another number of arguments. */
export const checkCount = (
  { name, args, at }: Pick<MethodNode, 'name' | 'args' | 'at'>,
  { takes, file }: { takes: number; file: string },
): void => {
  if (args.length === takes) return;
  throw new RulesError(file, at, `${name}() takes ${takes} arguments, found ${args.length}`);
};

const compileMatches = (
  object: Run,
  { pattern, at, file }: { pattern: string; at: Expression['at']; file: string },
): Run => {
  let test: (text: string) => boolean;
  try {
    test = compilePattern(pattern);
  } catch (error) {
    throw new RulesError(file, at, error instanceof Error ? error.message : String(error));
  }
  return (frame) => {
    const text = object(frame);
    if (typeof text === 'string') return test(text);
    throw new EvaluationError(`${typeName(text)} has no matches()`);
  };
};
