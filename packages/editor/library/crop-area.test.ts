/** @jest-environment node */
import { between, inPixels, shaped, wholeArea } from './crop-area';

const wide = { width: 400, height: 200 };

test.each([
  { what: 'a square of a wide picture', shape: 1, size: wide, is: [100, 0, 200, 200] },
  {
    what: 'a wide shape of a square',
    shape: 2,
    size: { width: 90, height: 90 },
    is: [0, 23, 90, 45],
  },
  { what: 'the shape that it has', shape: 2, size: wide, is: [0, 0, 400, 200] },
])('$what is as large as it can be', ({ shape, size, is }) => {
  const { left, top, width, height } = inPixels(shaped(wholeArea, shape, size), size);
  expect([left, top, width, height]).toEqual(is);
});

test('a shape stays around the middle of what was kept, within the picture', () => {
  const area = shaped({ left: 80, right: 100, top: 0, bottom: 100 }, 1, wide);
  expect(area).toEqual({ left: 50, right: 100, top: 0, bottom: 100 });
});

test.each([
  { from: [10, 20], to: [60, 70], is: { left: 10, right: 60, top: 20, bottom: 70 } },
  { from: [60, 70], to: [10, 20], is: { left: 10, right: 60, top: 20, bottom: 70 } },
  { from: [90, 90], to: [140, -30], is: { left: 90, right: 100, top: 0, bottom: 90 } },
  { from: [99, 99], to: [99, 99], is: { left: 98, right: 100, top: 98, bottom: 100 } },
])('what is drawn from $from to $to is kept', ({ from, to, is }) => {
  const point = ([x = 0, y = 0]: number[]): [number, number] => [x, y];
  expect(between(point(from), point(to))).toEqual(is);
});

test('a part has a pixel at least, and ends where the picture does', () => {
  expect(inPixels({ left: 98, right: 100, top: 98, bottom: 100 }, { width: 3, height: 3 })).toEqual(
    {
      left: 2,
      top: 2,
      width: 1,
      height: 1,
    },
  );
});
