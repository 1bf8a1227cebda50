import type { ExportDefaultDeclarationKind, ObjectProperty, Statement } from 'oxc-parser';
import { inPlainLetters } from '../problems/nearest/letters';
import { flags } from '../problems/nearest/lexicon';
import { inQuotes } from '../problems/nearest/meant-by';
import { isImportOfTypes } from './syntax/find-frame';

/** Digits that are clearly a number: not 0500, 1e3 or 5.000. */
const isPlainNumber = (raw: string) =>
  /^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(raw) && !/\.\d\d0$/.test(raw);

/** Anything after `default`, including every value. */
export type Value = ExportDefaultDeclarationKind;

export const unwrap = (node: Value): Value =>
  node.type === 'TSSatisfiesExpression' ||
  node.type === 'TSAsExpression' ||
  node.type === 'ParenthesizedExpression'
    ? unwrap(node.expression)
    : node;

/** The value of a node that is a single word, number or text; otherwise undefined. */
export const scalarOf = (node: Value): string | number | boolean | undefined => {
  if (node.type === 'TemplateLiteral') {
    return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
  }
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = scalarOf(node.argument);
    return typeof value === 'number' ? -value : undefined;
  }
  if (node.type === 'Literal' && typeof node.value === 'number' && !isPlainNumber(node.raw ?? '')) {
    return undefined;
  }
  const { value } = node as { value?: unknown };
  const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
  return node.type === 'Literal' && isScalar ? (value as string | number | boolean) : undefined;
};

/** A word without its quotes, or true, false or a number written in another way. */
export const meantByUnplain = (written: string): string | undefined => {
  const word = inPlainLetters(written).toLowerCase();
  if (/^(?:null|undefined)$/.test(word)) return undefined;
  const flag = flags.get(word);
  if (flag) return flag;
  // 01067 is a postal code, and 2026-03-31 a day.
  if (/^0\d{4,}$|^\d{4}-\d\d-\d\d$/.test(written)) return inQuotes(written);
  const [, whole, rest = ''] = /^\+?0*(\d+)(?:\.(\d*))?$/.exec(word) ?? [];
  if (/^\d[\d_]*(?:e\d+)?$/.test(word))
    return String(Number(word.replaceAll('_', '').replace(/^0+(?=\d)/, '')));
  if (whole !== undefined) return whole + (rest.length === 3 ? rest : rest && `.${rest}`);
  return /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(written) ? inQuotes(written) : undefined;
};

/** The name of an entry; undefined where it is computed. */
export const nameOf = ({ key, computed }: ObjectProperty) => {
  if (key.type === 'Identifier') return computed ? undefined : key.name;
  return key.type === 'Literal' && key.value !== null ? String(key.value) : undefined;
};

/** Neither types nor the data: code that runs. */
export const isBesideData = (statement: Statement) =>
  !isImportOfTypes(statement) &&
  statement.type !== 'ExportDefaultDeclaration' &&
  statement.type !== 'EmptyStatement';
