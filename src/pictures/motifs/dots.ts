import { circle, type MotifDrawing, motifFrame, range } from './drawing';

const { width, height, dots: pitch } = motifFrame;

/** Dots in rows, each row larger than the one above it, as a printer's screen; some are lit. */
export const dots: MotifDrawing = {
  shapes: [
    ...range(height / pitch).map(
      (row) =>
        ({
          as: 'dots',
          d: `M${12 + (row % 2) * 12} ${row * pitch + 12}H${width}`,
          width: 3 + row * 1.2,
        }) as const,
    ),
    {
      as: 'accent',
      d: [
        [432, 84, 20],
        [300, 180, 30],
        [408, 252, 42],
      ]
        .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius))
        .join(''),
    },
  ],
  mark: {
    line: {
      path: 'M9 9h.01M18 9h.01M9 18h.01M9 27h.01M18 27h.01M27 9h.01M27 27h.01M27 18h.01',
      width: 4.5,
    },
    leaf: { path: circle(18, 18, 4.5), width: 0 },
  },
};
