/** @jest-environment node */
import { changedValue, type ValueChange } from '../../../src/schema/values/change';
import { valueAt } from '../../../src/schema/values/paths';
import {
  besideCell,
  cellAt,
  cellName,
  cellsBeyond,
  cellsIn,
  isLastCell,
  newRow,
  pastedCells,
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

const at = (path: string) => cellAt(files, { file, path: `sections[0].${path}` })!;
const cell = (row: number, column: number) => at(`rows[${row}][${column}]`);

const after = ({ changes }: { changes: unknown[] }, key = 'rows') =>
  valueAt((changes as ValueChange[]).reduce<unknown>(changedValue, page), `sections[0].${key}`);

test('a cell is an entry of a list in a list, or the heading of a column above it', () => {
  expect(cell(1, 0)).toMatchObject({ list: 'sections[0].rows', row: 1, column: 0 });
  expect(at('columns[1]')).toMatchObject({ list: 'sections[0].rows', row: -1, column: 1 });
  expect(cellAt(files, { file, path: 'sections[0].title' })).toBeUndefined();
});

test.each([
  ['ArrowDown', 'rows[0][1]', 'rows[1][1]'],
  ['ArrowUp', 'rows[1][0]', 'rows[0][0]'],
  ['ArrowRight', 'rows[0][0]', 'rows[0][1]'],
  ['ArrowLeft', 'rows[0][0]', undefined],
  ['ArrowDown', 'rows[1][0]', undefined],
  ['ArrowUp', 'rows[0][1]', 'columns[1]'],
  ['ArrowDown', 'columns[1]', 'rows[0][1]'],
  ['ArrowUp', 'columns[1]', undefined],
  ['Enter', 'rows[0][0]', undefined],
])('%s from %s leads to %s', (key, from, to) => {
  expect(besideCell(at(from), key)?.path).toBe(to && `sections[0].${to}`);
});

test.each([
  ['rows[0][1]', false, ['rows[1][0]', 'rows[1][1]']],
  ['rows[0][0]', true, ['columns[1]', 'columns[0]']],
  ['columns[1]', false, ['rows[0][0]', 'rows[0][1]', 'rows[1][0]', 'rows[1][1]']],
  ['rows[1][1]', false, []],
  ['columns[0]', true, []],
])('from %s Tab leads on, or back: %s', (from, isBack, to) => {
  const found = cellsBeyond(at(from), isBack).map(({ path }) => path);
  expect(found).toEqual(to.map((path) => `sections[0].${path}`));
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
  const step = pastedCells(at(path), cells);
  expect(after(step)).toEqual(now);
  expect(after(step, 'columns')).toEqual(columns);
});

test('headings of no table are none', () => {
  const other = { [file]: { title: 'Prices', sections: [{ kind: 'x', columns: ['', 'Price'] }] } };
  const place = { file, path: 'sections[0].columns[1]' };
  expect(cellAt(other as never, place)).toBeUndefined();
});

test('a cell is called by its column and its row', () => {
  expect(cellName(cell(1, 1))).toBe('Price of “Colour”');
  expect(cellName(cell(1, 0))).toBe('Column 1 of row 2');
  expect(cellName(at('columns[1]'))).toBe('Column 2');
});
