import { findOpenComment } from './parse';
import {
  becomes,
  blank,
  insertAt,
  issueAt,
  lineEnd,
  linesOf,
  shown,
  type SyntaxIssue,
} from './syntax-issue';

/** Git's conflicts, from their first line to their last: two versions, or three with the original. */
const conflictsIn = (marks: RegExpExecArray[]) => {
  const conflicts: { index: number; second: number; end: number }[] = [];
  let [begun, second]: (number | undefined)[] = [];
  for (const { index, 0: line } of marks) {
    if (line.startsWith('<') && begun === undefined) begun = index;
    else if (/^[|=]/.test(line) && begun !== undefined) second ??= index;
    else if (line.startsWith('>') && begun !== undefined && second !== undefined) {
      conflicts.push({ index: begun, second, end: index + line.length });
      [begun, second] = [undefined, undefined];
    }
  }
  return conflicts;
};

/** Conflict marks of Git. The first version is read, in all conflicts at once. */
const mergeMarks = (source: string): SyntaxIssue[] => {
  const halves = [...source.matchAll(/^(?:<{7}|={7}|>{7}|\|{7}).*$/gm)];
  const wholes = conflictsIn(halves);
  const [first] = wholes.length > 0 ? wholes : halves;
  if (!first) return [];
  const ofWholes = wholes.flatMap(({ index, second, end }) => [
    blank(source, index, lineEnd(source, index)),
    blank(source, second, end),
  ]);
  const ofHalves = halves.map(({ index, 0: { length } }) => blank(source, index, index + length));
  const repair = wholes.length > 0 ? ofWholes : ofHalves;
  const place = { start: first.index, end: lineEnd(source, first.index) };
  return [issueAt('mergeMarks', place, { repair, unread: true })];
};

const openComment = (source: string): SyntaxIssue[] => {
  const start = findOpenComment(source);
  if (start === undefined) return [];
  const repair = [insertAt(lineEnd(source, start), '*/')];
  return [issueAt('openComment', { start, end: start + 2 }, { repair })];
};

/** Invisible signs, in names and between words. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\u00ad\ufeff\u0000]/;

const invisibleSign = (source: string, error: number): SyntaxIssue[] => {
  const start = [error, error - 1].find((place) => invisible.test(source[place] ?? ''));
  if (start === undefined) return [];
  const place = { start, end: start + 1 };
  return [issueAt('invisibleSign', place, { repair: [becomes(place, '')], certain: true })];
};

/** Marks of Git, a comment without its end, and what nobody sees, for the error at `at`. */
export const findMarks = (source: string, at: number): SyntaxIssue[] => [
  ...mergeMarks(source),
  ...openComment(source),
  ...invisibleSign(source, at),
];

/** ```ts and ```, as chats show lines: between them all would be one text. */
export const findFences = (source: string): SyntaxIssue | undefined => {
  const fences = linesOf(source).filter(({ text }) => /^\s*`{3,}[^`]*$/.test(text));
  const [first] = fences;
  if (!first) return undefined;
  const repair = fences.map(({ start, end }) => blank(source, start, end));
  return issueAt('stray', first, { parts: { found: shown(first.text) }, repair, certain: true });
};

/** // ... rest of the file stays the same: what programs write in place of lines. */
const remark =
  /^[ \t]*((?:\/\/|\/\*+)\s*(?:[[(]?(?:\.{3}|…).*\b(?:rest|remain\w*|other|same|unchanged|existing|previous|before|as is)\b.*|(?:the )?(?:rest|remaining|other|existing|previous)\b.*\b(?:same|unchanged|as before|as is|omitted)\W*))$/imu;

/** A comment in place of lines that were cut: the file is in order, and what visitors read is gone. */
export const findCut = (source: string): SyntaxIssue | undefined => {
  const [line, words = ''] = remark.exec(source) ?? [];
  if (line === undefined) return undefined;
  const start = source.indexOf(line) + line.length - words.length;
  const found = `The remark ${shown(words.trim())} is here in place of lines that are gone`;
  const details = { parts: { found }, repair: [], unread: true, lacking: true };
  return issueAt('notThisFile', { start, end: start + words.length }, details);
};
