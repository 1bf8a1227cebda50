import type { BinaryOperator } from './rules-tree';
import {
  EvaluationError,
  isList,
  isMap,
  isNumber,
  rulesEqual,
  type RulesValue,
  typeName,
} from './rules-value';

type Strict = Exclude<BinaryOperator, '&&' | '||'>;
type Operation = (left: RulesValue, right: RulesValue) => RulesValue;

const minInt = -(2n ** 63n);
const maxInt = 2n ** 63n - 1n;

/** Binary operators that evaluate both sides. Each throws EvaluationError on types it has no meaning for. */
export const operators: Readonly<Record<Strict, Operation>> = {
  '==': rulesEqual,
  '!=': (left, right) => !rulesEqual(left, right),
  '<': (left, right) => order(left, right) < 0,
  '<=': (left, right) => order(left, right) <= 0,
  '>': (left, right) => order(left, right) > 0,
  '>=': (left, right) => order(left, right) >= 0,
  in: (left, right) => contains(right, left),
  '+': (left, right) => {
    if (typeof left === 'string' && typeof right === 'string') return left + right;
    return timeArithmetic('+', left, right) ?? arithmetic('+', left, right);
  },
  '-': (left, right) => timeArithmetic('-', left, right) ?? arithmetic('-', left, right),
  '*': (left, right) => arithmetic('*', left, right),
  '/': (left, right) => arithmetic('/', left, right),
  '%': (left, right) => arithmetic('%', left, right),
};

/** `-value`. */
export const negate = (value: RulesValue): RulesValue => {
  if (typeof value === 'bigint') return int(-value);
  if (typeof value === 'number') return -value;
  throw new EvaluationError(`- has no meaning for ${typeName(value)}`);
};

const order = (left: RulesValue, right: RulesValue): number => {
  if (isNumber(left) && isNumber(right)) {
    if (Number.isNaN(left) || Number.isNaN(right)) return NaN;
    return left < right ? -1 : Number(left > right);
  }
  if (typeof left === 'string' && typeof right === 'string') {
    return Buffer.compare(Buffer.from(left), Buffer.from(right));
  }
  const [a, b] = [nanosOf(left), nanosOf(right)];
  if (a !== undefined && b !== undefined && typeName(left) === typeName(right)) {
    return a < b ? -1 : Number(a > b);
  }
  throw new EvaluationError(`${typeName(left)} and ${typeName(right)} have no order`);
};

const contains = (container: RulesValue, wanted: RulesValue): boolean => {
  if (isList(container)) return container.some((item) => rulesEqual(item, wanted));
  if (isMap(container) && typeof wanted === 'string') return container.has(wanted);
  throw new EvaluationError(`${typeName(wanted)} in ${typeName(container)} has no meaning`);
};

const arithmetic = (operator: '+' | '-' | '*' | '/' | '%', left: RulesValue, right: RulesValue) => {
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    if ((operator === '/' || operator === '%') && right === 0n) {
      throw new EvaluationError('division by zero');
    }
    if (operator === '+') return int(left + right);
    if (operator === '-') return int(left - right);
    if (operator === '*') return int(left * right);
    return int(operator === '/' ? left / right : left % right);
  }
  if (!isNumber(left) || !isNumber(right)) {
    throw new EvaluationError(`${typeName(left)} ${operator} ${typeName(right)} has no meaning`);
  }
  const [a, b] = [Number(left), Number(right)];
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  if (operator === '*') return a * b;
  return operator === '/' ? a / b : a % b;
};

/** timestamp ± duration, duration ± duration, timestamp - timestamp; anything else is not time. */
const timeArithmetic = (operator: '+' | '-', left: RulesValue, right: RulesValue) => {
  const [a, b] = [nanosOf(left), nanosOf(right)];
  if (a === undefined || b === undefined) return undefined;
  const nanos = operator === '+' ? a + b : a - b;
  const types = `${typeName(left)} ${operator} ${typeName(right)}`;
  if (types === 'timestamp - timestamp') return { type: 'duration', nanos } as const;
  if (typeName(right) === 'duration') {
    return { type: typeName(left) === 'timestamp' ? 'timestamp' : 'duration', nanos } as const;
  }
  if (types === 'duration + timestamp') return { type: 'timestamp', nanos } as const;
  throw new EvaluationError(`${types} has no meaning`);
};

const nanosOf = (value: RulesValue): bigint | undefined =>
  typeof value === 'object' && value !== null && 'nanos' in value ? value.nanos : undefined;

const int = (value: bigint): bigint => {
  if (value < minInt || value > maxInt) throw new EvaluationError('integer overflow');
  return value;
};
