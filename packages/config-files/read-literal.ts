import type { ArrayExpression, ObjectExpression, ObjectProperty, Statement } from 'oxc-parser';
import { shortLine } from '../../src/schema/short-line';
import { join, parentOf } from '../../src/schema/values/paths';
import { limits, tooMuch } from '../config-values/limits';
import { entrySpan } from '../problems/edits';
import { inPlainLetters, partsOfLookAlike } from '../problems/nearest/letters';
import { inQuotes } from '../problems/nearest/meant-by';
import type { Span } from '../problems/problem';
import { type Note, noteTaker, type ReadFile } from './note-taker';
import { isBesideData, meantByUnplain, nameOf, scalarOf, unwrap, type Value } from './plain-values';
import { checkFrame, type Frame } from './syntax/find-frame';
import { type RepairedSyntax, repairSyntax } from './syntax/repair-syntax';

type Notes = ReturnType<typeof noteTaker>;

/** A longer word has no likely meaning. */
const longestWord = 300;

/** Entries that are no plain data, what they are and what they may mean. */
const unplainNote = (written: string): Note => {
  const suggestion = written.length > longestWord ? undefined : meantByUnplain(written);
  const isAlike = suggestion !== undefined && suggestion === inPlainLetters(written);
  const letters = isAlike ? partsOfLookAlike(written) : undefined;
  const isNumber = /^\+?\d[\w.]*$/.test(written);
  const error = letters ? 'lookAlike' : isNumber ? 'brokenNumber' : 'notPlain';
  return { error, parts: letters ?? { found: shortLine(written) }, suggestion, by: suggestion };
};

/** Reports the nodes of a file that are written otherwise than as data. */
const unplainReader = (source: string, text: string, notes: Notes) => {
  const { spans, unread, spanAt, note, leave } = notes;
  const textAt = ({ start, end }: Span) => text.slice(start, end);

  /** This is no plain data. */
  const leaveUnread = (node: Span, path: string) =>
    leave(path, spanAt(node), unplainNote(textAt(node)));

  /** Beyond a limit: none of it is checked. */
  const leaveTooMuch = (node: Span, path: string, parts: Record<string, string>) =>
    leave(path, spanAt(node), { error: 'tooMuch', parts });

  const leaveTooLong = (node: Span, path: string, { length }: string) =>
    leaveTooMuch(node, path, tooMuch('A text of # characters stands here', length, limits.text));

  /** title, without a colon and a value. */
  const leaveEmpty = (node: Span, path: string) =>
    leave(path, spanAt(node), { error: 'missingValue', parts: { found: `“${textAt(node)}”` } });

  /** Whether it directly follows the first entry of its name. */
  const isNext = ({ start }: Span, path: string) =>
    /^[\s,]*$/.test(source.slice(spans.get(path)?.value.end, start));

  /** A duplicate name: reported once where a second group begins, else name by name. */
  const reportTwice = (property: ObjectProperty, name: string, path: string) => {
    const key = spanAt(property.key);
    const parts = { found: name };
    if (name === 'kind' && !isNext(key, path)) {
      note(path, key, { error: 'runTogether', parts });
      unread.add(parentOf(path));
    } else if (!unread.has(parentOf(path))) {
      // Else it is the rest of a group that was merged with another.
      const edits = [{ ...entrySpan(source, spanAt(property)), text: '' }];
      note(path, key, { error: 'writtenTwice', parts, edits });
    }
  };

  /** Two commas without anything between them. */
  const leaveHole = ({ elements, start }: ArrayExpression, index: number, path: string) => {
    const from = elements[index - 1]?.end ?? start + 1;
    const comma = text.indexOf(',', text.indexOf(',', from) + (index === 0 ? 0 : 1));
    const span = spanAt({ start: comma, end: comma + 1 });
    return leave(path, span, { error: 'stray', parts: { found: '“,”' }, by: '', certain: true });
  };

  /** window for 'window', in a list: the value is known. */
  const readWord = (node: Span, path: string) => {
    const word = textAt(node);
    const what = '# characters without quotes stand here';
    if (word.length > limits.text)
      return leaveTooMuch(node, path, tooMuch(what, word.length, limits.text));
    const span = spanAt(node);
    const suggestion = inQuotes(word);
    note(path, span, {
      error: 'notPlain',
      parts: { found: shortLine(word) },
      suggestion,
      by: suggestion,
    });
    spans.set(path, { ...spans.get(path), value: span });
    return word;
  };

  return {
    isNext,
    leaveEmpty,
    leaveHole,
    leaveTooLong,
    leaveTooMuch,
    leaveUnread,
    readWord,
    reportTwice,
  };
};

/** Reads the values of a file's nodes, and notes what is wrong with how they are written. */
const valueReader = (source: string, text: string, notes: Notes) => {
  const { spans, spanAt } = notes;
  const unplain = unplainReader(source, text, notes);

  /** Only as many entries as the limit allows. */
  const withinLimit = <Entry extends Span | null>(entries: Entry[], path: string): Entry[] => {
    const place = entries[limits.entries];
    const parts = tooMuch('# entries stand in one list or group', entries.length, limits.entries);
    if (place) unplain.leaveTooMuch(place, path, parts);
    return entries.slice(0, limits.entries);
  };

  const readEntry = (property: ObjectProperty, path: string) => {
    if (property.shorthand) return unplain.leaveEmpty(property, path);
    const isPlain = property.kind === 'init' && !property.method;
    return isPlain ? read(property.value, path) : unplain.leaveUnread(property, path);
  };

  const readObject = (node: ObjectExpression, path: string) => {
    const entries = new Map<string, unknown>();
    for (const property of withinLimit(node.properties, path)) {
      const name = property.type === 'Property' ? nameOf(property) : undefined;
      if (property.type !== 'Property' || name === undefined) {
        unplain.leaveUnread(property, path);
        continue;
      }
      if (name.length > limits.name) {
        const parts = tooMuch('A name of # characters stands here', name.length, limits.name);
        unplain.leaveTooMuch(property, path, parts);
        continue;
      }
      const inner = join(path, name);
      const key = spanAt(property.key);
      if (entries.has(name)) unplain.reportTwice(property, name, inner);
      // Of two kinds in a row the second is removed.
      if (entries.has(name) && name === 'kind' && unplain.isNext(key, inner)) continue;
      spans.set(inner, { key, value: spanAt(property) });
      entries.set(name, readEntry(property, inner));
    }
    return Object.fromEntries(entries);
  };

  const readList = (list: ArrayExpression, path: string) =>
    withinLimit(list.elements, path).map((element, index) => {
      const inner = `${path}[${index}]`;
      if (element === null) return unplain.leaveHole(list, index, inner);
      if (element.type === 'Identifier') return unplain.readWord(element, inner);
      return element.type === 'SpreadElement'
        ? unplain.leaveUnread(element, inner)
        : read(element, inner);
    });

  const read = (wrapped: Value, path: string): unknown => {
    const node = unwrap(wrapped);
    spans.set(path, { ...spans.get(path), value: spanAt(node) });
    const scalar = scalarOf(node);
    if (typeof scalar === 'string' && scalar.length > limits.text)
      return unplain.leaveTooLong(node, path, scalar);
    if (scalar !== undefined) return scalar;
    if (node.type === 'ArrayExpression') return readList(node, path);
    if (node.type === 'ObjectExpression') return readObject(node, path);
    return unplain.leaveUnread(node, path);
  };

  return read;
};

/** Imports and types other than those of this sort of file. */
const reportFrame = ({ text, program, issues }: RepairedSyntax, notes: Notes, frame: Frame) => {
  // Lines that were left out may hold anything.
  if (issues.some(({ error }) => error === 'unreadable')) return;
  const found = checkFrame(program, text, frame).slice(0, limits.findings);
  for (const { start, end, repair, ...details } of found) {
    const edits = repair.map((edit) => ({ ...edit, ...notes.spanAt(edit) }));
    notes.note('', notes.spanAt({ start, end }), { ...details, edits });
  }
};

/** Code, and a second file behind the data: one mistake, from its first line on. */
const reportBeside = ({ text, program }: RepairedSyntax, notes: Notes) => {
  const [exported, ...others] = program.body.filter(isData);
  const beside = program.body.filter(isBesideData);
  const [second] = program.body.filter(
    ({ start }) => exported && others.length > 0 && start > exported.end,
  );
  const apart = second ? beside.filter(({ start }) => start < second.start) : beside;
  for (const statement of [...apart.slice(0, limits.findings), ...(second ? [second] : [])]) {
    const parts = { found: shortLine(text.slice(statement.start, statement.end)) };
    notes.note('', notes.spanAt(statement), { error: 'besideData', parts });
  }
};

const isData = (statement: Statement) => statement.type === 'ExportDefaultDeclaration';

const readAnew = (source: string, frame?: Frame): ReadFile => {
  const repaired = repairSyntax(source);
  const { program, text, originOf, readable } = repaired;
  const notes = noteTaker(repaired);
  if (!readable) return notes.outcome(undefined, false);
  if (frame) reportFrame(repaired, notes, frame);
  const exported = program.body.find(isData);
  if (exported) {
    reportBeside(repaired, notes);
    const read = valueReader(source, text, notes);
    return notes.outcome(read(exported.declaration, ''), true);
  }
  if (repaired.issues.some(({ error }) => error === 'unreadable'))
    return notes.outcome(undefined, false);
  const start = originOf(program.body.at(-1)?.start ?? 0);
  notes.note('', { start, end: start + 1 }, { error: 'noDefault' });
  return notes.outcome(undefined, false);
};

/** As many as the files of a large site in each state that one step of the editor knows. */
const mostReadings = 500;

const readings = new Map<string, ReadFile>();

/**
 * Reads the value of `default` in a config file, without running it. Total: takes any text. The texts that were read
 * last are read once, since a check asks for each in every language: what is returned must never be changed.
 */
export const readLiteral = (source: string, frame?: Frame): ReadFile => {
  const key = `${frame?.type ?? ''}\n${source}`;
  const read = readings.get(key) ?? readAnew(source, frame);
  readings.delete(key);
  readings.set(key, read);
  const [oldest] = readings.keys();
  if (readings.size > mostReadings && oldest !== undefined) readings.delete(oldest);
  return read;
};
