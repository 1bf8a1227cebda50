import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** An example as it is written, and its parts. */
export type Example = { name: string; text: string; node: ts.Expression };

export const nodesOf = (examples: Example[]) => examples.map(({ node }) => node);

const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? unwrap(node.expression) : node;

/** Lines whose first does not begin a line, moved to the left margin. */
export const outdent = (text: string) => {
  const closing = /\n( *)\S*$/.exec(text)?.[1] ?? '';
  return text.replaceAll(`\n${closing}`, '\n');
};

const propertiesOf = (node: ts.Expression) => {
  const inner = unwrap(node);
  return ts.isObjectLiteralExpression(inner)
    ? inner.properties.filter((property) => ts.isPropertyAssignment(property))
    : [];
};

const nameOf = ({ name }: ts.PropertyAssignment) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';

export const keysOf = (node: ts.Expression): string[] => propertiesOf(node).map(nameOf);

/** What is written for `key` in the group `node`. */
export const valueOf = (node: ts.Expression, key: string): ts.Expression | undefined =>
  propertiesOf(node).find((property) => nameOf(property) === key)?.initializer;

export const entriesOf = (node: ts.Expression): ts.Expression[] => {
  const inner = unwrap(node);
  return ts.isArrayLiteralExpression(inner) ? [...inner.elements] : [];
};

/** The examples that `file` in `root` exports: those of a group `examples` by name, or one alone. */
export const readExamples = (root: string, file: string): Example[] => {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const source = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const declared = tree.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return declared.flatMap(({ name, initializer }) => {
    if (!initializer) return [];
    const node = unwrap(initializer);
    if (name.getText() !== 'examples') {
      return [{ name: name.getText(), text: node.getText(), node }];
    }
    return propertiesOf(node).map((property) => ({
      name: nameOf(property),
      text: outdent(property.initializer.getText()),
      node: property.initializer,
    }));
  });
};
