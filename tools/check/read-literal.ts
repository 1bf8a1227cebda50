import ts from 'typescript';
import type { ErrorName } from './catalogue/errors';
import type { Edit } from './problem';
import { mendSyntax } from './syntax/mend-syntax';

/** Offsets in the file as it was written. */
export type Span = { start: number; end: number };

/** Something wrong with how a file is written. */
export type WrittenFinding = {
  error: ErrorName;
  path: string;
  span: Span;
  parts: Record<string, string>;
  fix?: Edit[];
};

export type ReadFile = {
  /** What the file says; undefined for what could not be read. */
  value: unknown;
  /** Where the entry with this path stands, its name or what it says; else the nearest around it. */
  spanOf: (path: string, at?: 'key') => Span;
  findings: WrittenFinding[];
  /** Paths of entries that hold no plain data: nothing is known of them. */
  unread: string[];
  /** False where nothing of the file is known. */
  readable: boolean;
};

const nameOf = (name: ts.PropertyName) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)
    ? name.text
    : undefined;

const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;

/** The value of a node that is a single word, number or text; undefined where it is none. */
const scalarOf = (node: ts.Expression): string | number | boolean | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  const isMinus =
    ts.isPrefixUnaryExpression(node) &&
    node.operator === ts.SyntaxKind.MinusToken &&
    ts.isNumericLiteral(node.operand);
  return isMinus ? -Number(node.operand.getText()) : undefined;
};

const shorten = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

/** Reads what `export default` of a config file says, without running it. Total: takes any text. */
export const readLiteral = (file: string, source: string): ReadFile => {
  const { text, slips, originOf, readable } = mendSyntax(source);
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const spans = new Map<string, { key?: Span; value: Span }>();
  const unread: string[] = [];
  const findings: WrittenFinding[] = slips.map(({ error, start, end, parts, repair, certain }) => ({
    error,
    path: '',
    span: { start, end: Math.max(end, start + 1) },
    parts,
    ...(certain && { fix: repair }),
  }));

  const spanAt = (node: ts.Node): Span => ({
    start: originOf(node.getStart()),
    end: originOf(node.getEnd()),
  });
  const report = (error: ErrorName, node: ts.Node, path: string) => {
    const parts = { found: shorten(node.getText()) };
    findings.push({ error, path, span: spanAt(node), parts });
  };
  const leaveUnread = (node: ts.Node, path: string) => {
    report('notPlain', node, path);
    unread.push(path);
    return undefined;
  };

  const readObject = (node: ts.ObjectLiteralExpression, path: string) => {
    const entries = new Map<string, unknown>();
    for (const property of node.properties) {
      const name = property.name && nameOf(property.name);
      if (name === undefined) {
        leaveUnread(property, path);
        continue;
      }
      const inner = path === '' ? name : `${path}.${name}`;
      const key = property.name ? spanAt(property.name) : spanAt(property);
      if (entries.has(name)) {
        findings.push({ error: 'writtenTwice', path: inner, span: key, parts: { found: name } });
      }
      spans.set(inner, { key, value: spanAt(property) });
      entries.set(name, readProperty(property, inner));
    }
    return Object.fromEntries(entries);
  };

  const readProperty = (property: ts.ObjectLiteralElementLike, path: string): unknown => {
    const { key } = spans.get(path) ?? {};
    if (ts.isPropertyAssignment(property)) {
      const value = read(property.initializer, path);
      spans.set(path, { ...(key && { key }), value: spanAt(unwrap(property.initializer)) });
      return value;
    }
    const isAssigned =
      ts.isShorthandPropertyAssignment(property) && property.objectAssignmentInitializer;
    if (!isAssigned) return leaveUnread(property, path);
    // title = 'About us' for title: 'About us'.
    const sign = text.indexOf('=', property.name.getEnd());
    const span = { start: originOf(sign), end: originOf(sign) + 1 };
    const fix = [{ ...span, text: ':' }];
    const parts = { found: `“${property.name.text}”` };
    findings.push({ error: 'missingColon', path, span, parts, fix });
    return read(isAssigned, path);
  };

  const read = (wrapped: ts.Expression, path: string): unknown => {
    const node = unwrap(wrapped);
    const { key } = spans.get(path) ?? {};
    spans.set(path, { ...(key && { key }), value: spanAt(node) });
    const scalar = scalarOf(node);
    if (scalar !== undefined) return scalar;
    if (ts.isArrayLiteralExpression(node)) {
      return node.elements.map((element, index) => read(element, `${path}[${index}]`));
    }
    if (ts.isObjectLiteralExpression(node)) return readObject(node, path);
    return leaveUnread(node, path);
  };

  const spanOf = (path: string, at?: 'key'): Span => {
    const found = spans.get(path);
    if (found) return (at && found.key) || found.value;
    if (path === '') return { start: 0, end: 1 };
    return spanOf(path.replace(/(?:\.?[^.[\]]+|\[\d+\])$/, ''), at);
  };

  if (!readable) return { value: undefined, spanOf, findings, unread, readable };
  const exported = tree.statements.find(ts.isExportAssignment);
  if (!exported) {
    const first = tree.statements.find((statement) => !ts.isImportDeclaration(statement));
    const start = originOf(first?.getStart() ?? 0);
    const span = { start, end: start + 1 };
    findings.push({ error: 'noDefault', path: '', span, parts: {} });
    return { value: undefined, spanOf, findings, unread, readable: false };
  }
  return { value: read(exported.expression, ''), spanOf, findings, unread, readable };
};
