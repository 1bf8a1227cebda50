/** @jest-environment node */
import { panelColumns } from './panel-columns';

const rowsOf = (columns: number[]) => {
  const rows: number[] = [];
  for (const span of columns) {
    const last = rows.at(-1) ?? 6;
    if (last + span > 6) rows.push(span);
    else rows[rows.length - 1] = last + span;
  }
  return rows;
};

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('%i panels leave no hole in any row', (count) => {
  const places = Array.from({ length: count }, (_, index) => panelColumns({ index, count }));
  const full = (row: number) => row === 6;
  expect(rowsOf(places.map(({ twos }) => twos)).every(full)).toBe(true);
  expect(rowsOf(places.map(({ threes }) => threes)).every(full)).toBe(true);
});

test('three panels are in one row', () => {
  const columns = [0, 1, 2].map((index) => panelColumns({ index, count: 3 }).threes);
  expect(columns).toEqual([2, 2, 2]);
});
