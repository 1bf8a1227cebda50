import type {
  ArrayExpression,
  ExportDefaultDeclarationKind,
  ObjectExpression,
  ObjectProperty,
  Statement,
} from 'oxc-parser';
import type { ErrorName } from './catalogue/errors';
import { entrySpan } from './entry-span';
import { inQuotes } from './meant-by';
import type { Fix } from './problem';
import { mendSyntax } from './syntax/mend-syntax';

/** Offsets in the file as it was written. */
export type Span = { start: number; end: number };

/** Something wrong with how a file is written. */
export type WrittenFinding = {
  error: ErrorName;
  path: string;
  span: Span;
  parts: Record<string, string>;
  suggestion?: string | undefined;
  fix?: Fix;
};

export type ReadFile = {
  /** What the file says; undefined for what could not be read. */
  value: unknown;
  /** Where the entry with this path stands, its name or what it says; else the nearest around it. */
  spanOf: (path: string, at?: 'key') => Span;
  /** Whether the entry with this path is written in the file. */
  has: (path: string) => boolean;
  findings: WrittenFinding[];
  /** Paths of entries that hold no plain data: nothing is known of them. */
  unread: string[];
  /** False where nothing of the file is known. */
  readable: boolean;
};

/** What an entry is called; undefined where that is computed. */
const nameOf = ({ key, computed }: ObjectProperty) => {
  if (key.type === 'Identifier') return computed ? undefined : key.name;
  return key.type === 'Literal' && key.value !== null ? String(key.value) : undefined;
};

/** What may stand behind `export default`, every value included. */
type Value = ExportDefaultDeclarationKind;

const unwrap = (node: Value): Value =>
  node.type === 'TSSatisfiesExpression' ||
  node.type === 'TSAsExpression' ||
  node.type === 'ParenthesizedExpression'
    ? unwrap(node.expression)
    : node;

/** The value of a node that is a single word, number or text; undefined where it is none. */
const scalarOf = (node: Value): string | number | boolean | undefined => {
  if (node.type === 'TemplateLiteral') {
    return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
  }
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = scalarOf(node.argument);
    return typeof value === 'number' ? -value : undefined;
  }
  const { value } = node as { value?: unknown };
  const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
  return node.type === 'Literal' && isScalar ? (value as string | number | boolean) : undefined;
};

/** Neither types nor the data: something that runs. */
const isBesideData = (statement: Statement) =>
  !(statement.type === 'ImportDeclaration' && statement.importKind === 'type') &&
  statement.type !== 'ExportDefaultDeclaration' &&
  statement.type !== 'EmptyStatement';

const shorten = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

/** A word without its quotes; what is no data at all is better left out. */
const meantByUnplain = (
  written: string,
  span: Span,
): Pick<WrittenFinding, 'suggestion' | 'fix'> => {
  if (!/^[\p{L}_][\p{L}\p{N}_-]*$/u.test(written) || /^(?:null|undefined)$/.test(written))
    return {};
  const suggestion = inQuotes(written);
  return { suggestion, fix: { edits: [{ ...span, text: suggestion }], certain: false } };
};

/** const page = { … } for export default { … }. */
const meantByDeclaration = (
  statement: Statement | undefined,
  originOf: (offset: number) => number,
): Pick<WrittenFinding, 'suggestion' | 'fix'> => {
  const init =
    statement?.type === 'VariableDeclaration' ? statement.declarations.at(-1)?.init : undefined;
  if (!statement || init?.type !== 'ObjectExpression') return {};
  const edit = {
    start: originOf(statement.start),
    end: originOf(init.start),
    text: 'export default ',
  };
  return { suggestion: 'export default {', fix: { edits: [edit], certain: false } };
};

/** Reads what `export default` of a config file says, without running it. Total: takes any text. */
export const readLiteral = (source: string): ReadFile => {
  const { text, program, slips, originOf, readable } = mendSyntax(source);
  const spans = new Map<string, { key?: Span; value: Span }>();
  const unread: string[] = [];
  const findings: WrittenFinding[] = slips.map(({ error, start, end, parts, repair, certain }) => ({
    error,
    path: '',
    span: { start, end: Math.max(end, start + 1) },
    parts,
    ...(repair.length > 0 && { fix: { edits: repair, certain: certain ?? false } }),
  }));

  const spanAt = ({ start, end }: Span): Span => ({ start: originOf(start), end: originOf(end) });
  const leaveUnread = ({ start, end }: Span, path: string) => {
    const written = text.slice(start, end);
    const span = spanAt({ start, end });
    findings.push({
      error: 'notPlain',
      path,
      span,
      parts: { found: shorten(written) },
      ...meantByUnplain(written, span),
    });
    unread.push(path);
    return undefined;
  };

  const readObject = (node: ObjectExpression, path: string) => {
    const entries = new Map<string, unknown>();
    for (const property of node.properties) {
      const name = property.type === 'Property' ? nameOf(property) : undefined;
      if (property.type !== 'Property' || name === undefined) {
        leaveUnread(property, path);
        continue;
      }
      const inner = path === '' ? name : `${path}.${name}`;
      const key = spanAt(property.key);
      if (entries.has(name)) {
        const entry = entrySpan(source, spanAt(property));
        findings.push({
          error: 'writtenTwice',
          path: inner,
          span: key,
          parts: { found: name },
          fix: { edits: [{ ...entry, text: '' }], certain: false },
        });
      }
      spans.set(inner, { key, value: spanAt(property) });
      const isPlain = property.kind === 'init' && !property.method && !property.shorthand;
      entries.set(name, isPlain ? read(property.value, inner) : leaveUnread(property, inner));
    }
    return Object.fromEntries(entries);
  };

  const readList = ({ elements, ...list }: ArrayExpression, path: string) =>
    elements.map((element, index) =>
      element === null || element.type === 'SpreadElement'
        ? leaveUnread(element ?? list, `${path}[${index}]`)
        : read(element, `${path}[${index}]`),
    );

  const read = (wrapped: Value, path: string): unknown => {
    const node = unwrap(wrapped);
    const { key } = spans.get(path) ?? {};
    spans.set(path, { ...(key && { key }), value: spanAt(node) });
    const scalar = scalarOf(node);
    if (scalar !== undefined) return scalar;
    if (node.type === 'ArrayExpression') return readList(node, path);
    if (node.type === 'ObjectExpression') return readObject(node, path);
    return leaveUnread(node, path);
  };

  const spanOf = (path: string, at?: 'key'): Span => {
    const found = spans.get(path);
    if (found) return (at && found.key) || found.value;
    if (path === '') return { start: 0, end: 1 };
    return spanOf(path.replace(/(?:\.?[^.[\]]+|\[\d+\])$/, ''), at);
  };

  const has = (path: string) => spans.has(path);
  /** The smallest entry around a slip. */
  const around = ({ start }: Span): string => {
    const outer = [...spans]
      .map(([path, { key, value }]) => ({ path, start: (key ?? value).start, end: value.end }))
      .filter((entry) => entry.start <= start && start < entry.end)
      .sort((one, other) => one.end - one.start - (other.end - other.start));
    return outer[0]?.path ?? '';
  };
  const withPlaces = () =>
    findings.map((finding) =>
      finding.path === '' ? { ...finding, path: around(finding.span) } : finding,
    );

  if (!readable) return { value: undefined, spanOf, has, findings, unread, readable };
  const exported = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  if (!exported) {
    const last = program.body.at(-1);
    const start = originOf(last?.start ?? 0);
    const span = { start, end: start + 1 };
    findings.push({
      error: 'noDefault',
      path: '',
      span,
      parts: {},
      ...meantByDeclaration(last, originOf),
    });
    return { value: undefined, spanOf, has, findings, unread, readable: false };
  }
  for (const statement of program.body.filter(isBesideData)) {
    const parts = { found: shorten(text.slice(statement.start, statement.end)) };
    findings.push({ error: 'besideData', path: '', span: spanAt(statement), parts });
  }
  const value = read(exported.declaration, '');
  return { value, spanOf, has, findings: withPlaces(), unread, readable };
};
