import type { ThemeDefinition } from '../schema/theme';

/** A file with some characters of a font. */
export type FontPart = {
  /** Its name in the font's package: `latin`, `latin-ext`, … */
  subset: string;
  /** The address of the file on the site. */
  file: string;
  /** Its characters, as CSS writes them. */
  unicodeRange: string;
};

/** The parts of each font that a site's own text needs. */
export type FontCuts = Partial<Record<string, FontPart[]>>;

/** Whether a font draws each size by a cut of its own, on the axis `opsz`, wherever it is used. */
export const isOptical = ({ display, text }: ThemeDefinition['font'], family: string): boolean =>
  [display, text].some((each) => each.family === family && each.opticalSizes === true);

/** The boldest weight of the text font: buttons, labels, names. */
const boldestText = 600;

/**
 * The lightest and the boldest weight in which a font is used, on the axis `wght`. The build cuts away the
 * rest.
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
