import type { Breakpoint } from '@mui/material/styles';

/** The place of an entry among all of them; the first has the index 0. */
export type Place = { index: number; count: number };

/** How many entries a row holds at most, from each width on. */
export type Most = Partial<Record<Breakpoint, 1 | 2 | 3 | 4>>;

/** How many entries each row holds: as few rows as possible, the fuller ones first, none with a place left over. */
export const rowsOf = (count: number, most: number): number[] => {
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));
};

/** The row of an entry: how many it holds, and which of them this one is. */
export const rowAt = ({ index, count }: Place, most: number) => {
  const rows = rowsOf(count, most);
  let at = index;
  for (const size of rows) {
    if (at < size) return { size, at };
    at -= size;
  }
  return { size: 1, at: 0 };
};

/** Columns that rows of each size up to `most` divide evenly. */
const columnsFor = (most: number) => [1, 1, 2, 6, 12][most] ?? 12;

const atEach = <Value>(most: Most, valueFor: (most: number) => Value) =>
  Object.fromEntries(Object.entries(most).map(([from, each]) => [from, valueFor(each)]));

/** The columns of a grid in which each row is filled, whatever the number of entries. */
export const filledRows = (most: Most) => ({
  display: 'grid',
  gridTemplateColumns: atEach(most, (each) => `repeat(${columnsFor(each)}, minmax(0, 1fr))`),
});

export const filledPlace = (place: Place, most: Most) => ({
  gridColumn: atEach(most, (each) => `span ${columnsFor(each) / rowAt(place, each).size}`),
});
