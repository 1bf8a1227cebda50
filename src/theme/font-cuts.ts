import type { ThemeDefinition } from '../schema/theme';

/** A file that holds some letters of a font. */
export type FontPart = {
  /** Its name in the font's package: `latin`, `latin-ext`, … */
  subset: string;
  /** The address of the file on the site. */
  file: string;
  /** The letters in it, as CSS writes them. */
  unicodeRange: string;
};

/** What a site's own words need of each font that it uses, by font. */
export type FontCuts = Partial<Record<string, FontPart[]>>;

/** The boldest that words in the text font are set: buttons, labels, names. */
const boldestText = 600;

/**
 * The lightest and the boldest that a font is shown, on the axis `wght`. The build cuts away what
 * lies beyond.
 */
export const fontWeights = (
  { display, text }: ThemeDefinition['font'],
  family: string,
): [lightest: number, boldest: number] => {
  const shown = [
    ...(display.family === family ? [display.weight] : []),
    ...(text.family === family ? [text.weight, boldestText] : []),
  ];
  return [Math.min(...shown), Math.max(...shown)];
};
