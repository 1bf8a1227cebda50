import type { CharacterDefinition } from '../schema/character';
import type { ThemeDefinition } from '../schema/theme';
import { contrast } from './contrast';
import { channelsOf, hexColor } from './hex-color';
import { fixedColors } from './schemes';

/**
 * What `character` does to photographs by a filter of SVG (https://www.w3.org/TR/filter-effects-1/), which pages of such a
 * site carry: two colours of the palette in place of all others, and grain. The same sums tell the build what a pixel
 * becomes, where words stand on it.
 */

export type Treatment = {
  /** The colours of the darkest and of the lightest pixels, as `#RRGGBB`. */
  duotone?: { dark: string; light: string };
  grain?: Grain;
};

type Grain = {
  /** How fine it is: `baseFrequency` of SVG. */
  frequency: number;
  /** How far a pixel gets darker or lighter at most, from 0 to 1. */
  reach: number;
};

const grains: Record<NonNullable<CharacterDefinition['grain']>, Grain | undefined> = {
  none: undefined,
  fine: { frequency: 0.8, reach: 0.07 },
  coarse: { frequency: 0.45, reach: 0.1 },
};

/** Undefined where photographs stay as they are, or are treated only by CSS. */
export const treatmentOf = (theme: ThemeDefinition): Treatment | undefined => {
  const { photographs, grain = 'none' } = theme.character ?? {};
  const { background, highlight } = fixedColors(theme);
  const [dark = '', light = ''] = [background.band, highlight.main].sort(
    (one, other) => (contrast(one, '#000000') ?? 1) - (contrast(other, '#000000') ?? 1),
  );
  const found = {
    ...(photographs === 'duotone' && { duotone: { dark, light } }),
    ...(grains[grain] && { grain: grains[grain] }),
  };
  return Object.keys(found).length > 0 ? found : undefined;
};

/** The weights of red, green and blue in what the eye takes for light. */
const weights = [0.2126, 0.7152, 0.0722] as const;

/** Its channels from 0 to 1. */
const sharesOf = (color: string): number[] => (channelsOf(color) ?? []).map((each) => each / 255);

const colorOf = (shares: readonly number[]) =>
  hexColor(shares.map((each) => Math.min(1, Math.max(0, each)) * 255));

/** What a pixel of this colour becomes: one colour, or with grain the darkest and the lightest. */
export const treated = (color: string, { duotone, grain }: Treatment = {}): string[] => {
  const own = sharesOf(color);
  const light = own.reduce((sum, each, at) => sum + each * (weights[at] ?? 0), 0);
  const [from, to] = duotone ? [sharesOf(duotone.dark), sharesOf(duotone.light)] : [own, own];
  const shown = duotone ? from.map((each, at) => each + ((to[at] ?? 0) - each) * light) : own;
  if (!grain) return [duotone ? colorOf(shown) : color];
  return [-grain.reach, grain.reach].map((by) => colorOf(shown.map((each) => each + by)));
};

/** Its id on the page. */
const filterId = 'photograph';

const short = (value: number) => Number(value.toFixed(4));

const duotoneMatrix = ({ dark, light }: NonNullable<Treatment['duotone']>) => {
  const to = sharesOf(light);
  const rows = sharesOf(dark).map((from, at) => {
    const range = (to[at] ?? 0) - from;
    return [...weights.map((weight) => short(weight * range)), 0, short(from)].join(' ');
  });
  return `<feColorMatrix values="${rows.join(' ')} 0 0 0 1 0"/>`;
};

/** Pixels of CSS: the noise is worked out once, and laid out in tiles. */
const tile = 160;

const grainSteps = ({ frequency, reach }: Grain) => {
  const gray = '2 0 0 0 -.5 '.repeat(3);
  return [
    `<feOffset result="photo"/>`,
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" stitchTiles="stitch" x="0" y="0" width="${tile}" height="${tile}"/>`,
    '<feTile/>',
    `<feColorMatrix values="${gray}0 0 0 0 1"/>`,
    `<feComposite in2="photo" operator="arithmetic" k1="0" k2="${2 * reach}" k3="1" k4="${-reach}"/>`,
    '<feComposite in2="SourceAlpha" operator="in"/>',
  ].join('');
};

/** The filter, as HTML for the beginning of a page; CSS names it as `treatedFilter`. */
export const filterHtml = ({ duotone, grain }: Treatment): string =>
  `<svg id="${filterId}-filter" width="0" height="0" aria-hidden="true" focusable="false">` +
  `<filter id="${filterId}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
  `${duotone ? duotoneMatrix(duotone) : ''}${grain ? grainSteps(grain) : ''}</filter></svg>`;

export const treatedFilter = `url(#${filterId})`;

export const filterPlace = `#${filterId}-filter`;
