import type { ArrayExpression, ObjectExpression, ObjectProperty, Statement } from 'oxc-parser';
import type { ErrorName } from '../catalogue/errors';
import { entrySpan } from '../fix/edits';
import { inPlainLetters, partsOfLookAlike } from '../nearest/letters';
import { inQuotes, shorten } from '../nearest/meant-by';
import type { Fix } from '../problem';
import { limits, tooMuch } from './limits';
import { isDashed, joinedText, meantByUnplain, scalarOf, unwrap, type Value } from './plain-values';
import { checkFrame, type Frame } from './syntax/find-frame';
import { repairSyntax } from './syntax/repair-syntax';
import { shown } from './syntax/syntax-issue';
import { join, parentOf } from './values';

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
  /** Paths of groups an entry of which is written but could not be read: which one is not known. */
  lacking: string[];
  /** False where nothing of the file is known. */
  readable: boolean;
};

/** What an entry is called; undefined where that is computed. */
const nameOf = ({ key, computed }: ObjectProperty) => {
  if (key.type === 'Identifier') return computed ? undefined : key.name;
  return key.type === 'Literal' && key.value !== null ? String(key.value) : undefined;
};

/** Neither types nor the data: something that runs. */
const isBesideData = (statement: Statement) =>
  !(statement.type === 'ImportDeclaration' && statement.importKind === 'type') &&
  statement.type !== 'ExportDefaultDeclaration' &&
  statement.type !== 'EmptyStatement';

/** scene: window, node: a name alone behind a word without quotes goes on with it. */
const isWordOfList = (properties: ObjectExpression['properties'], index: number): boolean => {
  const [before, property] = [properties[index - 1], properties[index]];
  if (property?.type !== 'Property' || !property.shorthand || before?.type !== 'Property') {
    return false;
  }
  return before.shorthand
    ? isWordOfList(properties, index - 1)
    : before.value.type === 'Identifier';
};

const lastOfWords = (properties: ObjectExpression['properties'], index: number) => {
  const after = properties.slice(index + 1);
  const end = after.findIndex((_, offset) => !isWordOfList(properties, index + 1 + offset));
  return (end === -1 ? after : after.slice(0, end)).at(-1);
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

/** What may have been meant by more than that, nobody knows. */
const longestWord = 300;

/** Reads what `export default` of a config file says, without running it. Total: takes any text. */
export const readLiteral = (source: string, frame?: Frame): ReadFile => {
  const { text, program, issues, originOf, readable } = repairSyntax(source, frame);
  const spans = new Map<string, { key?: Span; value: Span }>();
  const unread = new Set<string>();
  const lacking: string[] = [];
  const findings: WrittenFinding[] = [];

  const spanAt = ({ start, end }: Span): Span => ({ start: originOf(start), end: originOf(end) });
  const leaveUnread = (place: Span, path: string) => {
    const written = text.slice(place.start, place.end);
    const span = spanAt(place);
    const suggestion = written.length > longestWord ? undefined : meantByUnplain(written);
    const edits = suggestion === undefined ? [] : [{ ...span, text: suggestion }];
    const isAlike = suggestion !== undefined && suggestion === inPlainLetters(written);
    const letters = isAlike ? partsOfLookAlike(written) : undefined;
    const isNumber = /^\+?\d[\w.]*$/.test(written);
    findings.push({
      error: letters ? 'lookAlike' : isNumber ? 'brokenNumber' : 'notPlain',
      path,
      span,
      parts: letters ?? { found: shorten(written) },
      ...(suggestion !== undefined && { suggestion, fix: { edits, certain: false } }),
    });
    unread.add(path);
    return undefined;
  };

  /** Whether nothing stands between it and the first of its name. */
  const isNext = ({ start }: Span, path: string) =>
    /^[\s,]*$/.test(source.slice(spans.get(path)?.value.end, start));

  /** The same name again: told once where a second group begins, else name by name. */
  const reportTwice = (property: ObjectProperty, name: string, path: string) => {
    const key = spanAt(property.key);
    const parts = { found: name };
    if (name === 'kind' && !isNext(key, path)) {
      findings.push({ error: 'runTogether', path, span: key, parts });
      unread.add(parentOf(path));
      return;
    }
    // The rest of a group that ran together with another.
    if (unread.has(parentOf(path))) return;
    const edits = [{ ...entrySpan(source, spanAt(property)), text: '' }];
    const fix = { edits, certain: false };
    findings.push({ error: 'writtenTwice', path, span: key, parts, fix });
  };

  /** More than a limit lets be: nothing of it is looked at. */
  const reportTooMuch = (place: Span, path: string, parts: Record<string, string>) => {
    findings.push({ error: 'tooMuch', path, span: spanAt(place), parts });
    unread.add(path);
    return undefined;
  };

  /** As many entries as are looked at. */
  const withinLimit = <Entry extends Span | null>(entries: Entry[], path: string): Entry[] => {
    const place = entries[limits.entries];
    if (entries.length <= limits.entries) return entries;
    const parts = tooMuch('# entries stand in one list or group', entries.length, limits.entries);
    if (place) reportTooMuch(place, path, parts);
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
    return isPlain ? read(property.value, path) : leaveUnread(property, path);
  };

  const readObject = (node: ObjectExpression, path: string) => {
    const entries = new Map<string, unknown>();
    const properties = withinLimit(node.properties, path);
    for (const [index, property] of properties.entries()) {
      if (isWordOfList(properties, index)) continue;
      const name = property.type === 'Property' ? nameOf(property) : undefined;
      if (property.type !== 'Property' || name === undefined) {
        leaveUnread(property, path);
        continue;
      }
      if (name.length > limits.name) {
        reportTooMuch(
          property,
          path,
          tooMuch('A name of # characters stands here', name.length, limits.name),
        );
        continue;
      }
      const inner = join(path, name);
      if (entries.has(name)) reportTwice(property, name, inner);
      // Of two kinds in a row the second goes.
      if (entries.has(name) && name === 'kind' && isNext(spanAt(property.key), inner)) continue;
      spans.set(inner, { key: spanAt(property.key), value: spanAt(property) });
      const last = lastOfWords(properties, index);
      const words = last && { start: property.value.start, end: last.end };
      entries.set(name, words ? readWord(words, inner, 'unquoted') : readEntry(property, inner));
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
    unread.add(path);
    return undefined;
  };

  /** window, node for 'window', 'node': what they say is known. */
  const readWord = ({ start, end }: Span, path: string, error: ErrorName = 'notPlain') => {
    const word = text.slice(start, end);
    if (word.length > limits.text) {
      const parts = tooMuch('# characters without quotes stand here', word.length, limits.text);
      return reportTooMuch({ start, end }, path, parts);
    }
    const span = spanAt({ start, end });
    const suggestion = inQuotes(word);
    const fix = { edits: [{ ...span, text: suggestion }], certain: false };
    findings.push({ error, path, span, parts: { found: shorten(word) }, suggestion, fix });
    spans.set(path, { ...spans.get(path), value: span });
    return word;
  };

  const readList = (list: ArrayExpression, path: string) =>
    withinLimit(list.elements, path).map((element, index) => {
      const inner = `${path}[${index}]`;
      if (element === null) return leaveHole(list, index, inner);
      if (element.type === 'Identifier') return readWord(element, inner);
      return element.type === 'SpreadElement' ? leaveUnread(element, inner) : read(element, inner);
    });

  /** - 'About us': lists of other notations have a dash before each entry. */
  const reportDash = ({ start }: Span, path: string) => {
    const span = spanAt({ start, end: start + 1 });
    const blanks = /^\s*/.exec(source.slice(span.end))?.[0].length ?? 0;
    const edits = [{ start: span.start, end: span.end + blanks, text: '' }];
    const parts = { found: shown(text[start] ?? '') };
    findings.push({ error: 'stray', path, span, parts, fix: { edits, certain: false } });
  };

  /** 'About ' + 'us' for 'About us'. */
  const reportJoined = (node: Span, path: string, joined: string) => {
    if (joined.length > limits.text) {
      return reportTooMuch(
        node,
        path,
        tooMuch('A text of # characters stands here', joined.length, limits.text),
      );
    }
    const span = spanAt(node);
    const suggestion = inQuotes(joined);
    const fix = { edits: [{ ...span, text: suggestion }], certain: true };
    findings.push({ error: 'joinedTexts', path, span, parts: {}, suggestion, fix });
    unread.add(path);
    return undefined;
  };

  const read = (wrapped: Value, path: string): unknown => {
    const node = unwrap(wrapped);
    if (node.type === 'UnaryExpression' && isDashed(node)) {
      reportDash(node, path);
      return read(node.argument, path);
    }
    const { key } = spans.get(path) ?? {};
    spans.set(path, { ...(key && { key }), value: spanAt(node) });
    const scalar = scalarOf(node);
    if (typeof scalar === 'string' && scalar.length > limits.text) {
      return reportTooMuch(
        node,
        path,
        tooMuch('A text of # characters stands here', scalar.length, limits.text),
      );
    }
    if (scalar !== undefined) return scalar;
    if (node.type === 'ArrayExpression') return readList(node, path);
    if (node.type === 'ObjectExpression') return readObject(node, path);
    const joined = joinedText(node);
    return joined === undefined ? leaveUnread(node, path) : reportJoined(node, path, joined);
  };

  const spanOf = (path: string, at?: 'key'): Span => {
    const found = spans.get(path);
    if (found) return (at && found.key) || found.value;
    if (path === '') return { start: 0, end: 1 };
    return spanOf(parentOf(path), at);
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
  const reportIssues = () =>
    issues.forEach(
      ({ error, parts, suggestion, repair, certain = false, unread: leave, ...place }) => {
        const span = { start: place.start, end: Math.max(place.end, place.start + 1) };
        const path = around(span);
        const isLeft = leave ?? place.lacking;
        const isRepaired = repair.length > 0 && (!isLeft || suggestion !== undefined);
        const fix = isRepaired ? { edits: repair, certain } : undefined;
        findings.push({ error, path, span, parts, suggestion, ...(fix && { fix }) });
        if (leave) unread.add(path);
        if (place.lacking) lacking.push(path);
      },
    );

  if (!readable) {
    reportIssues();
    return { value: undefined, spanOf, has, findings, unread: [...unread], lacking, readable };
  }
  const [exported, ...others] = program.body.filter(
    (statement) => statement.type === 'ExportDefaultDeclaration',
  );
  // Of lines that were left out nothing is known.
  const isWhole = issues.every(({ error }) => error !== 'unreadable');
  const frameFindings =
    frame && isWhole ? checkFrame(program, text, frame).slice(0, limits.findings) : [];
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
    reportIssues();
    return {
      value: undefined,
      spanOf,
      has,
      findings,
      unread: [...unread],
      lacking,
      readable: false,
    };
  }
  const beside = program.body.filter(isBesideData);
  // A second file behind the first is one mistake, from its first line on.
  const [second] = program.body.filter(({ start }) => others.length > 0 && start > exported.end);
  const apart = second ? beside.filter(({ start }) => start < second.start) : beside;
  for (const statement of [...apart.slice(0, limits.findings), ...(second ? [second] : [])]) {
    const parts = { found: shorten(text.slice(statement.start, statement.end)) };
    findings.push({ error: 'besideData', path: '', span: spanAt(statement), parts });
  }
  const value = read(exported.declaration, '');
  reportIssues();
  return { value, spanOf, has, findings, unread: [...unread], lacking, readable };
};
