import { type MotifDrawing, type MotifShape, range } from './drawing';

/** From ribbon to ribbon, and how broad each is. */
const [pitch, broad] = [68, 44];
const count = 9;
const middle = { x: 300, y: 190 };

/** A point of the cloth, which lies on the page by its corner. */
const turned = (x: number, y: number): string => {
  const part = Math.SQRT1_2;
  return `${Math.round(middle.x + (x - y) * part)} ${Math.round(middle.y + (x + y) * part)}`;
};

type Piece = { left: number; top: number; width: number; height: number };

const piece = ({ left, top, width, height }: Piece): string => {
  const [right, bottom] = [left + width, top + height];
  return `M${turned(left, top)}L${turned(right, top)} ${turned(right, bottom)} ${turned(left, bottom)}Z`;
};

const places = range(count).map((at) => (at - (count - 1) / 2) * pitch - broad / 2);
const reach = (count * pitch) / 2;
/** On either side of a ribbon, half the way to the next one. */
const edge = (pitch - broad) / 2;
const litColumn = 4;
const solidRow = 5;

const columns = places.map((left, at): MotifShape => ({
  as: at === litColumn ? 'accent' : 'plane',
  d: piece({ left, top: -reach, width: broad, height: 2 * reach }),
}));

const wayOf = (row: number) => (row === solidRow ? 'solid' : 'ground');

const rows = places.map((top, row): MotifShape => ({
  as: wayOf(row),
  d: piece({ left: -reach, top, width: 2 * reach, height: broad }),
}));

/** Every other column lies below a row: the row is drawn there once more. */
const over = places.map((top, row): MotifShape => {
  const crossings = places.filter((_, column) => (row + column) % 2 === 0);
  return {
    as: wayOf(row),
    d: crossings
      .map((left) => piece({ left: left - edge, top, width: pitch, height: broad }))
      .join(''),
  };
});

/** Ribbons that go over and under each other. */
export const weave: MotifDrawing = {
  shapes: [...rows, ...columns, ...over],
  mark: {
    line: {
      path: 'M5 12H31M5 24H8M16 24H31M12 5V8M12 16V31M24 5V20M24 28V31',
      width: 2.5,
    },
    leaf: { path: 'M15 15h6v6h-6Z', width: 0 },
  },
};
