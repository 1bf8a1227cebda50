import { type BinaryOperator, type Expression, precedence } from './rules-tree';
import type { TokenCursor } from './tokenize';

const constants = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const maxInt = 2n ** 63n - 1n;

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
        : {
            kind: 'binary',
            operator: operator satisfies BinaryOperator,
            left,
            right: binary(cursor, level + 1),
            at,
          };
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
      object = cursor.is('(')
        ? { kind: 'method', object, name, args: callArguments(cursor), at: nameAt }
        : { kind: 'member', object, name, at: nameAt };
    } else if (cursor.accept('[')) {
      const index = parseExpression(cursor);
      if (cursor.is(':')) throw cursor.problem('ranges ([a:b]) are not supported');
      cursor.expect(']');
      object = { kind: 'index', object, index, at };
    } else {
      return object;
    }
  }
};

const primary = (cursor: TokenCursor): Expression => {
  if (cursor.is('/')) throw cursor.problem('paths in expressions are not supported');
  if (cursor.accept('(')) {
    const inner = parseExpression(cursor);
    cursor.expect(')');
    return inner;
  }
  if (cursor.is('[')) return { kind: 'list', at: cursor.peek().at, items: list(cursor, '[', ']') };
  if (cursor.is('{')) return map(cursor);
  const token = cursor.take();
  const { at, text } = token;
  if (token.kind === 'string') return { kind: 'literal', value: text, at };
  if (token.kind === 'float') return { kind: 'literal', value: Number(text), at };
  if (token.kind === 'int') {
    if (BigInt(text) > maxInt) throw cursor.problem('this number is not a 64-bit integer', token);
    return { kind: 'literal', value: BigInt(text), at };
  }
  if (token.kind !== 'name') throw cursor.problem(`expected a value, found "${text}"`, token);
  const constant = constants.get(text);
  if (constant !== undefined) return { kind: 'literal', value: constant, at };
  if (cursor.is('(')) return { kind: 'call', name: text, args: callArguments(cursor), at };
  return { kind: 'name', name: text, at };
};

const callArguments = (cursor: TokenCursor): Expression[] => list(cursor, '(', ')');

const list = (cursor: TokenCursor, open: string, close: string): Expression[] => {
  cursor.expect(open);
  const items: Expression[] = [];
  while (!cursor.accept(close)) {
    if (items.length > 0) cursor.expect(',');
    items.push(parseExpression(cursor));
  }
  return items;
};

const map = (cursor: TokenCursor): Expression => {
  const { at } = cursor.expect('{');
  const entries = new Map<string, Expression>();
  while (!cursor.accept('}')) {
    if (entries.size > 0) cursor.expect(',');
    const key = cursor.expectKind('string', 'a string as key');
    cursor.expect(':');
    entries.set(key.text, parseExpression(cursor));
  }
  return { kind: 'map', entries, at };
};
