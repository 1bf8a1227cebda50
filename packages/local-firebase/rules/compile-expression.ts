import {
  type Call,
  costOfNo,
  type Expression,
  mostExpressions,
  ownCost,
  type Path,
  type Problem,
} from '../../rules-language';
import {
  compilePattern,
  compileReplacement,
  compileSplit,
  dayOf,
  intOf,
  textOf,
  methods,
  operators,
  rangeOf,
} from './operations';
import {
  EvaluationError,
  isList,
  isMap,
  isNumber,
  LimitError,
  type RulesValue,
  typeName,
} from './rules-value';

type Node<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

/**
 * The documents that a rule may ask for besides those of the request: the fields of one, by its path,
 * before or after all writes of the request; undefined where there is none. Throws EvaluationError
 * beyond the number that Firestore allows.
 */
export type DocumentAccess = {
  readonly before: (path: readonly string[]) => ReadonlyMap<string, RulesValue> | undefined;
  readonly after: (path: readonly string[]) => ReadonlyMap<string, RulesValue> | undefined;
};

/** What an evaluation reads: values by name, and documents. */
type Frame = {
  readonly values: ReadonlyMap<string, RulesValue>;
  readonly documents: DocumentAccess;
  /** Of the whole request, as Firebase counts. */
  readonly spent: { expressions: number };
};

/** An expression, ready to run. Throws EvaluationError, and LimitError beyond what a request may evaluate. */
export type Run = (frame: Frame) => RulesValue;

const spend = ({ spent }: Frame, expressions: number) => {
  spent.expressions += expressions;
  if (spent.expressions > mostExpressions) {
    throw new LimitError(`more than ${mostExpressions} expressions are evaluated`);
  }
};

/** What may be named at a place of the file. */
export type Scope = {
  readonly problem: Problem;
  /** The fields of `request`, `resource` and `request.resource`; of other objects only a request tells. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly names: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, CompiledFunction>;
};

type CompiledFunction = {
  readonly parameters: readonly string[];
  /** How many functions wait for each other when it is called, itself included. */
  readonly calls: number;
  readonly run: Run;
};

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
  return ['matches', 'replace', 'split'].includes(node.name) ? ofArgs : 0;
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

const checkCount = ({ name, args, at }: Call, takes: number, { problem }: Scope): void => {
  if (args.length === takes) return;
  throw problem(at, `${name}() takes ${takes} arguments, found ${args.length}`);
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

/** A function of the file, or of the language. */
const compileCall = (node: Call, scope: Scope): Run => {
  if (isAccess(node.name)) return compileAccess(node, node.name, scope);
  if (node.name === 'int' && !scope.functions.has('int')) {
    checkCount(node, 1, scope);
    const [text] = compileAll(node.args, scope);
    return (frame) => intOf(text?.(frame) ?? null);
  }
  if (node.name === 'string' && !scope.functions.has('string')) {
    checkCount(node, 1, scope);
    const [number] = compileAll(node.args, scope);
    return (frame) => textOf(number?.(frame) ?? null);
  }
  const callee = scope.functions.get(node.name);
  if (!callee && node.name === 'float') return compileFloat(node, scope);
  if (!callee) throw scope.problem(node.at, `the function "${node.name}" is not known here`);
  checkCount(node, callee.parameters.length, scope);
  const args = compileAll(node.args, scope);
  const { parameters, run } = callee;
  return (frame) => {
    const values = parameters.map((name, place) => [name, args[place]?.(frame) ?? null] as const);
    return run({ ...frame, values: new Map([...frame.values, ...values]) });
  };
};

/** The conversion of a number. */
const compileFloat = (node: Call, scope: Scope): Run => {
  checkCount(node, 1, scope);
  const [of = () => null] = compileAll(node.args, scope);
  return (frame) => {
    const value = of(frame);
    if (isNumber(value)) return Number(value);
    throw new EvaluationError(`float() has no meaning for ${typeName(value)}`);
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
  if (node.name === 'matches') return compileMatches(node, { object, scope });
  if (node.name === 'replace') return compileReplace(node, { object, scope });
  if (node.name === 'split') return compileSplitting(node, { object, scope });
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

/** The pattern and what takes its place are literals. */
const compileReplace = (node: Call, { object, scope }: { object: Run; scope: Scope }): Run => {
  checkCount(node, 2, scope);
  const [pattern, by] = node.args.map((arg) => (arg.kind === 'literal' ? arg.value : undefined));
  if (typeof pattern !== 'string' || typeof by !== 'string') {
    throw scope.problem(node.at, 'replace() takes a pattern and a text in quotes');
  }
  if (/[\\$]/.test(by)) throw scope.problem(node.at, 'replace() by parts is not supported');
  let replace: (text: string) => string;
  try {
    replace = compileReplacement(pattern, by);
  } catch (error) {
    throw scope.problem(node.at, error instanceof Error ? error.message : String(error));
  }
  return (frame) => {
    const text = object(frame);
    if (typeof text === 'string') return replace(text);
    throw new EvaluationError(`${typeName(text)} has no replace()`);
  };
};

/** The pattern is a literal. */
const compileSplitting = (node: Call, { object, scope }: { object: Run; scope: Scope }): Run => {
  checkCount(node, 1, scope);
  const [pattern] = node.args;
  if (pattern?.kind !== 'literal' || typeof pattern.value !== 'string' || pattern.value === '') {
    throw scope.problem(node.at, 'split() takes a pattern in quotes');
  }
  const split = compileSplit(pattern.value);
  return (frame) => {
    const text = object(frame);
    if (typeof text === 'string') return split(text);
    throw new EvaluationError(`${typeName(text)} has no split()`);
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
