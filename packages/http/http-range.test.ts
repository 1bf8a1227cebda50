/** @jest-environment node */
import { isOfSameFile, readRange } from './http-range';

test.each([
  ['bytes=0-4', { start: 0, end: 4 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=9-', { start: 9, end: 9 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['Bytes= 2-3 ', { start: 2, end: 3 }],
  [`bytes=0-${'9'.repeat(400)}`, { start: 0, end: 9 }],
  [`bytes=-${'9'.repeat(400)}`, { start: 0, end: 9 }],
])('%s of ten bytes is that part', (header, part) => {
  expect(readRange(header, 10)).toEqual(part);
});

test.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
  '%s of ten bytes is no part of them',
  (header) => {
    expect(readRange(header, 10)).toBe('unsatisfiable');
  },
);

test.each([
  undefined,
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=5-2',
  'bytes=a-b',
  'bytes=1-2x',
  'bytes=0x1-2',
  'bytes=--1',
  'bytes=1--2',
  'bytes=1.5-2',
  'bytes=0-1,3-4',
  'lines=0-1',
  '0-1',
])('%j is the whole file', (header) => {
  expect(readRange(header, 10)).toBeUndefined();
});

test('an empty file has no part, and its end is all of it', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(readRange('bytes=-5', 0)).toBeUndefined();
});

const modified = 'Sat, 21 Nov 2026 10:00:00 GMT';

test.each([
  [undefined, '"a"', true],
  ['"a"', '"a"', true],
  ['"b"', '"a"', false],
  ['W/"a"', 'W/"a"', false],
  [modified, '"a"', true],
  ['Sat, 21 Nov 2026 09:00:00 GMT', '"a"', false],
  ['nonsense', '"a"', false],
])('If-Range: %s for a file with the entity tag %s', (ifRange, etag, isSame) => {
  expect(isOfSameFile(ifRange, { etag, modified })).toBe(isSame);
});
