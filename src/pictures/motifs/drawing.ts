/** One path of a motif, in a role of the palette. */
export type MotifShape = {
  d: string;
  /**
   * `ground`: filled in the colour of sections set apart; `plane`: filled like a card, with a line; `line`: a line in the
   * colour of links; `solid`: filled in that colour; `accent`: filled in the colour of the highlighter; `dots`: round
   * dots along the path.
   */
  as: 'ground' | 'plane' | 'line' | 'solid' | 'accent' | 'dots';
  /** Of dots: how thick they are. */
  width?: number;
};

/** The size of a motif's drawing, and the distance of its dots. */
export const motifFrame = { width: 480, height: 360, dots: 24 };

/** A motif as data: what the site, its icons and its pictures of links draw. */
export type MotifDrawing = {
  /** From back to front. Whatever is cut away on the left and above, the rest is a drawing, unless it is `whole`. */
  shapes: readonly MotifShape[];
  /** Cut from above it would say nothing: where there is little room, all of it is shown, small. */
  whole?: boolean;
  /** In the square of a mark (src/pictures/mark.ts): lines, and what has the colour of the highlighter. */
  mark: MotifMark;
};

type MotifMark = {
  line: { path: string; width: number };
  leaf: { path: string; width: number };
};

/** A circle as a path. */
export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

/** Numbers from 0 to before `count`. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
