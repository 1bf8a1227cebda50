import type {
  ArrayExpression,
  ExportDefaultDeclarationKind,
  ObjectExpression,
  ObjectProperty,
  Statement,
} from 'oxc-parser';
import type { ErrorName } from '../catalogue/errors';
import { entrySpan } from '../fix/entry-span';
import { inQuotes } from '../nearest/meant-by';
import type { Fix } from '../problem';
import { join, parentOf } from '../shape/contract-at';
import { checkFrame, type Frame } from './check-frame';
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

/** Digits that mean a number to everybody: no 0500, 1e3 or 5.000. */
const isPlainNumber = (raw: string) =>
  /^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(raw) && !/\.\d\d0$/.test(raw);

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
  if (node.type === 'Literal' && typeof node.value === 'number' && !isPlainNumber(node.raw ?? '')) {
    return undefined;
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

const flags: Record<string, string> = { yes: 'true', on: 'true', no: 'false', off: 'false' };

/** A word without its quotes, or true, false or a number written in another way. */
const meantByUnplain = (written: string): string | undefined => {
  const word = written.toLowerCase();
  if (/^(?:null|undefined)$/.test(word)) return undefined;
  if (/^(?:true|false)$/.test(word)) return word;
  if (flags[word]) return flags[word];
  const [, whole, rest = ''] = /^\+?0*(\d+)(?:\.(\d+))?$/.exec(word) ?? [];
  if (/^\d[\d_]*(?:e\d+)?$/.test(word))
    return String(Number(word.replaceAll('_', '').replace(/^0+(?=\d)/, '')));
  if (whole !== undefined) return whole + (rest.length === 3 ? rest : rest && `.${rest}`);
  return /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(written) ? inQuotes(written) : undefined;
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
export const readLiteral = (source: string, frame?: Frame): ReadFile => {
  const { text, program, slips, originOf, readable } = mendSyntax(source);
  const spans = new Map<string, { key?: Span; value: Span }>();
  const unread: string[] = [];
  const findings: WrittenFinding[] = [];

  const spanAt = ({ start, end }: Span): Span => ({ start: originOf(start), end: originOf(end) });
  const leaveUnread = (place: Span, path: string, error: ErrorName = 'notPlain') => {
    const written = text.slice(place.start, place.end);
    const span = spanAt(place);
    const suggestion = meantByUnplain(written);
    const edits = suggestion === undefined ? [] : [{ ...span, text: suggestion }];
    const said = /^\+?\d[\w.]*$/.test(written) ? 'brokenNumber' : error;
    findings.push({
      error: said,
      path,
      span,
      parts: { found: shorten(written) },
      ...(suggestion !== undefined && { suggestion, fix: { edits, certain: false } }),
    });
    unread.push(path);
    return undefined;
  };

  /** The same name again: told once where a second group begins, else name by name. */
  const tellTwice = (property: ObjectProperty, name: string, path: string) => {
    const key = spanAt(property.key);
    const parts = { found: name };
    if (name === 'kind') {
      findings.push({ error: 'runTogether', path, span: key, parts });
      unread.push(parentOf(path));
      return;
    }
    // The rest of a group that ran together with another.
    if (unread.includes(parentOf(path))) return;
    const edits = [{ ...entrySpan(source, spanAt(property)), text: '' }];
    const fix = { edits, certain: false };
    findings.push({ error: 'writtenTwice', path, span: key, parts, fix });
  };

  const readEntry = (property: ObjectProperty, path: string) => {
    if (property.shorthand) {
      const error = 'missingValue';
      const parts = { found: `“${text.slice(property.start, property.end)}”` };
      findings.push({ error, path, span: spanAt(property), parts });
      unread.push(path);
      return undefined;
    }
    const isPlain = property.kind === 'init' && !property.method;
    return isPlain ? read(property.value, path) : leaveUnread(property, path);
  };

  const readObject = (node: ObjectExpression, path: string) => {
    const entries = new Map<string, unknown>();
    for (const property of node.properties) {
      const name = property.type === 'Property' ? nameOf(property) : undefined;
      if (property.type !== 'Property' || name === undefined) {
        leaveUnread(property, path);
        continue;
      }
      const inner = join(path, name);
      if (entries.has(name)) tellTwice(property, name, inner);
      spans.set(inner, { key: spanAt(property.key), value: spanAt(property) });
      entries.set(name, readEntry(property, inner));
    }
    return Object.fromEntries(entries);
  };

  /** Two commas without anything between them. */
  const leaveHole = ({ elements, start }: ArrayExpression, index: number, path: string) => {
    const from = elements[index - 1]?.end ?? start + 1;
    const comma = text.indexOf(',', text.indexOf(',', from) + (index === 0 ? 0 : 1));
    const span = spanAt({ start: comma, end: comma + 1 });
    const fix = { edits: [{ ...span, text: '' }], certain: true };
    findings.push({ error: 'stray', path, span, parts: { found: '“,”' }, fix });
    unread.push(path);
    return undefined;
  };

  const readList = (list: ArrayExpression, path: string) =>
    list.elements.map((element, index) => {
      const inner = `${path}[${index}]`;
      if (element === null) return leaveHole(list, index, inner);
      return element.type === 'SpreadElement' ? leaveUnread(element, inner) : read(element, inner);
    });

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
  const tellSlips = () =>
    slips.forEach(
      ({ error, parts, suggestion, repair, certain = false, unread: leave, ...place }) => {
        const span = { start: place.start, end: Math.max(place.end, place.start + 1) };
        const path = around(span);
        const isMended = repair.length > 0 && (!leave || suggestion !== undefined);
        const fix = isMended ? { edits: repair, certain } : undefined;
        findings.push({ error, path, span, parts, suggestion, ...(fix && { fix }) });
        if (leave) unread.push(path);
      },
    );

  if (!readable) {
    tellSlips();
    return { value: undefined, spanOf, has, findings, unread, readable };
  }
  const [exported, ...others] = program.body.filter(
    (statement) => statement.type === 'ExportDefaultDeclaration',
  );
  // Of lines that were left out nothing is known.
  const isWhole = slips.every(({ error }) => error !== 'unreadable');
  const frameFindings = frame && isWhole ? checkFrame(program, text, frame) : [];
  for (const { start, end, repair, ...finding } of frameFindings) {
    const edits = repair.map(({ text: by, ...place }) => ({ ...spanAt(place), text: by }));
    const span = spanAt({ start, end });
    findings.push({ ...finding, path: '', span, fix: { edits, certain: false } });
  }
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
    tellSlips();
    return { value: undefined, spanOf, has, findings, unread, readable: false };
  }
  for (const statement of [...program.body.filter(isBesideData), ...others]) {
    const parts = { found: shorten(text.slice(statement.start, statement.end)) };
    findings.push({ error: 'besideData', path: '', span: spanAt(statement), parts });
  }
  const value = read(exported.declaration, '');
  tellSlips();
  return { value, spanOf, has, findings, unread, readable };
};
