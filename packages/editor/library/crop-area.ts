/** The part of a picture that is kept, in hundredths of its sides. */
export type Area = { left: number; right: number; top: number; bottom: number };

type Size = { width: number; height: number };

export const wholeArea: Area = { left: 0, right: 100, top: 0, bottom: 100 };

/** Shapes by their names, as width to height; undefined: any. */
export const shapes: Record<string, number | undefined> = {
  'as you like': undefined,
  square: 1,
  '4 : 3': 4 / 3,
  '3 : 2': 3 / 2,
  '16 : 9': 16 / 9,
  '3 : 4, upright': 3 / 4,
  '2 : 3, upright': 2 / 3,
};

export const shaped = (area: Area, shape: number, { width, height }: Size): Area => {
  // In hundredths of the sides, which differ.
  const ratio = (shape * height) / width;
  const wide = Math.min(100, 100 * ratio);
  const high = wide / ratio;
  const within = (middle: number, length: number): [number, number] => {
    const start = Math.min(Math.max(middle - length / 2, 0), 100 - length);
    return [start, start + length];
  };
  const [left, right] = within((area.left + area.right) / 2, wide);
  const [top, bottom] = within((area.top + area.bottom) / 2, high);
  return { left, right, top, bottom };
};

/** The least that is kept, in hundredths. */
const least = 2;

/** The area between two points, in hundredths, in whatever order. */
export const between = (one: [number, number], other: [number, number]): Area => {
  const sides = (a: number, b: number): [number, number] => {
    const start = Math.min(Math.max(Math.min(a, b), 0), 100 - least);
    return [start, Math.min(Math.max(Math.max(a, b), start + least), 100)];
  };
  const [left, right] = sides(one[0], other[0]);
  const [top, bottom] = sides(one[1], other[1]);
  return { left, right, top, bottom };
};

/** The area in pixels of the picture, within it. */
export const inPixels = ({ left, right, top, bottom }: Area, { width, height }: Size) => {
  const part = (start: number, end: number, side: number): [number, number] => {
    const from = Math.min(Math.round((start * side) / 100), side - 1);
    return [from, Math.max(1, Math.min(Math.round((end * side) / 100), side) - from)];
  };
  const [x, wide] = part(left, right, width);
  const [y, high] = part(top, bottom, height);
  return { left: x, top: y, width: wide, height: high };
};
