import { checkCount, compileDuration, compileMethod } from './compile-method';
import { negate, operators } from './operators';
import { type Frame, knownFields, pathOf, type Run, type Scope } from './rules-service';
import { type Expression, RulesError } from './rules-tree';
import { EvaluationError, isList, isMap, isNumber, type RulesValue, typeName } from './rules-value';

type Node<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

const isTypes: ReadonlySet<string> = new Set(
  'bool bytes duration float int latlng list map number path string timestamp'.split(' '),
);

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
    case 'map': {
      const entries = [...node.entries].map(
        ([key, value]) => [key, compileExpression(value, scope)] as const,
      );
      return (frame) => new Map(entries.map(([key, value]) => [key, value(frame)]));
    }
    case 'name':
      return compileName(node, scope);
    case 'member':
      return compileMember(node, scope);
    case 'index':
      return compileIndex(node, scope);
    case 'call':
      return compileCall(node, scope);
    case 'method': {
      const operands = { args: compileAll(node.args, scope), file: scope.file };
      const onDuration = node.object.kind === 'name' && node.object.name === 'duration';
      if (onDuration) return compileDuration(node, operands);
      return compileMethod(node, { ...operands, object: compileExpression(node.object, scope) });
    }
    case 'unary': {
      const operand = compileExpression(node.operand, scope);
      if (node.operator === '!') return (frame) => !booleanOf(operand(frame));
      return (frame) => negate(operand(frame));
    }
    case 'binary':
      return compileBinary(node, scope);
    case 'is':
      return compileIs(node, scope);
    case 'ternary':
      return compileTernary(node, scope);
  }
};

const compileAll = (nodes: readonly Expression[], scope: Scope): Run[] =>
  nodes.map((node) => compileExpression(node, scope));

const compileName = ({ name, at }: Node<'name'>, scope: Scope): Run => {
  const from = scope.locals.has(name) ? 'locals' : 'globals';
  if (!scope[from].has(name)) {
    throw new RulesError(scope.file, at, `the variable "${name}" is not known here`);
  }
  return (frame) => {
    const value = frame[from].get(name);
    if (value === undefined) throw new EvaluationError(`${name} has no value`);
    return value;
  };
};

const compileMember = (node: Node<'member'>, scope: Scope): Run => {
  const known = knownFields(node.object, scope);
  if (known && !known.has(node.name)) {
    const where = `${pathOf(node.object)}.${node.name}`;
    throw new RulesError(
      scope.file,
      node.at,
      `${where} is not supported for ${scope.service.name}`,
    );
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
    const inList = isList(container) && typeof key === 'bigint' && key >= 0n;
    const item = inList ? container[Number(key)] : undefined;
    if (item === undefined) throw new EvaluationError(`no such index in ${typeName(container)}`);
    return item;
  };
};

const compileCall = (node: Node<'call'>, scope: Scope): Run => {
  const callee = scope.findFunction(node.name);
  if (!callee) {
    throw new RulesError(scope.file, node.at, `the function "${node.name}" is not known here`);
  }
  checkCount(node, { takes: callee.parameters.length, file: scope.file });
  const args = compileAll(node.args, scope);
  return (frame) =>
    callee.run(
      frame,
      args.map((arg) => arg(frame)),
    );
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

/** Evaluates the branch that is chosen, and not the other. */
const compileTernary = (node: Node<'ternary'>, scope: Scope): Run => {
  const condition = compileExpression(node.condition, scope);
  const yes = compileExpression(node.yes, scope);
  const no = compileExpression(node.no, scope);
  return (frame) => (booleanOf(condition(frame)) ? yes : no)(frame);
};

const compileIs = (node: Node<'is'>, scope: Scope): Run => {
  if (!isTypes.has(node.type)) {
    throw new RulesError(scope.file, node.at, `the type "${node.type}" is not supported`);
  }
  const operand = compileExpression(node.operand, scope);
  if (node.type === 'number') return (frame) => isNumber(operand(frame));
  return (frame) => typeName(operand(frame)) === node.type;
};

const fieldOf = (value: RulesValue, name: string): RulesValue => {
  const field = isMap(value) ? value.get(name) : undefined;
  if (field === undefined) throw new EvaluationError(`${typeName(value)} has no "${name}"`);
  return field;
};

const booleanOf = (value: RulesValue): boolean => {
  if (typeof value === 'boolean') return value;
  throw new EvaluationError(`expected bool, found ${typeName(value)}`);
};
