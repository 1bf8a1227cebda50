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
import { type RepairedSyntax, repairSyntax } from './syntax/repair-syntax';
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

type Notes = ReturnType<typeof noteTaker>;

/** Reads the values of a file's nodes, and notes what is wrong with how they are written. */
const valueReader = (notes: Notes) => {
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
      const parts = { found: `“${notes.text.slice(property.start, property.end)}”` };
      notes.findings.push({ error, path, span: notes.spanAt(property), parts });
      notes.unread.add(path);
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
      if (entries.has(name) && name === 'kind' && notes.isNext(notes.spanAt(property.key), inner))
        continue;
      notes.spans.set(inner, { key: notes.spanAt(property.key), value: notes.spanAt(property) });
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
    const { key } = notes.spans.get(path) ?? {};
    notes.spans.set(path, { ...(key && { key }), value: notes.spanAt(node) });
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

  return read;
};

/** Imports and types other than those of this sort of file, and what stands beside its data. */
const reportFrame = (repaired: RepairedSyntax, notes: Notes, frame: Frame | undefined) => {
  const { text, program, issues } = repaired;
  // Lines that were left out may hold anything.
  const isWhole = issues.every(({ error }) => error !== 'unreadable');
  const found = frame && isWhole ? checkFrame(program, text, frame) : [];
  for (const { start, end, repair, certain = false, ...finding } of found.slice(
    0,
    limits.findings,
  )) {
    const edits = repair.map(({ text: by, ...place }) => ({ ...notes.spanAt(place), text: by }));
    const span = notes.spanAt({ start, end });
    notes.findings.push({ ...finding, path: '', span, fix: { edits, certain } });
  }
};

const reportBeside = ({ text, program }: RepairedSyntax, notes: Notes) => {
  const [exported, ...others] = program.body.filter(isData);
  const beside = program.body.filter(isBesideData);
  // A second file after the first is one mistake, from its first line on.
  const [second] = program.body.filter(
    ({ start }) => exported && others.length > 0 && start > exported.end,
  );
  const apart = second ? beside.filter(({ start }) => start < second.start) : beside;
  for (const statement of [...apart.slice(0, limits.findings), ...(second ? [second] : [])]) {
    const parts = { found: shorten(text.slice(statement.start, statement.end)) };
    notes.findings.push({ error: 'besideData', path: '', span: notes.spanAt(statement), parts });
  }
};

const isData = (statement: Statement) => statement.type === 'ExportDefaultDeclaration';

/** Reads the value of `default` in a config file, without running it. Total: takes any text. */
export const readLiteral = (source: string, frame?: Frame): ReadFile => {
  const repaired = repairSyntax(source, frame);
  const { program, originOf, readable } = repaired;
  const notes = noteTaker(source, repaired);
  if (!readable) return notes.outcome(undefined, false);
  reportFrame(repaired, notes, frame);
  const exported = program.body.find(isData);
  if (exported) {
    reportBeside(repaired, notes);
    return notes.outcome(valueReader(notes)(exported.declaration, ''), true);
  }
  const last = program.body.at(-1);
  const start = originOf(last?.start ?? 0);
  const span = { start, end: start + 1 };
  const meant = meantByDeclaration(last, originOf);
  notes.findings.push({ error: 'noDefault', path: '', span, parts: {}, ...meant });
  return notes.outcome(undefined, false);
};
