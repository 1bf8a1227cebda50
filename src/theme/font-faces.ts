import type { ThemeDefinition } from '../contract/theme';
import { builtCuts, type FontPart } from './font-cuts';
import { fontWeights } from './font-weights';
import { fonts } from './fonts';

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

/** Whole files for what visitors type, where the site's words need that subset at all. */
const wholeParts = ({ family }: Font['text'], cuts: FontPart[] | undefined) =>
  fontOf(family).parts.filter(({ subset }) => !cuts || cuts.some((cut) => cut.subset === subset));

/** Of faces that differ in their letters alone, a letter takes the last one that has it. */
const faces = (font: Font, cuts: typeof builtCuts) =>
  usedFonts(font).flatMap((used) => {
    const { family } = used;
    const own = cuts?.[family];
    return [...wholeParts(used, own), ...(own ?? [])].map(({ file, unicodeRange }) => ({
      '@font-face': {
        fontFamily: family,
        src: `url(${file})`,
        fontWeight: [...new Set(fontWeights(font, family))].join(' '),
        fontDisplay: 'swap',
        unicodeRange,
      },
    }));
  });

/** A local font with the metrics of the web font, so that nothing shifts when it arrives. */
const fallbackFace = ({ family, fallback }: Font['text']) => {
  const { measuredAgainst, ...metrics } = fontOf(family).metrics;
  return {
    '@font-face': {
      fontFamily: `${family} Fallback`,
      src: `local('${fallback}${measuredAgainst}')`,
      lineGapOverride: '0%',
      ...metrics,
    },
  };
};

/** The site's fonts, each with its stand-in, as CSS. */
export const fontFaces = ({ font }: ThemeDefinition, cuts = builtCuts) => [
  ...faces(font, cuts),
  ...usedFonts(font).map(fallbackFace),
];
