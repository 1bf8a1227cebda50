import { shareImageSize } from '../../src/head/head-tags';
import type { ThemeDefinition } from '../../src/schema/theme';

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
export const ledgerSvg = (colors: Colors, linesStart: number) => {
  const lines = range(15).map((index) => stair((index + 1) * grain, linesStart));
  return [
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>`,
    `<path d="${rules}" stroke="${colors.hairline}"/>`,
    `<path d="${stair(0)}V${height}H0Z" fill="${colors.accent}"/>`,
    `<g fill="none" stroke-linecap="round">`,
    `<path d="${lines.join('')}" stroke="${colors.paper}" stroke-opacity="0.22" stroke-width="1.5"/>`,
    `<path d="${stem}" stroke="${colors.accent}" stroke-width="6"/>`,
    `<path d="${leaves}" fill="${colors.lime}"/>`,
    `<path d="${veins}" stroke="${colors.onLime}" stroke-width="3"/>`,
    '</g>',
  ].join('');
};

/** The same floor without a drawing. */
export const plainSvg = (colors: Colors) =>
  `<rect width="${width}" height="${height}" fill="${colors.paper}"/>` +
  `<rect y="${floor.y}" width="${width}" height="${height - floor.y}" fill="${colors.accent}"/>`;
