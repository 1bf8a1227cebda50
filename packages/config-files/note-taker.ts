import { parentOf } from '../../src/schema/values/paths';
import type { ErrorName } from '../problems/catalogue/errors';
import type { Edit, Fix, Span } from '../problems/problem';
import type { RepairedSyntax } from './syntax/repair-syntax';
import type { SyntaxIssue } from './syntax/syntax-issue';

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
  has: (path: string) => boolean;
  findings: WrittenFinding[];
  /** Paths of entries that are no plain data: their values are unknown. */
  unread: string[];
  /** Paths of groups with an unreadable entry, whose name is unknown. */
  lacking: string[];
  /** False where nothing of the file could be read. */
  readable: boolean;
};

/** What is wrong at a place, and what becomes of it: `by` in place of all of it, or these edits. */
export type Note = Pick<WrittenFinding, 'error' | 'suggestion'> & {
  parts?: Record<string, string>;
  by?: string | undefined;
  edits?: Edit[];
  certain?: boolean;
};

type Entry = { key?: Span; value: Span };

const smallestAround = (spans: Map<string, Entry>, { start }: Span): string => {
  const [smallest] = [...spans]
    .map(([path, { key, value }]) => ({ path, start: (key ?? value).start, end: value.end }))
    .filter((entry) => entry.start <= start && start < entry.end)
    .sort((one, other) => one.end - one.start - (other.end - other.start));
  return smallest?.path ?? '';
};

/** Records while a file is read where its entries are, and what is wrong with how they are written. */
export const noteTaker = ({ originOf, issues }: RepairedSyntax) => {
  const spans = new Map<string, Entry>();
  const unread = new Set<string>();
  const lacking: string[] = [];
  const findings: WrittenFinding[] = [];
  const spanAt = ({ start, end }: Span): Span => ({ start: originOf(start), end: originOf(end) });

  const note = (path: string, span: Span, { by, edits, certain = false, ...details }: Note) => {
    const changes = by === undefined ? edits : [{ ...span, text: by }];
    const fix = changes && { fix: { edits: changes, certain } };
    findings.push({ parts: {}, ...details, path, span, ...fix });
  };

  /** The same of an entry whose value remains unknown. */
  const leave = (path: string, span: Span, details: Note) => {
    note(path, span, details);
    unread.add(path);
    return undefined;
  };

  const noteIssue = ({ start, end, repair, unread: isUnread, ...issue }: SyntaxIssue) => {
    const { error, parts, suggestion, certain = false } = issue;
    const span = { start, end: Math.max(end, start + 1) };
    const path = smallestAround(spans, span);
    const isRepaired =
      repair.length > 0 && (!(isUnread ?? issue.lacking) || suggestion !== undefined);
    note(path, span, { error, parts, suggestion, ...(isRepaired && { edits: repair }), certain });
    if (isUnread) unread.add(path);
    if (issue.lacking) lacking.push(path);
  };

  const spanOf = (path: string, at?: 'key'): Span => {
    const found = spans.get(path);
    if (found) return (at && found.key) || found.value;
    return path === '' ? { start: 0, end: 1 } : spanOf(parentOf(path), at);
  };

  /** The result, once everything has been read. */
  const outcome = (value: unknown, readable: boolean): ReadFile => {
    // Of two versions, each has the same names.
    const hasVersions = issues.some(({ error }) => error === 'mergeMarks');
    const own = findings.filter(({ error }) => !hasVersions || error !== 'writtenTwice');
    findings.splice(0, findings.length, ...own);
    for (const issue of issues) noteIssue(issue);
    const has = (path: string) => spans.has(path);
    return { value, spanOf, has, findings, unread: [...unread], lacking, readable };
  };

  return { spans, unread, spanAt, note, leave, outcome };
};
