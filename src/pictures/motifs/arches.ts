import { type MotifDrawing, range } from './drawing';

/** An arch from the ground up: its left side, its width, and where its sides end. */
const arch = (left: number, wide: number, top: number): string =>
  `M${left} 380V${top}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V380Z`;

const wide = 168;
const tops = [262, 208, 154];
const inner = ['plane', 'ground', 'plane', 'solid'] as const;

/** An arcade that rises, each arch with others in it; the innermost of the highest is lit. */
export const arches: MotifDrawing = {
  shapes: tops.flatMap((top, at) =>
    range(inner.length).map((ring) => {
      const isLit = at === tops.length - 1 && ring === inner.length - 1;
      return {
        as: isLit ? 'accent' : (inner[ring] ?? 'plane'),
        d: arch(-24 + at * wide + ring * 20, wide - ring * 40, top),
      };
    }),
  ),
  whole: true,
  mark: {
    line: { path: 'M7 29V18a11 11 0 0 1 22 0V29', width: 2.5 },
    leaf: { path: 'M13 29V18.5a5 5 0 0 1 10 0V29Z', width: 0 },
  },
};
