import { mark } from '../../src/pictures/mark';

type MarkColors = { ground: string; line: string; leaf: string };

type MarkPlace = {
  /** The letter that stands in for the line and the leaf. */
  letter?: string | undefined;
  /** Where it stands and how much it is enlarged. */
  x?: number;
  y?: number;
  scale?: number;
};

const { size, radius, stair, leaf } = mark;

/** A letter, given as a path, or the line and the leaf of the mark, without its ground. */
export const markLines = ({ line, leaf: green }: Omit<MarkColors, 'ground'>, letter?: string) =>
  letter !== undefined
    ? `<path d="${letter}" fill="${line}"/>`
    : `<g stroke="${line}" stroke-linejoin="round">` +
      `<path d="${stair.path}" fill="none" stroke-width="${stair.width}" stroke-linecap="round"/>` +
      `<path d="${leaf.path}" fill="${green}" stroke-width="${leaf.width}"/></g>`;

/** The agency's mark on its ground, as SVG. */
export const markShapes = (
  colors: MarkColors,
  { x = 0, y = 0, scale = 1, letter }: MarkPlace = {},
) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">` +
  `<rect width="${size}" height="${size}" rx="${radius}" fill="${colors.ground}"/>` +
  `${markLines(colors, letter)}</g>`;
