/** @jest-environment node */
import { changedValue, type ValueChange } from '../../../src/schema/values/change';
import { valueAt } from '../../../src/schema/values/paths';
import {
  besideCell,
  cellAt,
  cellInTurn,
  cellName,
  cellsIn,
  isLastCell,
  newRow,
  pastedCells,
  pasteStartAt,
} from './table-cells';

const file = 'config/pages/prices.ts';
const rows = [
  ['Cut', '£30'],
  ['Colour', '£50'],
];
const page = {
  title: 'Prices',
  sections: [{ kind: 'table', title: 'Prices', columns: ['', 'Price'], rows }],
};
const files = { [file]: page } as never;

const cell = (row: number, column: number) =>
  cellAt(files, { file, path: `sections[0].rows[${row}][${column}]` })!;

const after = ({ changes }: { changes: unknown[] }, key = 'rows') =>
  valueAt((changes as ValueChange[]).reduce<unknown>(changedValue, page), `sections[0].${key}`);

test('a cell is an entry of a list in a list', () => {
  expect(cell(1, 0)).toMatchObject({ list: 'sections[0].rows', row: 1, column: 0 });
  expect(cellAt(files, { file, path: 'sections[0].columns[1]' })).toBeUndefined();
  expect(cellAt(files, { file, path: 'sections[0].title' })).toBeUndefined();
});

test.each([
  ['ArrowDown', 0, 1, '[1][1]'],
  ['ArrowUp', 1, 0, '[0][0]'],
  ['ArrowRight', 0, 0, '[0][1]'],
  ['ArrowLeft', 0, 0, undefined],
  ['ArrowDown', 1, 0, undefined],
  ['Enter', 0, 0, undefined],
])('%s from %i, %i leads to %s', (key, row, column, path) => {
  expect(besideCell(cell(row, column), key)?.path).toBe(path && `sections[0].rows${path}`);
});

test.each([
  [0, 1, 1, '[1][0]'],
  [1, 0, -1, '[0][1]'],
  [1, 1, 1, undefined],
  [0, 0, -1, undefined],
])('from %i, %i Tab leads by %i', (row, column, by, path) => {
  expect(cellInTurn(cell(row, column), by)?.path).toBe(path && `sections[0].rows${path}`);
});

test('behind the last cell comes a row of as many cells', () => {
  expect([cell(1, 1), cell(1, 0), cell(0, 1)].map(isLastCell)).toEqual([true, false, false]);
  const { step, first } = newRow(cell(1, 1));
  expect(after(step)).toEqual([...rows, ['–', '–']]);
  expect(first.path).toBe('sections[0].rows[2][0]');
});

test.each([
  ['a text', 'Hello there', [['Hello there']]],
  ['cells', 'a\tb', [['a', 'b']]],
  [
    'rows with an end each',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'an empty cell',
    'a\t\nb\tc',
    [
      ['a', ''],
      ['b', 'c'],
    ],
  ],
  [
    'quotes around a tab, a line and a quote',
    '"a\tb"\t"c\nd"\n"e ""f"""\tg',
    [
      ['a b', 'c d'],
      ['e "f"', 'g'],
    ],
  ],
  ['a quote within words', '5" nails\tb', [['5" nails', 'b']]],
])('of %s', (_, text, cells) => {
  expect(cellsIn(text)).toEqual(cells);
});

const startAt = (path: string) => pasteStartAt(files, { file, path: `sections[0].${path}` })!;

test.each([
  [
    'rows beyond the end',
    'rows[1][0]',
    [['Beard', '£15'], ['Wash', '£9'], ['Gift']],
    ['', 'Price'],
    [
      ['Cut', '£30'],
      ['Beard', '£15'],
      ['Wash', '£9'],
      ['Gift', '–'],
    ],
  ],
  [
    'columns beyond the end, in every row',
    'rows[0][1]',
    [['£31', 'more']],
    ['', 'Price', '–'],
    [
      ['Cut', '£31', 'more'],
      ['Colour', '£50', '–'],
    ],
  ],
  [
    'headings and all',
    'columns[0]',
    [
      ['', '', 'From'],
      ['Cut', '45 min', '£42'],
      ['Colour', '90 min', '£65'],
      ['Beard', '15 min', '£15'],
    ],
    ['', '–', 'From'],
    [
      ['Cut', '45 min', '£42'],
      ['Colour', '90 min', '£65'],
      ['Beard', '15 min', '£15'],
    ],
  ],
])('pasted cells fill those from one on: %s', (_, path, cells, columns, now) => {
  const step = pastedCells(files, startAt(path), cells);
  expect(after(step)).toEqual(now);
  expect(after(step, 'columns')).toEqual(columns);
});

test('pasting begins at no other list', () => {
  const other = { [file]: { title: 'Prices', sections: [{ kind: 'x', columns: ['', 'Price'] }] } };
  const place = { file, path: 'sections[0].columns[1]' };
  expect(pasteStartAt(other as never, place)).toBeUndefined();
});

test('a cell is called by its column and its row', () => {
  expect(cellName(files, cell(1, 1))).toBe('Price of “Colour”');
  expect(cellName(files, cell(1, 0))).toBe('Column 1 of row 2');
});
