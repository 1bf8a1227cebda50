import { type Call, costOfNo, type Expression, ownCost, type Path } from '../../rules-language';
import { checkCount, type Frame, type Run, type Scope, spend } from './evaluation';
import { conversions, dayOf, methods, operators, rangeOf } from './operations';
import { compilePatternMethod, isPatternMethod } from './pattern-methods';
import { EvaluationError, isList, isMap, isNumber, type RulesValue, typeName } from './rules-value';

type Node<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

const types: ReadonlySet<string> = new Set('bool float int list map number string'.split(' '));

/**
 * Resolves every name, method and type of an expression, so that nothing unknown is left for later.
 * @throws {RulesError} at what is not supported.
 */
export const compileExpression = (node: Expression, scope: Scope): Run => {
  const run = compileNode(node, scope);
  // A logical operator pays for its right side only where that is evaluated.
  const isLogical = node.kind === 'binary' && ['&&', '||'].includes(node.operator);
  const cost = ownCost(node) + costOfConstants(node) - (isLogical ? 1 : 0);
  return (frame) => {
    spend(frame, cost);
    return run(frame);
  };
};

/** What is read once, as the file is read: a pattern, a namespace and its units, the path of a document. */
const costOfConstants = (node: Expression): number => {
  if (node.kind !== 'call') return 0;
  const ofArgs = node.args.reduce((sum, each) => sum + ownCost(each), 0);
  if (!node.object) return isAccess(node.name) ? ofArgs : 0;
  if (node.object.kind === 'name' && node.object.name === 'timestamp') return 1;
  if (node.object.kind === 'name' && node.object.name === 'duration') return 1 + ofArgs;
  return isPatternMethod(node.name) ? ofArgs : 0;
};

const compileNode = (node: Expression, scope: Scope): Run => {
  switch (node.kind) {
    case 'literal':
      return () => node.value;
    case 'list': {
      const items = compileAll(node.items, scope);
      return (frame) => items.map((item) => item(frame));
    }
    case 'map': {
      const entries = node.entries.map(
        ([name, value]) => [name, compileExpression(value, scope)] as const,
      );
      return (frame) => new Map(entries.map(([name, value]) => [name, value(frame)]));
    }
    case 'path':
      throw scope.problem(node.at, `a path is only supported in ${accessNames.join(', ')}`);
    case 'name':
      return compileName(node, scope);
    case 'member':
      return compileMember(node, scope);
    case 'index':
      return compileIndex(node, scope);
    case 'range': {
      const [object, from, to] = compileAll([node.object, node.from, node.to], scope) as [
        Run,
        Run,
        Run,
      ];
      return (frame) => rangeOf(object(frame), from(frame), to(frame));
    }
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
      return (frame) => {
        if (booleanOf(condition(frame))) return yes(frame);
        spend(frame, costOfNo);
        return no(frame);
      };
    }
  }
};

const compileAll = (nodes: readonly Expression[], scope: Scope): Run[] =>
  nodes.map((node) => compileExpression(node, scope));

const compileName = ({ name, at }: Node<'name'>, { names, problem }: Scope): Run => {
  if (!names.has(name)) throw problem(at, `the variable "${name}" is not known here`);
  return (frame) => frame.values.get(name) ?? null;
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

/** The functions that ask for a document (rules reference, "Access other documents"). */
const accesses = {
  get: { when: 'before', answers: 'resource' },
  exists: { when: 'before', answers: 'bool' },
  getAfter: { when: 'after', answers: 'resource' },
  existsAfter: { when: 'after', answers: 'bool' },
} as const;

type AccessName = keyof typeof accesses;

const accessNames = Object.keys(accesses);

/** Whether the language has a function of this name, which asks for a document. */
export const isAccess = (name: string): name is AccessName => Object.hasOwn(accesses, name);

/** The path's segments; of a variable, a text without a slash. */
const compilePath = ({ segments, at }: Path, scope: Scope): ((frame: Frame) => string[]) => {
  const [databases, , documents] = segments;
  if (databases !== 'databases' || documents !== 'documents' || segments.length % 2 === 0) {
    throw scope.problem(at, 'expected /databases/$(database)/documents/ and a document');
  }
  const parts = segments.map((each) =>
    typeof each === 'string' ? () => each : compileExpression(each, scope),
  );
  return (frame) =>
    parts.map((part) => {
      const segment = part(frame);
      if (typeof segment === 'string' && segment !== '' && !segment.includes('/')) return segment;
      throw new EvaluationError(`${typeName(segment)} is no part of a path`);
    });
};

const compileAccess = (node: Call, name: AccessName, scope: Scope): Run => {
  checkCount(node, 1, scope);
  const [path] = node.args;
  if (path?.kind !== 'path') throw scope.problem(node.at, `${name}() takes a path`);
  const { when, answers } = accesses[name];
  const pathIn = compilePath(path, scope);
  return (frame) => {
    const data = frame.documents[when](pathIn(frame));
    if (answers === 'bool') return data !== undefined;
    return data ? new Map([['data', data]]) : null;
  };
};

/** A function of the file, or one of the language, unless the file has one of that name. */
const compileCall = (node: Call, scope: Scope): Run => {
  if (isAccess(node.name)) return compileAccess(node, node.name, scope);
  const callee = scope.functions.get(node.name);
  const convert = conversions.get(node.name);
  if (!callee && !convert) {
    throw scope.problem(node.at, `the function "${node.name}" is not known here`);
  }
  checkCount(node, callee?.parameters.length ?? 1, scope);
  const args = compileAll(node.args, scope);
  if (!callee) return (frame) => convert?.(args[0]?.(frame) ?? null) ?? null;
  const { parameters, run } = callee;
  return (frame) => {
    const values = parameters.map((name, place) => [name, args[place]?.(frame) ?? null] as const);
    return run({ ...frame, values: new Map([...frame.values, ...values]) });
  };
};

/** A method of a value; or `duration.value(…)` or `timestamp.date(…)`, where these are namespaces. */
const compileMethod = (node: Call, scope: Scope): Run => {
  if (node.object?.kind === 'name' && node.object.name === 'duration') {
    return compileDuration(node, scope);
  }
  if (node.object?.kind === 'name' && node.object.name === 'timestamp') {
    return compileTimestamp(node, scope);
  }
  const object = node.object ? compileExpression(node.object, scope) : () => null;
  if (isPatternMethod(node.name)) return compilePatternMethod(node, node.name, { object, scope });
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

/** `timestamp.date(year, month, day)`: its beginning (rules reference, "timestamp"). */
const compileTimestamp = (node: Call, scope: Scope): Run => {
  if (node.name !== 'date') throw scope.problem(node.at, 'only timestamp.date(…) is supported');
  checkCount(node, 3, scope);
  const parts = compileAll(node.args, scope);
  return (frame) => dayOf(parts.map((part) => part(frame)));
};

/** Minutes, as the rules of files have them. */
const compileDuration = ({ name, args, at }: Call, { problem }: Scope): Run => {
  const [minutes, unit] = args.map((arg) => (arg.kind === 'literal' ? arg.value : undefined));
  if (name !== 'value' || typeof minutes !== 'bigint' || unit !== 'm' || args.length > 2) {
    throw problem(at, "only duration.value(…, 'm') is supported");
  }
  return () => ({ type: 'duration', nanos: minutes * 60_000_000_000n });
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
  spend(frame, 1);
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
