import type { ArrayExpression, ObjectProperty } from 'oxc-parser';
import type { ErrorName } from '../check/catalogue/errors';
import { entrySpan } from '../check/fix/edits';
import { inPlainLetters, partsOfLookAlike } from '../check/nearest/letters';
import { inQuotes, shorten } from '../check/nearest/meant-by';
import type { Fix, Span } from '../check/problem';
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

/** Records while a file is read where its entries are, and what is wrong with how they are written. */
export const noteTaker = (source: string, { text, issues, originOf }: RepairedSyntax) => {
  const spans = new Map<string, { key?: Span; value: Span }>();
  const unread = new Set<string>();
  const lacking: string[] = [];
  const findings: WrittenFinding[] = [];

  const spanAt = ({ start, end }: Span): Span => ({ start: originOf(start), end: originOf(end) });

  /** This is no plain data. */
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

  /** Whether it directly follows the first entry of its name. */
  const isNext = ({ start }: Span, path: string) =>
    /^[\s,]*$/.test(source.slice(spans.get(path)?.value.end, start));

  /** A duplicate name: reported once where a second group begins, else name by name. */
  const reportTwice = (property: ObjectProperty, name: string, path: string) => {
    const key = spanAt(property.key);
    const parts = { found: name };
    if (name === 'kind' && !isNext(key, path)) {
      findings.push({ error: 'runTogether', path, span: key, parts });
      unread.add(parentOf(path));
      return;
    }
    // The rest of a group that was merged with another.
    if (unread.has(parentOf(path))) return;
    const edits = [{ ...entrySpan(source, spanAt(property)), text: '' }];
    const fix = { edits, certain: false };
    findings.push({ error: 'writtenTwice', path, span: key, parts, fix });
  };

  /** Beyond a limit: none of it is checked. */
  const reportTooMuch = (place: Span, path: string, parts: Record<string, string>) => {
    findings.push({ error: 'tooMuch', path, span: spanAt(place), parts });
    unread.add(path);
    return undefined;
  };

  const reportTooLong = (place: Span, path: string, { length }: string) =>
    reportTooMuch(place, path, tooMuch('A text of # characters stands here', length, limits.text));

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

  /** window, node for 'window', 'node': the values are known. */
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

  /** - 'About us': lists in other notations have dashes. */
  const reportDash = ({ start }: Span, path: string) => {
    const span = spanAt({ start, end: start + 1 });
    const blanks = /^\s*/.exec(source.slice(span.end))?.[0].length ?? 0;
    const edits = [{ start: span.start, end: span.end + blanks, text: '' }];
    const parts = { found: shown(text[start] ?? '') };
    findings.push({ error: 'stray', path, span, parts, fix: { edits, certain: false } });
  };

  /** 'About ' + 'us' for 'About us'. */
  const reportJoined = (node: Span, path: string, joined: string) => {
    if (joined.length > limits.text) return reportTooLong(node, path, joined);
    const span = spanAt(node);
    const suggestion = inQuotes(joined);
    const fix = { edits: [{ ...span, text: suggestion }], certain: true };
    findings.push({ error: 'joinedTexts', path, span, parts: {}, suggestion, fix });
    unread.add(path);
    return undefined;
  };

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

  /** The result, once everything has been read. */
  const outcome = (value: unknown, isReadable: boolean): ReadFile => {
    // Of two versions, each has the same names.
    const hasVersions = issues.some(({ error }) => error === 'mergeMarks');
    const own = findings.filter(({ error }) => !hasVersions || error !== 'writtenTwice');
    findings.splice(0, findings.length, ...own);
    reportIssues();
    return { value, spanOf, has, findings, unread: [...unread], lacking, readable: isReadable };
  };

  return {
    findings,
    leaveHole,
    leaveUnread,
    isNext,
    outcome,
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
