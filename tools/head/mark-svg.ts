import { mark } from '../../src/pictures/mark';
import { drawingOf } from '../../src/pictures/motifs/drawings';
import type { ThemeDefinition } from '../../src/schema/theme';
import { fixedColors, oneScheme } from '../../src/theme/schemes';

type Scheme = ThemeDefinition['color']['light'];

type Motif = ThemeDefinition['motif'];

const markOf = (motif: Motif) => drawingOf(motif)?.mark ?? { line: mark.stair, leaf: mark.leaf };

const drawn = (motif: Motif) => {
  const { line, leaf } = markOf(motif);
  return {
    styles: `.stair, .leaf { stroke-linejoin: round }
    .stair { fill: none; stroke-width: ${line.width}; stroke-linecap: round }
    .leaf { stroke-width: ${leaf.width} }`,
    colors: ({ background, highlight }: Scheme) =>
      `.stair, .leaf { stroke: ${background.default} } .leaf { fill: ${highlight.main} }`,
    shapes: `<path class="stair" d="${line.path}" />
  <path class="leaf" d="${leaf.path}" />`,
  };
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
  const { styles, colors, shapes } = letter === undefined ? drawn(theme.motif) : initial(letter);
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

type MarkSigns = {
  /** Replaces the line and the leaf of the motif. */
  letter?: string | undefined;
  motif: Motif;
};

type MarkPlace = {
  /** Its position and scale. */
  x?: number;
  y?: number;
  scale?: number;
};

const { size, radius } = mark;

/** A letter, given as a path, or the line and the leaf of the mark, without its ground. */
export const markLines = (
  { line, leaf }: Omit<MarkColors, 'ground'>,
  { letter, motif }: MarkSigns,
) => {
  if (letter !== undefined) return `<path d="${letter}" fill="${line}"/>`;
  const signs = markOf(motif);
  return (
    `<g stroke="${line}" stroke-linejoin="round">` +
    `<path d="${signs.line.path}" fill="none" stroke-width="${signs.line.width}" stroke-linecap="round"/>` +
    `<path d="${signs.leaf.path}" fill="${leaf}" stroke-width="${signs.leaf.width}"/></g>`
  );
};

/** A site's mark on its ground, as SVG. */
export const markShapes = (
  colors: MarkColors,
  signs: MarkSigns,
  { x = 0, y = 0, scale = 1 }: MarkPlace = {},
) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">` +
  `<rect width="${size}" height="${size}" rx="${radius}" fill="${colors.ground}"/>` +
  `${markLines(colors, signs)}</g>`;
