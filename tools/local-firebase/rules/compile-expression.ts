import { compilePattern, methods, operators } from './operations';
import type { Call, Expression, Problem } from './rules-tree';
import { EvaluationError, isList, isMap, isNumber, type RulesValue, typeName } from './rules-value';

type Node<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

/** The values that an evaluation reads, by name. */
type Frame = ReadonlyMap<string, RulesValue>;

/** An expression, ready to run. Throws EvaluationError. */
export type Run = (frame: Frame) => RulesValue;

/** What may be named at a place of the file. */
export type Scope = {
  readonly problem: Problem;
  /** The fields of `request`, `resource` and `request.resource`; of other objects only a request tells. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly names: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, { parameters: readonly string[]; run: Run }>;
};

const types: ReadonlySet<string> = new Set('bool float int list map number string'.split(' '));

/**
 * Resolves every name, method and type of an expression, so that nothing unknown is left for later.
 * @throws {RulesError} at what is not supported.
 */
export const compileExpression = (node: Expression, scope: Scope): Run => {
  switch (node.kind) {
    case 'literal':
      return () => node.value;
    case 'list': {
      const items = compileAll(node.items, scope);
      return (frame) => items.map((item) => item(frame));
    }
    case 'name':
      return compileName(node, scope);
    case 'member':
      return compileMember(node, scope);
    case 'index':
      return compileIndex(node, scope);
    case 'call':
      return node.object ? compileMethod(node, scope) : compileCall(node, scope);
    case 'unary': {
      const operand = compileExpression(node.operand, scope);
      if (node.operator === '!') return (frame) => !booleanOf(operand(frame));
      return (frame) => negate(operand(frame));
    }
    case 'binary':
      return compileBinary(node, scope);
    case 'is':
      return compileIs(node, scope);
    case 'ternary': {
      const [condition, yes, no] = [node.condition, node.yes, node.no].map((each) =>
        compileExpression(each, scope),
      ) as [Run, Run, Run];
      // The branch that is not chosen is not evaluated.
      return (frame) => (booleanOf(condition(frame)) ? yes : no)(frame);
    }
  }
};

const compileAll = (nodes: readonly Expression[], scope: Scope): Run[] =>
  nodes.map((node) => compileExpression(node, scope));

const compileName = ({ name, at }: Node<'name'>, { names, problem }: Scope): Run => {
  if (!names.has(name)) throw problem(at, `the variable "${name}" is not known here`);
  return (frame) => frame.get(name) ?? null;
};

/** `a.b.c` for a member expression; empty for anything else. */
const pathOf = (node: Expression): string => {
  if (node.kind === 'name') return node.name;
  return node.kind === 'member' ? `${pathOf(node.object)}.${node.name}` : '';
};

const compileMember = (node: Node<'member'>, scope: Scope): Run => {
  const path = pathOf(node.object);
  const known = Object.hasOwn(scope.fields, path) ? scope.fields[path] : undefined;
  if (known && !known.includes(node.name)) {
    throw scope.problem(node.at, `${path}.${node.name} is not supported`);
  }
  const object = compileExpression(node.object, scope);
  return (frame) => fieldOf(object(frame), node.name);
};

const compileIndex = (node: Node<'index'>, scope: Scope): Run => {
  const object = compileExpression(node.object, scope);
  const index = compileExpression(node.index, scope);
  return (frame) => {
    const container = object(frame);
    const key = index(frame);
    if (typeof key === 'string') return fieldOf(container, key);
    const item = isList(container) && typeof key === 'bigint' ? container[Number(key)] : undefined;
    if (item === undefined) throw new EvaluationError(`no such index in ${typeName(container)}`);
    return item;
  };
};

const checkCount = ({ name, args, at }: Call, takes: number, { problem }: Scope): void => {
  if (args.length === takes) return;
  throw problem(at, `${name}() takes ${takes} arguments, found ${args.length}`);
};

const compileCall = (node: Call, scope: Scope): Run => {
  const callee = scope.functions.get(node.name);
  if (!callee) throw scope.problem(node.at, `the function "${node.name}" is not known here`);
  checkCount(node, callee.parameters.length, scope);
  const args = compileAll(node.args, scope);
  const { parameters, run } = callee;
  return (frame) => {
    const values = parameters.map((name, place) => [name, args[place]?.(frame) ?? null] as const);
    return run(new Map([...frame, ...values]));
  };
};

/** A method of a value; or `duration.value(…)`, where `duration` is a namespace. */
const compileMethod = (node: Call, scope: Scope): Run => {
  if (node.object?.kind === 'name' && node.object.name === 'duration') {
    return compileDuration(node, scope);
  }
  const object = node.object ? compileExpression(node.object, scope) : () => null;
  if (node.name === 'matches') return compileMatches(node, { object, scope });
  const method = methods.get(node.name);
  if (!method) throw scope.problem(node.at, `the method "${node.name}" is not supported`);
  checkCount(node, method.takes, scope);
  const args = compileAll(node.args, scope);
  return (frame) => {
    const value = object(frame);
    const result = method.call(
      value,
      args.map((arg) => arg(frame)),
    );
    if (result === undefined) throw new EvaluationError(`${typeName(value)} has no ${node.name}()`);
    return result;
  };
};

/** Minutes, as the rules of files have them. */
const compileDuration = ({ name, args, at }: Call, { problem }: Scope): Run => {
  const [minutes, unit] = args.map((arg) => (arg.kind === 'literal' ? arg.value : undefined));
  if (name !== 'value' || typeof minutes !== 'bigint' || unit !== 'm' || args.length > 2) {
    throw problem(at, "only duration.value(…, 'm') is supported");
  }
  return () => ({ type: 'duration', nanos: minutes * 60_000_000_000n });
};

/** The pattern is compiled once, when the file is read. */
const compileMatches = (node: Call, { object, scope }: { object: Run; scope: Scope }): Run => {
  checkCount(node, 1, scope);
  const [pattern] = node.args;
  if (pattern?.kind !== 'literal' || typeof pattern.value !== 'string') {
    throw scope.problem(node.at, 'matches() takes a pattern in quotes');
  }
  let test: (text: string) => boolean;
  try {
    test = compilePattern(pattern.value);
  } catch (error) {
    throw scope.problem(pattern.at, error instanceof Error ? error.message : String(error));
  }
  return (frame) => {
    const text = object(frame);
    if (typeof text === 'string') return test(text);
    throw new EvaluationError(`${typeName(text)} has no matches()`);
  };
};

const compileBinary = ({ operator, ...node }: Node<'binary'>, scope: Scope): Run => {
  const left = compileExpression(node.left, scope);
  const right = compileExpression(node.right, scope);
  if (operator === '&&') return (frame) => decide(frame, { left, right, settles: false });
  if (operator === '||') return (frame) => decide(frame, { left, right, settles: true });
  return (frame) => operators[operator](left(frame), right(frame));
};

/** One side that settles the outcome is enough, even where the other side fails. */
const decide = (
  frame: Frame,
  { left, right, settles }: { left: Run; right: Run; settles: boolean },
): boolean => {
  let failure: EvaluationError | undefined;
  try {
    if (booleanOf(left(frame)) === settles) return settles;
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    failure = error;
  }
  const outcome = booleanOf(right(frame));
  if (failure && outcome !== settles) throw failure;
  return outcome;
};

const compileIs = ({ type, operand: node, at }: Node<'is'>, scope: Scope): Run => {
  if (!types.has(type)) throw scope.problem(at, `the type "${type}" is not supported`);
  const operand = compileExpression(node, scope);
  if (type === 'number') return (frame) => isNumber(operand(frame));
  return (frame) => typeName(operand(frame)) === type;
};

const fieldOf = (value: RulesValue, name: string): RulesValue => {
  const field = isMap(value) ? value.get(name) : undefined;
  if (field === undefined) throw new EvaluationError(`${typeName(value)} has no "${name}"`);
  return field;
};

const negate = (value: RulesValue): RulesValue => {
  if (isNumber(value)) return -value;
  throw new EvaluationError(`- has no meaning for ${typeName(value)}`);
};

const booleanOf = (value: RulesValue): boolean => {
  if (typeof value === 'boolean') return value;
  throw new EvaluationError(`expected bool, found ${typeName(value)}`);
};
