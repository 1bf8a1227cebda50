/** @jest-environment node */
import { narrowLook } from './narrow';

test.each([
  { columns: 2, narrow: undefined, look: 'fits' },
  { columns: 2, narrow: 'scroll', look: 'fits' },
  { columns: 3, narrow: undefined, look: 'blocks' },
  { columns: 6, narrow: undefined, look: 'blocks' },
  { columns: 7, narrow: undefined, look: 'scroll' },
  { columns: 3, narrow: 'scroll', look: 'scroll' },
  { columns: 9, narrow: 'blocks', look: 'blocks' },
] as const)('$columns columns, told $narrow: $look', ({ look, ...asked }) => {
  expect(narrowLook(asked)).toBe(look);
});
