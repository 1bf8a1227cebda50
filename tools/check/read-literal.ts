import ts from 'typescript';
import type { Problem } from './problem';

type Place = Pick<Problem, 'line' | 'column'>;

export type ReadFile = {
  value: unknown;
  /** Where the entry with this path stands, or the nearest entry around it. */
  placeOf: (path: string) => Place;
  problems: Problem[];
};

const notLiteral =
  'is not plain data: write texts in quotes, numbers, true, false, lists in [ ] and groups in { }';

const nameOf = (name: ts.PropertyName) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)
    ? name.text
    : undefined;

const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;

/** Reads what `export default` of a config file says, without running it. */
export const readLiteral = (file: string, source: string): ReadFile => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const places = new Map<string, Place>();
  const problems: Problem[] = [];

  const placeAt = (position: number): Place => {
    const { line, character } = tree.getLineAndCharacterOfPosition(position);
    return { line: line + 1, column: character + 1 };
  };
  const report = (position: number, path: string, message: string) =>
    problems.push({ severity: 'error', file, ...placeAt(position), path, message });

  const readObject = (node: ts.ObjectLiteralExpression, path: string) => {
    const entries = new Map<string, unknown>();
    for (const property of node.properties) {
      const name = property.name && nameOf(property.name);
      if (!ts.isPropertyAssignment(property) || name === undefined) {
        report(property.getStart(), path, notLiteral);
        continue;
      }
      const inner = path === '' ? name : `${path}.${name}`;
      if (entries.has(name))
        report(property.getStart(), inner, 'is written twice: keep one of them');
      entries.set(name, read(property.initializer, inner));
      places.set(inner, placeAt(property.getStart()));
    }
    return Object.fromEntries(entries);
  };

  const read = (wrapped: ts.Expression, path: string): unknown => {
    const node = unwrap(wrapped);
    places.set(path, placeAt(node.getStart()));
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (
      ts.isPrefixUnaryExpression(node) &&
      node.operator === ts.SyntaxKind.MinusToken &&
      ts.isNumericLiteral(node.operand)
    ) {
      return -Number(node.operand.text);
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (ts.isArrayLiteralExpression(node)) {
      return node.elements.map((element, index) => read(element, `${path}[${index}]`));
    }
    if (ts.isObjectLiteralExpression(node)) return readObject(node, path);
    report(node.getStart(), path, notLiteral);
    return undefined;
  };

  const placeOf = (path: string): Place => {
    const found = places.get(path);
    if (found) return found;
    if (path === '') return { line: 1, column: 1 };
    return placeOf(path.replace(/(?:\.?[^.[\]]+|\[\d+\])$/, ''));
  };

  for (const { start, messageText } of syntaxErrors(tree)) {
    report(start, '', `cannot be read here: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  }
  const exported = tree.statements.find(ts.isExportAssignment);
  if (!exported) report(0, '', 'has no `export default { … }`');
  const value = exported && problems.length === 0 ? read(exported.expression, '') : undefined;
  return { value, placeOf, problems };
};

type SyntaxError = { start: number; messageText: string | ts.DiagnosticMessageChain };

const syntaxErrors = (tree: ts.SourceFile): SyntaxError[] => {
  const { diagnostics = [] } = ts.transpileModule(tree.text, {
    fileName: tree.fileName,
    reportDiagnostics: true,
  });
  return diagnostics.map(({ start = 0, messageText }) => ({ start, messageText }));
};
