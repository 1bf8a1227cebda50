import type { Style } from '../../../src/schema/values/printed';
import type { Edit } from '../../problems/problem';
import { type EntrySpan, entrySpansOf } from './entry-spans';
import { Impossible } from './impossible';
import { beginsLine, blanksEnd, endsLine, indentAt, lineStart, nextLine } from './lines';
import type { Node } from './tree';

/** A list or group in a text. */
export type Place = { text: string; container: Node; style: Style };

/** An entry with the comments before it, and those that follow its comma. */
type Words = { core: string; behind: string };

const entrySpansIn = ({ text, container }: Place): EntrySpan[] => {
  if (container.hasHoles) {
    throw new Impossible('Two commas stand in this list without anything between them.');
  }
  return entrySpansOf(text, container);
};

/** Whether these comments, commas and blanks end in a comment that takes the rest of its line. */
const endsInLineComment = (between: string) =>
  /\/\/[^\r\n]*$/.test(between.replaceAll(/\/\*[^]*?\*\//g, ''));

const isBlank = (text: string) => /^\s*$/.test(text);

/** What stands between an entry and its comma, unless it is only blanks: they belong to the place. */
const commentsOf = (between: string) => (isBlank(between) ? '' : between);

const wordsOf = (text: string, { lead, end, comma, close }: EntrySpan): Words =>
  comma === undefined
    ? { core: text.slice(lead, end), behind: text.slice(end, close) }
    : {
        core: text.slice(lead, end) + commentsOf(text.slice(end, comma)),
        behind: text.slice(comma + 1, close),
      };

const isEmptyLine = (text: string, at: number) =>
  at < text.length && isBlank(text.slice(at, nextLine(text, at)));

/** The whole lines of an entry, and the empty ones before it where others, or nothing, follow. */
const linesOf = (text: string, { lead, close }: EntrySpan): Omit<Edit, 'text'> => {
  let [start, end] = [lineStart(text, lead), nextLine(text, close)];
  const isFollowed = isEmptyLine(text, end);
  const isLast = /^[ \t]*[\]}]/.test(text.slice(end, end + 400));
  const lineBefore = (at: number) =>
    lineStart(text, text.startsWith('\r\n', at - 2) ? at - 2 : at - 1);
  if (isFollowed || isLast) {
    while (start > 0 && isEmptyLine(text, lineBefore(start))) start = lineBefore(start);
  }
  const isFirst = /[[{][ \t]*(?:\r\n?|\n)$/.test(text.slice(Math.max(0, start - 400), start));
  if (isFollowed && isFirst) while (isEmptyLine(text, end)) end = nextLine(text, end);
  return { start, end };
};

/** Takes out an entry with its comments. */
export const removedEntry = (place: Place, index: number): Edit[] => {
  const { text, container } = place;
  const spans = entrySpansIn(place);
  const [before, span] = [spans[index - 1], spans[index]];
  if (!span) return [];
  const inner = { start: container.start + 1, end: container.end - 1 };
  const isOnly = spans.length === 1;
  if (isOnly && isBlank(text.slice(inner.start, span.lead) + text.slice(span.close, inner.end))) {
    return [{ ...inner, text: '' }];
  }
  const isLast = index === spans.length - 1;
  const comma =
    isLast && span.comma === undefined && before?.comma !== undefined
      ? [{ start: before.comma, end: before.comma + 1, text: '' }]
      : [];
  const [begins, ends] = [beginsLine(text, span.lead), endsLine(text, span.close)];
  if (begins && ends) return [...comma, { ...linesOf(text, span), text: '' }];
  const isFollowedOnLine = !ends && !isLast;
  if (begins || isFollowedOnLine) {
    return [...comma, { start: span.lead, end: blanksEnd(text, span.close), text: '' }];
  }
  // Last on its line: the blanks before it go as well.
  const blanks = /[ \t]*$/.exec(text.slice(lineStart(text, span.lead), span.lead))?.[0].length ?? 0;
  const from = Math.max(span.lead - blanks, before?.close ?? inner.start);
  return [...comma, { start: from, end: span.close, text: '' }];
};

/** Where an entry is to come: behind the one with index `after`, or before all others at -1. */
export type Room = {
  indent: string;
  isOnLines: boolean;
};

/** How a new entry would stand there. */
export const roomFor = (place: Place, after: number): Room => {
  const { text, container, style } = place;
  const span = entrySpansIn(place)[Math.max(0, after)];
  if (!span) return { indent: indentAt(text, container.start) + style.unit, isOnLines: true };
  const indent = indentAt(text, span.lead);
  const isOnLines = beginsLine(text, span.lead) && (after < 0 || endsLine(text, span.close));
  return { indent, isOnLines };
};

/** The first entry of a list or group that holds nothing but comments. */
const onlyEntry = ({ text, container, style }: Place, { core, behind }: Words): Edit[] => {
  const outer = indentAt(text, container.start);
  const inner = text.slice(container.start + 1, container.end - 1);
  const start = container.start + 1 + inner.trimEnd().length;
  const line = style.newline + outer + style.unit;
  const by = line + core + (style.isTrailing ? ',' : '') + behind + style.newline + outer;
  return [{ start, end: container.end - 1, text: by }];
};

/** Puts an entry behind the one with index `after`, or before all others at -1. */
export const insertedEntry = (place: Place, after: number, words: Words): Edit[] => {
  const { text, style } = place;
  const spans = entrySpansIn(place);
  const { indent, isOnLines } = roomFor(place, after);
  const line = style.newline + indent;
  const { core, behind } = words;
  const [first] = spans;
  if (!first) return onlyEntry(place, words);
  if (after < 0) {
    const gap = isOnLines || endsInLineComment(behind) ? line : ' ';
    return [{ start: first.lead, end: first.lead, text: `${core},${behind}${gap}` }];
  }
  const span = spans[after];
  if (!span) return [];
  const hasComma = span.comma !== undefined;
  const comma = hasComma ? [] : [{ start: span.end, end: span.end, text: ',' }];
  const isBroken = isOnLines || endsInLineComment(text.slice(span.end, span.close));
  const isCut = endsInLineComment(behind) && !endsLine(text, span.close);
  const by = (isBroken ? line : ' ') + core + (hasComma ? ',' : '') + behind + (isCut ? line : '');
  return [{ start: span.close, end: span.close, text: by }, ...comma];
};

export const duplicatedEntry = (place: Place, index: number): Edit[] => {
  const span = entrySpansIn(place)[index];
  return span ? insertedEntry(place, index, wordsOf(place.text, span)) : [];
};

/** Moves an entry with its comments: commas and the blanks between entries stay where they are. */
export const movedEntry = (place: Place, from: number, to: number): Edit[] => {
  const { text, style } = place;
  const spans = entrySpansIn(place);
  const order = [...spans.keys()].toSpliced(from, 1).toSpliced(to, 0, from);
  return spans.flatMap((span, index) => {
    const source = spans[order[index] ?? index];
    if (!source || source === span) return [];
    const { core, behind } = wordsOf(text, source);
    const { lead, close, comma } = span;
    const isCut = endsInLineComment(behind) && !endsLine(text, close);
    const gap = isCut ? style.newline + indentAt(text, lead) : '';
    const between = text.slice(span.end, comma ?? span.end);
    const separator = comma === undefined ? '' : `${isBlank(between) ? between : ''},`;
    const by = core + separator + behind + gap;
    return [{ start: lead, end: close, text: by }];
  });
};
