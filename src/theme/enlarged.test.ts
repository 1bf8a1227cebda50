/** @jest-environment node */
import { enlarged } from './enlarged';

/** What CSS makes of it. */
const pixels = (size: string, { rem, width }: { rem: number; width: number }) => {
  const { min, max } = Math;
  const clamp = (least: number, preferred: number, most: number) =>
    max(least, min(preferred, most));
  const plain = size
    .replaceAll(/([\d.]+)rem/g, (_, number) => `(${number} * ${rem})`)
    .replaceAll(/([\d.]+)vw/g, (_, number) => `(${number} * ${width} / 100)`)
    .replaceAll('px', '');
  const compute = new Function('min', 'max', 'clamp', `return ${plain};`) as (
    ...functions: unknown[]
  ) => number;
  return compute(min, max, clamp);
};

const title = 'clamp(3rem, 1.6rem + 6vw, 7rem)';

test.each([320, 360, 768, 1280, 1920])(
  'at the usual size of letters nothing changes: %d',
  (width) => {
    expect(pixels(enlarged(title, '11vw'), { rem: 16, width })).toBe(
      pixels(title, { rem: 16, width }),
    );
  },
);

test.each([
  // As large as without: words have their usual room.
  [320, 48],
  [600, 66],
  // As large as the visitor asks for.
  [1280, 128],
])('at letters of 200 %% and a width of %d it is %d pixels', (width, expected) => {
  const size = pixels(enlarged(title, '11vw'), { rem: 32, width });
  expect(Math.round(size)).toBe(expected);
});

test('a size in pixels stays', () => {
  expect(enlarged('40px', '11vw')).toBe('40px');
});
