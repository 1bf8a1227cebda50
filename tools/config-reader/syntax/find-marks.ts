import { findOpenComment, type Token } from './parse';
import {
  becomes,
  blank,
  insertAt,
  issueAt,
  lineAround,
  lineEnd,
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

/** The last comment that ends before `at`. */
const lastRemark = (source: string, at: number) => {
  let found: { index: number; text: string } | undefined;
  for (let from = source.indexOf('/*'); from !== -1; from = source.indexOf('/*', from)) {
    const end = source.indexOf('*/', from + 2) + 2;
    if (end === 1 || end > at) return found;
    found = { index: from, text: source.slice(from, end) };
    from = end;
  }
  return found;
};

/** A nested comment ends the outer one; the rest of it cannot be parsed. */
const innerRemark = (source: string, at: number): SyntaxIssue[] => {
  const remark = lastRemark(source, at);
  const inner = remark ? remark.text.indexOf('/*', 2) : -1;
  const end = remark ? remark.index + remark.text.length : at;
  const rest = source.slice(end).indexOf('*/');
  if (!remark || inner === -1 || rest === -1 || source.slice(end, end + rest).includes('/*'))
    return [];
  const from = remark.index + inner;
  const place = { start: end - 2, end };
  const repair = [becomes({ start: from, end: from + 2 }, ''), becomes(place, '')];
  return [issueAt('innerRemark', place, { repair })];
};

/** The check's own … copied: in place of a text or a number, or of the entries of a group or list. */
const copiedDots = (source: string, tokens: Token[]): SyntaxIssue[] => {
  const found = tokens.flatMap(({ start, end, text }, index) => {
    const [before, next] = [tokens[index - 1]?.text ?? '', tokens[index + 1]?.text ?? ''];
    const isDots = text === '…' || (text === '...' && /^[,}\]]$/.test(next));
    // form: … beside title:
    const rest = /^\s+beside\s+\w+:?/.exec(source.slice(end))?.[0].length ?? 0;
    const by = /^[:[]$/.test(before) ? "'…'" : '';
    return isDots ? [{ start, end: end + rest, text: rest > 0 ? `${by},` : by }] : [];
  });
  const [first] = found;
  const said = { parts: { found: shown('…') }, repair: found, unread: true };
  return first ? [issueAt('copiedDots', first, said)] : [];
};

/** # and <!-- begin comments elsewhere. */
const foreignComment = (source: string, at: number): SyntaxIssue[] => {
  const { start, end, text } = lineAround(source, at);
  const [, indent = '', sign] = /^(\s*)(#|<!--)/.exec(text) ?? [];
  if (sign === undefined) return [];
  const from = start + indent.length;
  const repair = [blank(source, from, end)];
  return [issueAt('foreignComment', { start: from, end: from + sign.length }, { repair })];
};

/** <!-- and --> around lines: they are left out, as they were meant to be. */
const foreignComments = (source: string, at: number): SyntaxIssue[] => {
  const start = source.lastIndexOf('<!--', at + 4);
  const end = start === -1 ? -1 : source.indexOf('-->', start);
  if (end < at - 3 || !source.slice(start, Math.max(start, end)).includes('\n')) return [];
  const isAlone = lineAround(source, start).text.trimStart().startsWith('<!--');
  if (!isAlone) return [];
  const repair = [blank(source, start, end + 3)];
  return [issueAt('foreignComment', { start, end: start + 4 }, { repair })];
};

/** What can precede a comment: the end of an entry. */
const endsEntry = ({ kind, text }: Token) =>
  kind === 'text' || kind === 'number' || /^(?:[,}\]]|true|false)$/.test(text);

/** Data, however it is written; an apostrophe between letters is not data. */
const holdsData = /[{}[\]]|[\w$]\s*:|(?<!\p{L})['"`]|['"`](?!\p{L})/u;

/** ; # -- <!-- and ( begin a comment after an entry elsewhere; here // is missing. */
const remarkBehind = (source: string, tokens: Token[], at: number): SyntaxIssue[] => {
  const { start: from, end: to } = lineAround(source, at);
  return tokens.flatMap(({ start }, index): SyntaxIssue[] => {
    const before = tokens[index - 1];
    if (!before || before.end < from || start > to || !endsEntry(before)) return [];
    const rest = source.slice(start, to);
    const [, sign = '', words] =
      /^(;|#|--|<!--|\()\s*(\S*\p{L}.*?)\s*(?:-->|\))?\s*,?$/u.exec(rest) ?? [];
    if (words === undefined || holdsData.test(words)) return [];
    const comma = before.text === ',' ? '' : ',';
    const repair = [becomes({ start: before.end, end: to }, `${comma} // ${words}`)];
    return [issueAt('foreignComment', { start, end: start + sign.length }, { repair })];
  });
};

const foreign = /^[：﹕∶，、﹐،；؛｛｝［］]$/;
/** Of these signs, Unicode does not say which is meant, or says another. */
const meant = new Map(Object.entries({ '∶': ':', '、': ',', '،': ',', '；': ',', '؛': ',' }));
const plainSign = (sign: string) => meant.get(sign) ?? sign.normalize('NFKC');

/** All on the line of the error: they seldom come singly. */
const foreignSigns = (source: string, tokens: Token[], at: number): SyntaxIssue[] => {
  const line = lineAround(source, at);
  const found = tokens.filter(
    ({ start, text }) => start >= line.start && start < line.end && foreign.test(text),
  );
  const [first] = found;
  if (!first) return [];
  const repair = found.map((token) => becomes(token, plainSign(token.text)));
  const parts = { found: shown(first.text), meant: shown(plainSign(first.text)) };
  return [issueAt('foreignSign', first, { parts, repair, certain: true })];
};

/** Invisible signs, in names and between words. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\u00ad\ufeff\u0000]/;

const invisibleSign = (source: string, error: number): SyntaxIssue[] => {
  const start = [error, error - 1].find((place) => invisible.test(source[place] ?? ''));
  if (start === undefined) return [];
  const place = { start, end: start + 1 };
  return [issueAt('invisibleSign', place, { repair: [becomes(place, '')], certain: true })];
};

/** Meaningless signs, for the error at `at`. */
export const findMarks = (source: string, tokens: Token[], at: number): SyntaxIssue[] => [
  ...mergeMarks(source),
  ...openComment(source),
  ...innerRemark(source, at),
  ...copiedDots(source, tokens),
  ...foreignComments(source, at),
  ...foreignComment(source, at),
  ...remarkBehind(source, tokens, at),
  ...foreignSigns(source, tokens, at),
  ...invisibleSign(source, at),
];
