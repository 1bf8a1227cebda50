import { mark } from '../../src/pictures/mark';
import type { ThemeDefinition } from '../../src/schema/theme';
import { fixedColors, oneScheme } from '../../src/theme/schemes';

type Scheme = ThemeDefinition['color']['light'];

const growth = {
  styles: `.stair, .leaf { stroke-linejoin: round }
    .stair { fill: none; stroke-width: ${mark.stair.width}; stroke-linecap: round }
    .leaf { stroke-width: ${mark.leaf.width} }`,
  colors: ({ background, highlight }: Scheme) =>
    `.stair, .leaf { stroke: ${background.default} } .leaf { fill: ${highlight.main} }`,
  shapes: `<path class="stair" d="${mark.stair.path}" />
  <path class="leaf" d="${mark.leaf.path}" />`,
};

const initial = (letter: string) => ({
  styles: '',
  colors: ({ background }: Scheme) => `.letter { fill: ${background.default} }`,
  shapes: `<path class="letter" d="${letter}" />`,
});

/**
 * The icon of a site without its own: the mark of its motif, or `letter`, a path, in the theme's
 * colours for the browser's colour scheme.
 */
export const faviconSvg = (theme: ThemeDefinition, letter?: string) => {
  const inDark = `@media (prefers-color-scheme: dark)`;
  const { styles, colors, shapes } = letter === undefined ? growth : initial(letter);
  const scheme = (of: Scheme) => `.ground { fill: ${of.secondary.main} } ${colors(of)}`;
  return `\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}">
  <style>
    ${styles}
    ${scheme(fixedColors(theme))}${oneScheme(theme) ? '' : `\n    ${inDark} { ${scheme(theme.color.dark)} }`}
  </style>
  <rect class="ground" width="${mark.size}" height="${mark.size}" rx="${mark.radius}" />
  ${shapes}
</svg>
`;
};

type MarkColors = { ground: string; line: string; leaf: string };

type MarkPlace = {
  /** Replaces the line and the leaf. */
  letter?: string | undefined;
  /** Its position and scale. */
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
