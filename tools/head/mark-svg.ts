import { mark } from '../../src/pictures/mark';

type MarkColors = { ground: string; line: string; leaf: string };

type MarkPlace = {
  /** Where it stands and how much it is enlarged. */
  x?: number;
  y?: number;
  scale?: number;
};

const { size, radius, stair, leaf } = mark;

/** The line and the leaf of the mark, without its ground. */
export const markLines = ({ line, leaf: green }: Omit<MarkColors, 'ground'>) =>
  `<g stroke="${line}" stroke-linejoin="round">` +
  `<path d="${stair.path}" fill="none" stroke-width="${stair.width}" stroke-linecap="round"/>` +
  `<path d="${leaf.path}" fill="${green}" stroke-width="${leaf.width}"/></g>`;

/** The agency's mark on its ground, as SVG. */
export const markShapes = (colors: MarkColors, { x = 0, y = 0, scale = 1 }: MarkPlace = {}) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">` +
  `<rect width="${size}" height="${size}" rx="${radius}" fill="${colors.ground}"/>` +
  `${markLines(colors)}</g>`;
