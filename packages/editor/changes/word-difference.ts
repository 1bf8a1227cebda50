import { inCommon } from '../../../src/schema/values/in-common';

export type TextPart = { is: 'same' | 'before' | 'after'; text: string };

/** Words, and the blanks between them. */
const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/** Longer texts are shown as a whole: the table of their words would be too large. */
const mostCells = 1_000_000;

/** A blank between words that differ belongs to them, on both sides. */
const isBetween = (parts: readonly TextPart[], at: number) => {
  const sides = [parts[at - 1], parts[at + 1]];
  return parts[at]?.text.trim() === '' && sides.every((side) => side && side.is !== 'same');
};

/** Parts in a row as one: first what was, then what is. */
const joined = (parts: readonly TextPart[]): TextPart[] => {
  const runs: Record<TextPart['is'], string>[] = [];
  parts.forEach(({ is, text }, at) => {
    const isShared = is === 'same' && !isBetween(parts, at);
    const last = runs.at(-1);
    const isNew = !last || (isShared ? last.before + last.after : last.same) !== '';
    const run = isNew ? { same: '', before: '', after: '' } : last;
    if (isNew) runs.push(run);
    if (isShared) run.same += text;
    if (!isShared && is !== 'after') run.before += text;
    if (!isShared && is !== 'before') run.after += text;
  });
  return runs.flatMap((run) =>
    (['same', 'before', 'after'] as const).flatMap((is) =>
      run[is] === '' ? [] : [{ is, text: run[is] }],
    ),
  );
};

/** Two texts word by word: what is in both, and what only one of them has, in reading order. */
export const wordDifference = (before: string, after: string): TextPart[] => {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length * now.length > mostCells) {
    return [
      { is: 'before', text: before },
      { is: 'after', text: after },
    ];
  }
  const parts: TextPart[] = [];
  let [row, column] = [0, 0];
  const upTo = (before: number, after: number) => {
    for (const text of old.slice(row, before)) parts.push({ is: 'before', text });
    for (const text of now.slice(column, after)) parts.push({ is: 'after', text });
    [row, column] = [before + 1, after + 1];
  };
  for (const { before: was, after: is } of inCommon(old, now)) {
    upTo(was, is);
    parts.push({ is: 'same', text: old[was] ?? '' });
  }
  upTo(old.length, now.length);
  return joined(parts);
};
