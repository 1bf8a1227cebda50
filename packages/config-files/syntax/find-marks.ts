import { findOpenComment } from './parse';
import {
  becomes,
  blank,
  insertAt,
  issueAt,
  lineEnd,
  shown,
  type SyntaxIssue,
} from './syntax-issue';

/** A conflict of Git: the line that begins it, and all from its second version on. */
const conflict = /^(<{7}.*)$[\s\S]*?^((?:\|{7}|={7}).*$[\s\S]*?^>{7}.*)$/dgm;

/** Conflict marks of Git. The first version is read, in all conflicts at once; of half a conflict all. */
const mergeMarks = (source: string): SyntaxIssue[] => {
  const marks = [...source.matchAll(/^(?:<{7}|={7}|>{7}|\|{7}).*$/gm)];
  const wholes = [...source.matchAll(conflict)];
  const [first] = wholes.length > 0 ? wholes : marks;
  if (!first) return [];
  const places = wholes.flatMap(({ indices = [] }) =>
    indices.slice(1).flatMap((each) => (each ? [each] : [])),
  );
  const ofHalves = marks.map(({ index, 0: mark }) => [index, index + mark.length] as const);
  const repair = (wholes.length > 0 ? places : ofHalves).map(([from, to]) =>
    blank(source, from, to),
  );
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

/** Marks of Git, a comment without its end, and what nobody sees, for the error at `at`. */
export const findMarks = (source: string, at: number): SyntaxIssue[] => [
  ...mergeMarks(source),
  ...openComment(source),
  ...invisibleSign(source, at),
];
