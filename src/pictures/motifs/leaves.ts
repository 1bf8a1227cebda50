import { type MotifDrawing, type MotifShape, range } from './drawing';

type Point = { x: number; y: number };

const rounded = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** On the stem, from 0 at its foot to 1 at its end: a quadratic curve. */
const onStem = (share: number): Point => {
  const along = (from: number, by: number, to: number) =>
    (1 - share) ** 2 * from + 2 * (1 - share) * share * by + share ** 2 * to;
  return { x: along(168, 330, 372), y: along(372, 300, 66) };
};

/** From a point on, at an angle in degrees: a leaf, and its vein. */
const leaf = (from: Point, angle: number, long: number): { blade: string; vein: string } => {
  const turned = (angle * Math.PI) / 180;
  const at = (far: number, across: number): Point => ({
    x: from.x + far * Math.cos(turned) + across * Math.sin(turned),
    y: from.y - far * Math.sin(turned) + across * Math.cos(turned),
  });
  const tip = rounded(at(long, 0));
  const side = (across: number) => `Q${rounded(at(long * 0.45, across))} `;
  return {
    blade: `M${rounded(from)}${side(long * 0.42)}${tip}${side(-long * 0.42)}${rounded(from)}Z`,
    vein: `M${rounded(from)}L${rounded(at(long * 0.72, 0))}`,
  };
};

const pairs = 5;
const ways = ['solid', 'plane', 'accent', 'plane', 'ground'] as const;

const grown = range(pairs).flatMap((pair): MotifShape[] => {
  const from = onStem(0.14 + pair * 0.175);
  const long = 132 - pair * 13;
  const lean = 38 + pair * 9;
  return [lean + 96, lean - 58].flatMap((angle, side): MotifShape[] => {
    const { blade, vein } = leaf(from, angle, long);
    const as = ways[(pair + side * 2) % ways.length] ?? 'plane';
    return as === 'plane' || as === 'ground'
      ? [
          { as, d: blade },
          { as: 'line', d: vein },
        ]
      : [{ as, d: blade }];
  });
});

/** A branch with pairs of leaves, smaller towards its end. */
export const leaves: MotifDrawing = {
  shapes: [
    { as: 'line', d: 'M168 372Q330 300 372 66' },
    ...grown,
    { as: 'accent', d: leaf(onStem(1), 84, 62).blade },
  ],
  mark: {
    line: { path: 'M9 30C15 26 18.5 20 20 12', width: 2.5 },
    leaf: {
      path: 'M20 14C19.5 8 24 4.5 31 5.5 31 12 26.5 15 20 14ZM15.5 23C9 23.5 5.5 19.5 5 13.5 11 13.5 15 16.5 15.5 23Z',
      width: 0,
    },
  },
};
