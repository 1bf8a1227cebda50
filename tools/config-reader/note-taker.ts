import type { ArrayExpression, ObjectProperty } from 'oxc-parser';
import { inPlainLetters, partsOfLookAlike } from '../nearest/letters';
import { inQuotes, shorten } from '../nearest/meant-by';
import type { ErrorName } from '../problems/catalogue/errors';
import { entrySpan } from '../problems/edits';
import type { Edit, Fix, Span } from '../problems/problem';
import { limits, tooMuch } from './limits';
import { meantByUnplain } from './plain-values';
import type { RepairedSyntax } from './syntax/repair-syntax';
import { shown } from './syntax/syntax-issue';
import { parentOf } from './values';

/** A mistake in how a file is written. */
export type WrittenFinding = {
  error: ErrorName;
  path: string;
  span: Span;
  parts: Record<string, string>;
  suggestion?: string | undefined;
  fix?: Fix;
};

export type ReadFile = {
  /** The value of the file; undefined for what could not be read. */
  value: unknown;
  /** The position of the entry at this path, its name or its value; else the nearest one around it. */
  spanOf: (path: string, at?: 'key') => Span;
  /** Whether the file has an entry at this path. */
  has: (path: string) => boolean;
  findings: WrittenFinding[];
  /** Paths of entries that are no plain data: their values are unknown. */
  unread: string[];
  /** Paths of groups with an unreadable entry, whose name is unknown. */
  lacking: string[];
  /** False where nothing of the file could be read. */
  readable: boolean;
};

/** A longer word has no likely meaning. */
const longestWord = 300;

/** What is said of a place, and what becomes of it: `by` in place of all of it, or these edits. */
type Note = Pick<WrittenFinding, 'error' | 'parts' | 'suggestion'> & {
  by?: string | undefined;
  edits?: Edit[];
  certain?: boolean;
};

/** Entries that are no plain data, what they are and what they may mean. */
const unplainNote = (written: string): Note => {
  const suggestion = written.length > longestWord ? undefined : meantByUnplain(written);
  const isAlike = suggestion !== undefined && suggestion === inPlainLetters(written);
  const letters = isAlike ? partsOfLookAlike(written) : undefined;
  const isNumber = /^\+?\d[\w.]*$/.test(written);
  const error = letters ? 'lookAlike' : isNumber ? 'brokenNumber' : 'notPlain';
  return { error, parts: letters ?? { found: shorten(written) }, suggestion, by: suggestion };
};

/** Where the entries of a file are, and what is found of them. */
const entriesRead = ({ originOf }: RepairedSyntax) => {
  const spans = new Map<string, { key?: Span; value: Span }>();
  const unread = new Set<string>();
  const findings: WrittenFinding[] = [];
  const spanAt = ({ start, end }: Span): Span => ({ start: originOf(start), end: originOf(end) });
  const note = (path: string, span: Span, { by, edits, certain = false, ...said }: Note) => {
    const changes = by === undefined ? edits : [{ ...span, text: by }];
    findings.push({ ...said, path, span, ...(changes && { fix: { edits: changes, certain } }) });
  };
  /** The same of an entry whose value remains unknown. */
  const leave = (path: string, span: Span, said: Note) => {
    note(path, span, said);
    unread.add(path);
    return undefined;
  };
  return { spans, unread, findings, spanAt, note, leave };
};

/** Records while a file is read where its entries are, and what is wrong with how they are written. */
export const noteTaker = (source: string, repaired: RepairedSyntax) => {
  const { text } = repaired;
  const entries = entriesRead(repaired);
  const { spans, unread, spanAt, note, leave } = entries;
  const textAt = ({ start, end }: Span) => text.slice(start, end);

  /** This is no plain data. */
  const leaveUnread = (place: Span, path: string) =>
    leave(path, spanAt(place), unplainNote(textAt(place)));

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
      return;
    }
    // The rest of a group that was merged with another.
    if (unread.has(parentOf(path))) return;
    const edits = [{ ...entrySpan(source, spanAt(property)), text: '' }];
    note(path, key, { error: 'writtenTwice', parts, edits });
  };

  /** Beyond a limit: none of it is checked. */
  const reportTooMuch = (place: Span, path: string, parts: Record<string, string>) =>
    leave(path, spanAt(place), { error: 'tooMuch', parts });

  const reportTooLong = (place: Span, path: string, { length }: string) =>
    reportTooMuch(place, path, tooMuch('A text of # characters stands here', length, limits.text));

  /** Two commas without anything between them. */
  const leaveHole = ({ elements, start }: ArrayExpression, index: number, path: string) => {
    const from = elements[index - 1]?.end ?? start + 1;
    const comma = text.indexOf(',', text.indexOf(',', from) + (index === 0 ? 0 : 1));
    const span = spanAt({ start: comma, end: comma + 1 });
    return leave(path, span, { error: 'stray', parts: { found: '“,”' }, by: '', certain: true });
  };

  /** window, node for 'window', 'node': the values are known. */
  const readWord = (place: Span, path: string, error: ErrorName = 'notPlain') => {
    const word = textAt(place);
    if (word.length > limits.text) {
      const parts = tooMuch('# characters without quotes stand here', word.length, limits.text);
      return reportTooMuch(place, path, parts);
    }
    const span = spanAt(place);
    const suggestion = inQuotes(word);
    note(path, span, { error, parts: { found: shorten(word) }, suggestion, by: suggestion });
    spans.set(path, { ...spans.get(path), value: span });
    return word;
  };

  /** - 'About us': lists in other notations have dashes. */
  const reportDash = ({ start }: Span, path: string) => {
    const span = spanAt({ start, end: start + 1 });
    const blanks = /^\s*/.exec(source.slice(span.end))?.[0].length ?? 0;
    const edits = [{ start: span.start, end: span.end + blanks, text: '' }];
    note(path, span, { error: 'stray', parts: { found: shown(text[start] ?? '') }, edits });
  };

  /** 'About ' + 'us' for 'About us'. */
  const reportJoined = (node: Span, path: string, joined: string) => {
    if (joined.length > limits.text) return reportTooLong(node, path, joined);
    const suggestion = inQuotes(joined);
    const said = { error: 'joinedTexts', parts: {}, suggestion, by: suggestion } as const;
    return leave(path, spanAt(node), { ...said, certain: true });
  };

  return {
    findings: entries.findings,
    isNext,
    leaveHole,
    leaveUnread,
    outcome: (value: unknown, isReadable: boolean) =>
      outcomeOf(entries, repaired, { value, isReadable }),
    readWord,
    reportDash,
    reportJoined,
    reportTooLong,
    reportTooMuch,
    reportTwice,
    spanAt,
    spans,
    text,
    unread,
  };
};

type Entries = ReturnType<typeof entriesRead>;

/** The result, once everything has been read. */
const outcomeOf = (
  { spans, unread, findings, note }: Entries,
  { issues }: RepairedSyntax,
  { value, isReadable }: { value: unknown; isReadable: boolean },
): ReadFile => {
  const spanOf = (path: string, at?: 'key'): Span => {
    const found = spans.get(path);
    if (found) return (at && found.key) || found.value;
    if (path === '') return { start: 0, end: 1 };
    return spanOf(parentOf(path), at);
  };

  const has = (path: string) => spans.has(path);

  /** The smallest entry around a syntax issue. */
  const around = ({ start }: Span): string => {
    const outer = [...spans]
      .map(([path, { key, value }]) => ({ path, start: (key ?? value).start, end: value.end }))
      .filter((entry) => entry.start <= start && start < entry.end)
      .sort((one, other) => one.end - one.start - (other.end - other.start));
    return outer[0]?.path ?? '';
  };

  const lacking: string[] = [];
  // Of two versions, each has the same names.
  const hasVersions = issues.some(({ error }) => error === 'mergeMarks');
  const own = findings.filter(({ error }) => !hasVersions || error !== 'writtenTwice');
  findings.splice(0, findings.length, ...own);
  for (const issue of issues) {
    const { error, parts, suggestion, repair, certain = false, unread: leave } = issue;
    const span = { start: issue.start, end: Math.max(issue.end, issue.start + 1) };
    const path = around(span);
    const isLeft = leave ?? issue.lacking;
    const isRepaired = repair.length > 0 && (!isLeft || suggestion !== undefined);
    note(path, span, { error, parts, suggestion, ...(isRepaired && { edits: repair }), certain });
    if (leave) unread.add(path);
    if (issue.lacking) lacking.push(path);
  }
  return { value, spanOf, has, findings, unread: [...unread], lacking, readable: isReadable };
};
