import { type Expression, precedence } from './rules-tree';
import type { TokenCursor } from './tokenize';

const constants = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/**
 * Reads one expression.
 * @throws {RulesError} where the text is no expression of the supported subset.
 */
export const parseExpression = (cursor: TokenCursor): Expression => {
  const condition = binary(cursor, 0);
  const { at } = cursor.peek();
  if (!cursor.accept('?')) return condition;
  const yes = parseExpression(cursor);
  cursor.expect(':');
  return { kind: 'ternary', condition, yes, no: parseExpression(cursor), at };
};

const binary = (cursor: TokenCursor, level: number): Expression => {
  const operators = precedence[level];
  if (!operators) return unary(cursor);
  let left = binary(cursor, level + 1);
  for (;;) {
    const operator = operators.find((candidate) => cursor.is(candidate));
    if (!operator) return left;
    const { at } = cursor.take();
    left =
      operator === 'is'
        ? { kind: 'is', operand: left, type: cursor.expectKind('name', 'a type').text, at }
        : { kind: 'binary', operator, left, right: binary(cursor, level + 1), at };
  }
};

const unary = (cursor: TokenCursor): Expression => {
  const { at } = cursor.peek();
  if (cursor.accept('!')) return { kind: 'unary', operator: '!', operand: unary(cursor), at };
  if (cursor.accept('-')) return { kind: 'unary', operator: '-', operand: unary(cursor), at };
  return postfix(cursor, primary(cursor));
};

const postfix = (cursor: TokenCursor, start: Expression): Expression => {
  let object = start;
  for (;;) {
    const { at } = cursor.peek();
    if (cursor.accept('.')) {
      const { text: name, at: nameAt } = cursor.expectKind('name', 'a field or method name');
      object = cursor.accept('(')
        ? { kind: 'call', object, name, args: listUpTo(cursor, ')'), at: nameAt }
        : { kind: 'member', object, name, at: nameAt };
    } else if (cursor.accept('[')) {
      const index = parseExpression(cursor);
      object = cursor.accept(':')
        ? { kind: 'range', object, from: index, to: parseExpression(cursor), at }
        : { kind: 'index', object, index, at };
      cursor.expect(']');
    } else {
      return object;
    }
  }
};

const primary = (cursor: TokenCursor): Expression => {
  const { kind, text, at } = cursor.peek();
  if (cursor.accept('(')) {
    const inner = parseExpression(cursor);
    cursor.expect(')');
    return { ...inner, brackets: (inner.brackets ?? 0) + 1 };
  }
  if (cursor.accept('[')) return { kind: 'list', items: listUpTo(cursor, ']'), at };
  if (cursor.accept('{')) return { kind: 'map', entries: entriesUpTo(cursor), at };
  if (kind === 'path') return { kind: 'path', segments: segmentsOf(cursor.take().text, at), at };
  if (kind !== 'string' && kind !== 'number' && kind !== 'name') throw cursor.unexpected('a value');
  cursor.take();
  if (kind === 'string') return { kind: 'literal', value: text, at };
  // An int is a bigint, a float is a number.
  if (kind === 'number') {
    return { kind: 'literal', value: text.includes('.') ? Number(text) : BigInt(text), at };
  }
  const constant = constants.get(text);
  if (constant !== undefined) return { kind: 'literal', value: constant, at };
  if (!cursor.accept('(')) return { kind: 'name', name: text, at };
  return { kind: 'call', object: undefined, name: text, args: listUpTo(cursor, ')'), at };
};

/** The entries of a map, up to its end; their names are in quotes. */
const entriesUpTo = (cursor: TokenCursor): (readonly [string, Expression])[] => {
  const entries: (readonly [string, Expression])[] = [];
  while (!cursor.accept('}')) {
    if (entries.length > 0) cursor.expect(',');
    const { text: name } = cursor.expectKind('string', 'a name in quotes');
    cursor.expect(':');
    entries.push([name, parseExpression(cursor)]);
  }
  return entries;
};

const memberOf = ([name = '', ...members]: readonly string[], at: number): Expression =>
  members.reduce<Expression>((object, each) => ({ kind: 'member', object, name: each, at }), {
    kind: 'name',
    name,
    at,
  });

/** The segments of a path: `$(…)` holds a value. */
const segmentsOf = (path: string, at: number): (string | Expression)[] =>
  path
    .split('/')
    .slice(1)
    .map((segment) => {
      const value = /^\$\((.*)\)$/.exec(segment)?.[1];
      return value === undefined ? segment : memberOf(value.split('.'), at);
    });

const listUpTo = (cursor: TokenCursor, close: string): Expression[] => {
  const items: Expression[] = [];
  while (!cursor.accept(close)) {
    if (items.length > 0) cursor.expect(',');
    items.push(parseExpression(cursor));
  }
  return items;
};
