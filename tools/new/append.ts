import ts from 'typescript';
import type { Names } from '../../packages/config-files';

type List = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

const indented = (item: string, margin: string) =>
  item
    .split('\n')
    .map((line) => margin + line)
    .join('\n');

/**
 * `source` with `item` as the last of `list`, which is a part of its tree, written as the items
 * before it are: in a line of its own or in theirs. All else stays as it is, comments too.
 */
export const appendItem = (source: string, list: List, item: string): string => {
  const items = ts.isArrayLiteralExpression(list) ? list.elements : list.properties;
  const insert = (position: number, text: string) =>
    source.slice(0, position) + text + source.slice(position);
  const last = items.at(-1);
  if (!last) return insert(list.getStart() + 1, item);

  const lineStart = (position: number) => source.lastIndexOf('\n', position - 1) + 1;
  const lastLine = lineStart(last.getStart());
  const [margin = ''] = /^[ \t]*/.exec(source.slice(lastLine)) ?? [];
  if (lastLine === lineStart(list.getStart())) return insert(last.getEnd(), `, ${item}`);

  const afterItems = items.hasTrailingComma ? items.end : last.getEnd();
  // A comment after the last item belongs to it.
  const comments = ts.getTrailingCommentRanges(source, afterItems) ?? [];
  const afterLine = comments.at(-1)?.end ?? afterItems;
  const lines = `\n${indented(item, margin)},`;
  const written = insert(
    afterLine,
    source.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines,
  );
  return items.hasTrailingComma
    ? written
    : `${written.slice(0, last.getEnd())},${written.slice(last.getEnd())}`;
};

/** Keys and places from the outermost in: `['footer', 'columns', 1, 'links']`, or '1'. */
type EntryPath = readonly (string | number)[];

const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;

const keyOf = (name: ts.PropertyName) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;

/** What stands at a place of a list, or at a key of a group, as a part of the tree. */
export const childOf = (
  node: ts.Expression | undefined,
  key: string | number,
): ts.Expression | undefined => {
  if (!node) return undefined;
  if (ts.isArrayLiteralExpression(node)) {
    const element = node.elements[Number(key)];
    return element && unwrap(element);
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(({ name }) => name && keyOf(name) === String(key));
  return property && ts.isPropertyAssignment(property) ? unwrap(property.initializer) : undefined;
};

/** What a config file exports, as a part of its tree. */
export const exportedValue = (source: string): ts.Expression | undefined => {
  const tree = ts.createSourceFile('config.ts', source, ts.ScriptTarget.Latest, true);
  const exported = tree.statements.find(ts.isExportAssignment)?.expression;
  return exported && unwrap(exported);
};

/**
 * The config file `source` with `entry` at the end of the list at `path` of what it exports. Throws
 * when there is no such list.
 */
export const appendEntry = (source: string, path: EntryPath, entry: string): string => {
  const list = path.reduce<ts.Expression | undefined>(childOf, exportedValue(source));
  if (!list || !ts.isArrayLiteralExpression(list)) {
    throw new Error(`There is no list ${path.join('.')} to add to.`);
  }
  return appendItem(source, list, entry);
};

/** The kind whose schema a line imports. */
const kindOf = (statement: ts.Statement) =>
  ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)
    ? /^\.\/([a-z0-9-]+)\/schema$/.exec(statement.moduleSpecifier.text)?.[1]
    : undefined;

const addImport = (source: string, { name, camel }: Names) => {
  const { statements } = ts.createSourceFile('registry.ts', source, ts.ScriptTarget.Latest, true);
  const line = `import { ${camel}Schema } from './${name}/schema';`;
  const imports = statements.filter(ts.isImportDeclaration);
  const next = imports.find((statement) => (kindOf(statement) ?? '') > name);
  if (next) {
    const start = next.getStart();
    return `${source.slice(0, start)}${line}\n${source.slice(start)}`;
  }
  const end = imports.at(-1)?.getEnd() ?? 0;
  return `${source.slice(0, end)}\n${line}${source.slice(end)}`;
};

const addEntry = (source: string, { name, camel }: Names) => {
  const tree = ts.createSourceFile('registry.ts', source, ts.ScriptTarget.Latest, true);
  const schemas = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === 'sectionSchemas')?.initializer;
  if (!schemas || !ts.isObjectLiteralExpression(schemas)) {
    throw new Error('src/sections/registry.ts has no list sectionSchemas to add to.');
  }
  const key = name === camel ? name : `'${name}'`;
  return appendItem(source, schemas, `${key}: ${camel}Schema`);
};

/** The source of src/sections/registry.ts with one kind more: its import in order, and its line. */
export const addSchema = (source: string, names: Names): string =>
  addImport(addEntry(source, names), names);
