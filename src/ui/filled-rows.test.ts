/** @jest-environment node */
import { filledPlace, filledRows, rowsOf } from './filled-rows';

test.each([
  { most: 2, rows: [[1], [2], [2, 1], [2, 2], [2, 2, 1], [2, 2, 2], [2, 2, 2, 1]] },
  { most: 3, rows: [[1], [2], [3], [2, 2], [3, 2], [3, 3], [3, 2, 2]] },
  { most: 4, rows: [[1], [2], [3], [4], [3, 2], [3, 3], [4, 3]] },
])('one to seven entries, at most $most in a row', ({ most, rows }) => {
  expect(rows.map((_, at) => rowsOf(at + 1, most))).toEqual(rows);
});

const counts = Array.from({ length: 30 }, (_, at) => at + 1);

test.each([1, 2, 3, 4] as const)('at most %i in a row: no row has a hole', (most) => {
  const { gridTemplateColumns } = filledRows({ xs: most });
  const columns = Number(/\d+/.exec(gridTemplateColumns.xs ?? '')?.[0]);
  for (const count of counts) {
    let [row, filled] = [0, 0];
    for (let index = 0; index < count; index += 1) {
      const span = Number(filledPlace({ index, count }, { xs: most }).gridColumn.xs?.slice(5));
      expect(columns % span).toBe(0);
      if (row + span > columns) row = 0;
      row += span;
      if (row === columns) [row, filled] = [0, filled + 1];
    }
    expect({ count, left: row, rows: filled }).toEqual({
      count,
      left: 0,
      rows: Math.ceil(count / most),
    });
  }
});
