import type { ThemeDefinition } from '../schema/theme';
import { type FontPart, fontWeights } from './font-cuts';
import { genericOf, mayBeOther, quoted } from './font-stack';
import { fonts } from './fonts';

/** From the build (tools/fonts); null on the dev server, where text changes as it is typed. */
const builtCuts = globalThis.__SITE__?.fontCuts ?? null;

type Font = ThemeDefinition['font'];

const fontOf = (family: string) => {
  const found = fonts[family];
  if (!found) throw new Error(`There is no font "${family}".`);
  return found;
};

const usedFonts = ({ display, text }: Font) =>
  display.family === text.family ? [text] : [display, text];

/** Addresses of the whole fonts of headings and of the rest. */
export const fontFiles = ({ font }: ThemeDefinition): [display: string, text: string] => [
  fontOf(font.display.family).parts[0].file,
  fontOf(font.text.family).parts[0].file,
];

/** Addresses of the files that every page needs. */
export const firstFontFiles = ({ font }: ThemeDefinition, cuts = builtCuts): string[] =>
  usedFonts(font).flatMap(({ family }) => {
    const { parts } = fontOf(family);
    return (cuts?.[family] ?? [parts[0]]).map(({ file }) => file);
  });

/** Whole files for what visitors type, if the site's text needs that subset at all. */
const wholeParts = ({ family }: Font['text'], cuts: FontPart[] | undefined) =>
  fontOf(family).parts.filter(({ subset }) => !cuts || cuts.some((cut) => cut.subset === subset));

/** If faces differ only in their characters, browsers use the last that has one. */
const faces = (font: Font, cuts: typeof builtCuts) =>
  usedFonts(font).flatMap((used) => {
    const { family } = used;
    const own = cuts?.[family];
    return [...wholeParts(used, own), ...(own ?? [])].map(({ file, unicodeRange }) => ({
      '@font-face': {
        fontFamily: quoted(family),
        src: `url(${file})`,
        fontWeight: [...new Set(fontWeights(font, family))].join(' '),
        fontDisplay: 'swap',
        unicodeRange,
      },
    }));
  });

/** Arial, and fonts of the same width for machines without it, such as those with Linux. */
const arial = ['Arial', 'Liberation Sans', 'Arimo'];

const georgia = ['Georgia', 'Gelasio', ...arial];

type StandIn = {
  /** Fonts of the same widths. */
  names: readonly string[];
  /** Its width relative to Arial; and that of its bold to Arial's. */
  width: { '': number; ' Bold': number };
};

/** What machines have in place of Arial, by name; measured like the metrics in fonts.ts. */
const times: StandIn = {
  names: ['Times New Roman', 'Liberation Serif', 'Tinos'],
  width: { '': 0.912, ' Bold': 0.889 },
};

const standIns: Partial<Record<string, StandIn>> = {
  Georgia: { names: georgia, width: { '': 1, ' Bold': 1.065 } },
  'Times New Roman': times,
  serif: times,
};

/** The mean width of a letter of English text in Arial, in em, as tools/fonts has it. */
const arialLetter = { '': 0.44, ' Bold': 0.478 };

/** The mean width of a letter of the font, in em. */
export const letterWidthOf = ({ family }: Font['text']): number => {
  const { measuredAgainst, sizeAdjust } = fonts[family]?.metrics ?? {
    measuredAgainst: ' Bold',
    sizeAdjust: '100%',
  };
  return (arialLetter[measuredAgainst] * Number.parseFloat(sizeAdjust)) / 100;
};

const scaled = (percent: string, factor: number) =>
  `${Math.round(Number.parseFloat(percent) * factor * 100) / 100}%`;

const standInOf = (fallback: string): Partial<StandIn> & Pick<StandIn, 'names'> =>
  standIns[fallback] ?? {
    names: [...new Set([fallback, ...(genericOf(fallback) === 'serif' ? georgia : arial)])],
  };

/** A local font with the metrics of the web font, so that nothing shifts when it arrives. */
const fallbackFace = ({ family, fallback }: Font['text']) => {
  const { measuredAgainst, sizeAdjust, ascentOverride, descentOverride } = fontOf(family).metrics;
  const { names, width } = mayBeOther ? standInOf(fallback) : { names: arial };
  /** Of a stand-in that is wider or narrower than Arial. */
  const adjusted = (percent: string, power: 1 | -1) =>
    mayBeOther && width ? scaled(percent, width[measuredAgainst] ** power) : percent;
  return {
    '@font-face': {
      fontFamily: quoted(`${family} Fallback`),
      src: names.map((name) => `local('${name}${measuredAgainst}')`).join(', '),
      lineGapOverride: '0%',
      sizeAdjust: adjusted(sizeAdjust, -1),
      ascentOverride: adjusted(ascentOverride, 1),
      descentOverride: adjusted(descentOverride, 1),
    },
  };
};

/** The site's fonts with their fallbacks, as CSS. */
export const fontFaces = ({ font }: ThemeDefinition, cuts = builtCuts) => [
  ...faces(font, cuts),
  ...usedFonts(font).map(fallbackFace),
];
