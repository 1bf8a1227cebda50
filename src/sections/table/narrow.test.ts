/** @jest-environment node */
import { narrowLook, shortColumns } from './narrow';

test.each([
  { columns: 2, narrow: undefined, look: 'fits' },
  { columns: 2, narrow: 'scroll', look: 'fits' },
  { columns: 3, narrow: undefined, look: 'blocks' },
  { columns: 6, narrow: undefined, look: 'blocks' },
  { columns: 7, narrow: undefined, look: 'scroll' },
  { columns: 3, narrow: 'scroll', look: 'scroll' },
  { columns: 9, narrow: 'blocks', look: 'blocks' },
] as const)('$columns columns, told $narrow: $look', ({ look, ...options }) => {
  expect(narrowLook(options)).toBe(look);
});

test.each([
  ['columns of counts', [['Shed', '−5°', '18', '0', '3']], [1, 2, 3, 4]],
  ['two are too few', [['Shed', '18', '0', 'by appointment']], []],
  [
    'one long text makes a column long',
    [
      ['Shed', '1', '2', '3', '4'],
      ['Wave', '1', 'twelve', '3', '4'],
    ],
    [1, 3, 4],
  ],
  ['the first column heads the rows', [['1', '2', '3', '4']], [1, 2, 3]],
  ['no rows', [], []],
])('%s', (_, rows, columns) => {
  expect(shortColumns(rows)).toEqual(columns);
});
