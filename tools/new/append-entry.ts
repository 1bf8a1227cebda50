import ts from 'typescript';
import { appendItem } from './append-item';

/** Keys and places from the outermost in: `['footer', 'columns', 1, 'links']`. */
type EntryPath = readonly (string | number)[];

const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;

const keyOf = (name: ts.PropertyName) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;

const childOf = (node: ts.Expression, key: string | number): ts.Expression | undefined => {
  if (typeof key === 'number') {
    return ts.isArrayLiteralExpression(node) ? node.elements[key] : undefined;
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(({ name }) => name && keyOf(name) === key);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
};

/**
 * The config file `source` with `entry` at the end of the list at `path` of what it exports. Throws
 * when there is no such list.
 */
export const appendEntry = (source: string, path: EntryPath, entry: string): string => {
  const tree = ts.createSourceFile('config.ts', source, ts.ScriptTarget.Latest, true);
  const exported = tree.statements.find(ts.isExportAssignment)?.expression;
  const list = path.reduce<ts.Expression | undefined>(
    (node, key) => node && childOf(node, key),
    exported && unwrap(exported),
  );
  if (!list || !ts.isArrayLiteralExpression(list)) {
    throw new Error(`There is no list ${path.join('.')} to add to.`);
  }
  return appendItem(source, list, entry);
};
