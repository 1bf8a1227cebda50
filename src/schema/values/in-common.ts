/** An entry of a list and its like in another one, by their indexes. */
export type Pair = { before: number; after: number };

/** How many entries both begin with. */
const sameFromStart = (one: readonly string[], other: readonly string[]): number => {
  const end = one.findIndex((entry, at) => entry !== other[at]);
  return end === -1 ? one.length : end;
};

/**
 * What two lists of words have in common, as many as can be in the order of both: the longest common subsequence. Takes as
 * many steps as there are pairs, but for what both begin and end with.
 */
export const inCommon = (one: readonly string[], other: readonly string[]): Pair[] => {
  const start = sameFromStart(one, other);
  const shorter = Math.min(one.length, other.length) - start;
  const end = Math.min(sameFromStart(one.toReversed(), other.toReversed()), shorter);
  const [rows, columns] = [one.length - start - end, other.length - start - end];
  // How many there are from each pair of places on.
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        one[start + row] === other[start + column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs = Array.from({ length: start }, (_, index): Pair => ({
    before: index,
    after: index,
  }));
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (one[start + row] === other[start + column]) {
      pairs.push({ before: start + row, after: start + column });
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  for (let index = 0; index < end; index += 1) {
    pairs.push({ before: start + rows + index, after: start + columns + index });
  }
  return pairs;
};

/**
 * As many of these pairs as can be whose entries are in one order in both lists; where there is a choice, earlier ones. They
 * come, and are given, in the order of the first list.
 */
export const inOrder = <Each extends Pair>(pairs: readonly Each[]): Each[] => {
  type Row = { pair: Each; rest: Row | undefined };
  // From the last pair on, the row of each length that begins latest in the other list.
  const rows: Row[] = [];
  for (const pair of pairs.toReversed()) {
    const found = rows.findIndex((row) => row.pair.after < pair.after);
    const at = found === -1 ? rows.length : found;
    rows[at] = { pair, rest: rows[at - 1] };
  }
  const longest: Each[] = [];
  for (let row = rows.at(-1); row; row = row.rest) longest.push(row.pair);
  return longest;
};
