import { shareImageSize } from '../../src/head/head-tags';
import { mark } from '../../src/pictures/mark';
import { type MotifDrawing, motifFrame, type MotifShape } from '../../src/pictures/motifs/drawing';
import { drawingOf } from '../../src/pictures/motifs/drawings';
import type { ThemeDefinition } from '../../src/schema/theme';
import { fixedColors } from '../../src/theme/schemes';
import type { Typeface } from '../fonts/open-typeface';
import { fitWords, type Room } from './fit-words';
import { markShapes } from './mark-svg';

type Colors = ThemeDefinition['color']['light'];

const { width, height } = shareImageSize;

/** Pixels from rule to rule of the ledger, and from column to column. */
const [row, column] = [45, 120];
/** Pixels between the lines in the ground. */
const grain = 24;
/** Two rows up with each column, from where the floor ends. */
const floor = { y: 12 * row, end: 780 };
const steps = 3;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The edge of the stair, moved right and down by `distance`, from `start` on. */
const stair = (distance: number, start = 0) => {
  const treads = range(steps).map((step) => {
    const x = floor.end + step * column + distance;
    return `H${x}V${floor.y - (step + 1) * 2 * row + distance}`;
  });
  return `M${start} ${floor.y + distance}${treads.join('')}H${width}`;
};

const rules = [
  ...range(height / row).map((index) => `M0 ${(index + 1) * row + 0.5}H${width}`),
  ...range(width / column).map((index) => `M${(index + 1) * column + 0.5} 0V${height}`),
].join('');

const leaves = [
  'M1044 156C1030 96 1068 62 1164 60 1170 142 1126 182 1044 156Z',
  'M1024 238C1002 198 966 190 924 204 940 246 978 260 1024 238Z',
].join('');
const veins = 'M1054 146C1084 124 1110 104 1138 86M1012 234C990 220 968 214 948 212';
const stem = 'M1023 272V214C1023 180 1034 160 1056 142';

/**
 * Ledger paper whose rules grow into a stair, and the stair into a plant. The lines in the ground
 * begin at `linesStart`: words stand before them.
 */
const ledgerSvg = (colors: Colors, linesStart: number) => {
  const lines = range(15).map((index) => stair((index + 1) * grain, linesStart));
  return [
    `<rect width="${width}" height="${height}" fill="${colors.background.default}"/>`,
    `<path d="${rules}" stroke="${colors.divider}"/>`,
    `<path d="${stair(0)}V${height}H0Z" fill="${colors.secondary.main}"/>`,
    `<g fill="none" stroke-linecap="round">`,
    `<path d="${lines.join('')}" stroke="${colors.background.default}" stroke-opacity="0.22" stroke-width="1.5"/>`,
    `<path d="${stem}" stroke="${colors.secondary.main}" stroke-width="6"/>`,
    `<path d="${leaves}" fill="${colors.highlight.main}"/>`,
    `<path d="${veins}" stroke="${colors.highlight.contrastText}" stroke-width="3"/>`,
    '</g>',
  ].join('');
};

/** The same floor without a drawing. */
const plainSvg = (colors: Colors) =>
  `<rect width="${width}" height="${height}" fill="${colors.background.default}"/>` +
  `<rect y="${floor.y}" width="${width}" height="${height - floor.y}" fill="${colors.secondary.main}"/>`;

const colorsOf = ({
  background,
  secondary,
  highlight,
}: Colors): Record<MotifShape['as'], string> => ({
  ground: `fill="${background.tint}"`,
  plane: `fill="${background.paper}" stroke="${secondary.main}" stroke-width="2"`,
  line: `fill="none" stroke="${secondary.main}" stroke-width="2.5"`,
  solid: `fill="${secondary.main}"`,
  accent: `fill="${highlight.main}"`,
  dots: `fill="none" stroke="${secondary.main}" stroke-dasharray="0 ${motifFrame.dots}"`,
});

/** Beside the title, on the floor. */
const motifRoom = { x: 776, y: 132, width: width - 776, height: floor.y - 132 };

/** The floor, and a motif that stands on it. */
const motifSvg = (colors: Colors, { shapes }: MotifDrawing) => {
  const ways = colorsOf(colors);
  const place = Object.entries(motifRoom).map(([name, value]) => `${name}="${value}"`);
  const paths = shapes.map(
    ({ as, d, width: thick }) =>
      `<path d="${d}" ${ways[as]}${thick === undefined ? '' : ` stroke-width="${thick}"`}/>`,
  );
  return (
    plainSvg(colors) +
    `<svg ${place.join(' ')} viewBox="0 0 ${motifFrame.width} ${motifFrame.height}" preserveAspectRatio="xMaxYMax slice">` +
    `<g stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`
  );
};

type Title = {
  title: string;
  theme: ThemeDefinition;
  typeface: Typeface;
  /** `x` and `y` are its upper left corner. */
  room: Room & { x: number; y: number };
};

type Stroke = { x: number; y: number; length: number; size: number };

/** A stroke of the highlighter under a word of that size, whose baseline begins at (`x`, `y`). */
const highlight = ({ x, y, length, size }: Stroke, color: string) => {
  const reach = size * 0.12;
  const middle = `translate(${x + length / 2} ${y - size * 0.25}) rotate(-1.2) skewX(-6)`;
  return (
    `<rect transform="${middle}" x="${-length / 2 - reach}" y="${-size * 0.53}" ` +
    `width="${length + 2 * reach}" height="${size * 1.02}" rx="${size * 0.1}" fill="${color}"/>`
  );
};

/**
 * A title in large type, its last word highlighted, at the bottom of its room. Empty where the typeface
 * lacks one of its letters: no picture shows boxes in place of words.
 */
const titleSvg = ({ title, theme, typeface, room }: Title): string => {
  if (!typeface.covers(title)) return '';
  const colors = fixedColors(theme);
  const lineHeight = Number(theme.typography.display.lineHeight);
  const { size, lines } = fitWords({ text: title, measure: typeface.measure, lineHeight }, room);
  // Letters reach below their baseline.
  const bottom = room.y + room.height - size * 0.22;
  const last = lines.at(-1) ?? '';
  const word = last.split(' ').at(-1) ?? '';
  const length = typeface.measure(word) * size;
  const start = room.x + typeface.measure(last) * size - length;
  const outlines = lines.map((words, index) => {
    const y = bottom - (lines.length - 1 - index) * size * lineHeight;
    return typeface.outline(words, { x: room.x, y, size });
  });
  return (
    highlight({ x: start, y: bottom, length, size }, colors.highlight.main) +
    `<path d="${outlines.join('')}" fill="${colors.text.primary}"/>`
  );
};

export type ShareImage = {
  theme: ThemeDefinition;
  name: string;
  host: string;
  title: string;
  /** The site's own logo, in the place of its name: PNG, and its proportions. */
  logo?: { png: Uint8Array; width: number; height: number } | undefined;
  /** `display` sets the title and the name, `label` the host. */
  display: Typeface;
  label: Typeface;
};

type LinePlace = { x: number; y: number; width: number; size: number };

const margin = 72;
const markScale = 1.5;

/** The room of the title: it ends above the floor, whatever its length. */
const titleRoom = { x: margin, y: 146, width: 660, height: 340, largest: 116, smallest: 40 };

/** One line of words, smaller where it would get too long; returns where it ends. */
const line = (face: Typeface, text: string, { x, y, width: most, size: largest }: LinePlace) => {
  const words = { text, measure: face.measure, lineHeight: 1 };
  const { size, lines } = fitWords(words, { width: most, height: largest, largest, smallest: 18 });
  const [first = ''] = lines;
  return { d: face.outline(first, { x, y, size }), end: x + face.measure(first) * size };
};

const logoRoom = { x: margin, y: 46, width: 520, height: 68 };

/** As large as there is room for. */
const logoSvg = ({ png, width: wide, height: high }: NonNullable<ShareImage['logo']>) => {
  const scale = Math.min(logoRoom.width / wide, logoRoom.height / high);
  const data = Buffer.from(png).toString('base64');
  return `<image x="${logoRoom.x}" y="${logoRoom.y}" width="${wide * scale}" height="${high * scale}" href="data:image/png;base64,${data}"/>`;
};

/** What is behind the words; with the motif `growth`, ledger paper and a line that climbs. */
const groundSvg = (colors: Colors, motif: ThemeDefinition['motif'], linesStart: number) => {
  const drawing = drawingOf(motif);
  if (drawing) return motifSvg(colors, drawing);
  return motif ? ledgerSvg(colors, linesStart) : plainSvg(colors);
};

/** The picture of a page for link previews: its title on a drawing of the site's motif. */
export const shareImageSvg = ({ theme, name, host, title, display, label, logo }: ShareImage) => {
  const colors = fixedColors(theme);
  const page = colors.background.default;
  const afterMark = theme.motif ? margin + mark.size * markScale + 18 : margin;
  const siteName = line(display, name, { x: afterMark, y: 92, width: 760, size: 34 });
  const siteHost = line(label, host, { x: margin, y: 597, width: 640, size: 26 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    groundSvg(colors, theme.motif, siteHost.end + 32),
    theme.motif && !logo
      ? markShapes(
          { ground: colors.secondary.main, line: page, leaf: colors.highlight.main },
          { motif: theme.motif },
          { x: margin, y: 54, scale: markScale },
        )
      : '',
    logo ? logoSvg(logo) : `<path d="${siteName.d}" fill="${colors.text.primary}"/>`,
    titleSvg({ title, theme, typeface: display, room: titleRoom }),
    `<path d="${siteHost.d}" fill="${page}"/>`,
    '</svg>',
  ].join('');
};
