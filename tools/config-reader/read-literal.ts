import type { ArrayExpression, ObjectExpression, ObjectProperty, Statement } from 'oxc-parser';
import { shorten } from '../nearest/meant-by';
import type { Span } from '../problems/problem';
import { limits, tooMuch } from './limits';
import { noteTaker, type ReadFile, type WrittenFinding } from './note-taker';
import {
  isBesideData,
  isDashed,
  isWordOfList,
  joinedText,
  lastOfWords,
  nameOf,
  scalarOf,
  unwrap,
  type Value,
} from './plain-values';
import { checkFrame, type Frame } from './syntax/find-frame';
import { repairSyntax } from './syntax/repair-syntax';
import { join } from './values';

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

/** Reads the value of `default` in a config file, without running it. Total: takes any text. */
export const readLiteral = (source: string, frame?: Frame): ReadFile => {
  const repaired = repairSyntax(source, frame);
  const { text, program, issues, originOf, readable } = repaired;
  const notes = noteTaker(source, repaired);
  const { findings, outcome, spanAt, spans, unread } = notes;

  /** Only as many entries as the limit allows. */
  const withinLimit = <Entry extends Span | null>(entries: Entry[], path: string): Entry[] => {
    const place = entries[limits.entries];
    if (entries.length <= limits.entries) return entries;
    const parts = tooMuch('# entries stand in one list or group', entries.length, limits.entries);
    if (place) notes.reportTooMuch(place, path, parts);
    return entries.slice(0, limits.entries);
  };

  const readEntry = (property: ObjectProperty, path: string) => {
    if (property.shorthand) {
      const error = 'missingValue';
      const parts = { found: `“${text.slice(property.start, property.end)}”` };
      findings.push({ error, path, span: spanAt(property), parts });
      unread.add(path);
      return undefined;
    }
    const isPlain = property.kind === 'init' && !property.method;
    return isPlain ? read(property.value, path) : notes.leaveUnread(property, path);
  };

  const readObject = (node: ObjectExpression, path: string) => {
    const entries = new Map<string, unknown>();
    const properties = withinLimit(node.properties, path);
    for (const [index, property] of properties.entries()) {
      if (isWordOfList(properties, index)) continue;
      const name = property.type === 'Property' ? nameOf(property) : undefined;
      if (property.type !== 'Property' || name === undefined) {
        notes.leaveUnread(property, path);
        continue;
      }
      if (name.length > limits.name) {
        notes.reportTooMuch(
          property,
          path,
          tooMuch('A name of # characters stands here', name.length, limits.name),
        );
        continue;
      }
      const inner = join(path, name);
      if (entries.has(name)) notes.reportTwice(property, name, inner);
      // Of two kinds in a row the second is removed.
      if (entries.has(name) && name === 'kind' && notes.isNext(spanAt(property.key), inner))
        continue;
      spans.set(inner, { key: spanAt(property.key), value: spanAt(property) });
      const last = lastOfWords(properties, index);
      const words = last && { start: property.value.start, end: last.end };
      entries.set(
        name,
        words ? notes.readWord(words, inner, 'unquoted') : readEntry(property, inner),
      );
    }
    return Object.fromEntries(entries);
  };

  const readList = (list: ArrayExpression, path: string) =>
    withinLimit(list.elements, path).map((element, index) => {
      const inner = `${path}[${index}]`;
      if (element === null) return notes.leaveHole(list, index, inner);
      if (element.type === 'Identifier') return notes.readWord(element, inner);
      return element.type === 'SpreadElement'
        ? notes.leaveUnread(element, inner)
        : read(element, inner);
    });

  const read = (wrapped: Value, path: string): unknown => {
    const node = unwrap(wrapped);
    if (node.type === 'UnaryExpression' && isDashed(node)) {
      notes.reportDash(node, path);
      return read(node.argument, path);
    }
    const { key } = spans.get(path) ?? {};
    spans.set(path, { ...(key && { key }), value: spanAt(node) });
    const scalar = scalarOf(node);
    if (typeof scalar === 'string' && scalar.length > limits.text) {
      return notes.reportTooLong(node, path, scalar);
    }
    if (scalar !== undefined) return scalar;
    if (node.type === 'ArrayExpression') return readList(node, path);
    if (node.type === 'ObjectExpression') return readObject(node, path);
    const joined = joinedText(node);
    return joined === undefined
      ? notes.leaveUnread(node, path)
      : notes.reportJoined(node, path, joined);
  };

  if (!readable) return outcome(undefined, false);
  const [exported, ...others] = program.body.filter(
    (statement) => statement.type === 'ExportDefaultDeclaration',
  );
  // Lines that were left out may hold anything.
  const isWhole = issues.every(({ error }) => error !== 'unreadable');
  const frameFindings =
    frame && isWhole ? checkFrame(program, text, frame).slice(0, limits.findings) : [];
  for (const { start, end, repair, certain = false, ...finding } of frameFindings) {
    const edits = repair.map(({ text: by, ...place }) => ({ ...spanAt(place), text: by }));
    const span = spanAt({ start, end });
    findings.push({ ...finding, path: '', span, fix: { edits, certain } });
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
    return outcome(undefined, false);
  }
  const beside = program.body.filter(isBesideData);
  // A second file after the first is one mistake, from its first line on.
  const [second] = program.body.filter(({ start }) => others.length > 0 && start > exported.end);
  const apart = second ? beside.filter(({ start }) => start < second.start) : beside;
  for (const statement of [...apart.slice(0, limits.findings), ...(second ? [second] : [])]) {
    const parts = { found: shorten(text.slice(statement.start, statement.end)) };
    findings.push({ error: 'besideData', path: '', span: spanAt(statement), parts });
  }
  return outcome(read(exported.declaration, ''), true);
};
