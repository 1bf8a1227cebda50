import { circle, type MotifDrawing, range } from './drawing';

/** A row of waves, which covers what is below it. */
const row = (at: number): string => {
  const [half, height] = [26 + at * 4, 14 + at * 3];
  const crests = Math.ceil(640 / half / 2);
  const turns = range(crests * 2 - 1).map(() => `t${half * 2} 0`);
  const start = -80 + (at % 2) * half;
  return `M${start} ${132 + at * 38}q${half} ${-height * 2} ${half * 2} 0${turns.join('')}V400H${start}Z`;
};

const solidRow = 3;

/** The sea, row before row, and a sun that sets in it. */
export const waves: MotifDrawing = {
  shapes: [
    { as: 'accent', d: circle(344, 112, 76) },
    ...range(7).map((at) => ({ as: at === solidRow ? 'solid' : 'plane', d: row(at) }) as const),
  ],
  mark: {
    line: { path: 'M5 21q4.3-6 8.7 0t8.7 0 8.6 0M5 28q4.3-6 8.7 0t8.7 0 8.6 0', width: 2.5 },
    leaf: { path: circle(23, 11, 5.5), width: 0 },
  },
};
