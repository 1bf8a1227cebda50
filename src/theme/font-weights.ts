import type { ThemeDefinition } from '../schema/theme';

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
