/** A part of a text: in both texts, only in the one before, or only in the one of now. */
export type TextPart = { is: 'same' | 'before' | 'after'; text: string };

/** Words, and the blanks between them. */
const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/** Longer texts are said as a whole: the table of their words would be too large. */
const mostCells = 1_000_000;

/** How many words two texts have in common from each pair of places on. */
const commonFrom = (before: readonly string[], after: readonly string[]) => {
  const width = after.length + 1;
  const table = new Uint32Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      table[at] =
        before[row] === after[column]
          ? (table[at + width + 1] ?? 0) + 1
          : Math.max(table[at + width] ?? 0, table[at + 1] ?? 0);
    }
  }
  return (row: number, column: number) => table[row * width + column] ?? 0;
};

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
  const common = commonFrom(old, now);
  const parts: TextPart[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [was, is] = [old[row], now[column]];
    if (was !== undefined && was === is) {
      parts.push({ is: 'same', text: was });
      row += 1;
      column += 1;
    } else if (
      was !== undefined &&
      (is === undefined || common(row + 1, column) >= common(row, column + 1))
    ) {
      parts.push({ is: 'before', text: was });
      row += 1;
    } else if (is !== undefined) {
      parts.push({ is: 'after', text: is });
      column += 1;
    }
  }
  return joined(parts);
};
