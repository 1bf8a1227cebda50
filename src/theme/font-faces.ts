import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { ThemeDefinition } from '../contract/theme';

/** Addresses of the two font files, to be preloaded. */
export const fontFiles = [display, text];

const face = (family: string, file: string) => ({
  '@font-face': {
    fontFamily: family,
    src: `url(${file}) format('woff2')`,
    fontWeight: '200 800',
    fontStyle: 'normal',
    fontDisplay: 'swap',
  },
});

/**
 * A local font with the metrics of the web font, so that nothing shifts when it arrives. Advance
 * widths measured over English text against Arial (Arial Bold for the display font), heights from
 * the fonts' own ascent and descent.
 */
const fallbackFace = (
  { family, fallback }: ThemeDefinition['font']['text'],
  metrics: { sizeAdjust: string; ascentOverride: string; descentOverride: string },
) => ({
  '@font-face': {
    fontFamily: `${family} Fallback`,
    src: `local('${fallback}')`,
    lineGapOverride: '0%',
    ...metrics,
  },
});

export const fontFaces = ({ font }: ThemeDefinition) => [
  face(font.display.family, display),
  face(font.text.family, text),
  fallbackFace(
    { ...font.display, fallback: `${font.display.fallback} Bold` },
    { sizeAdjust: '100.6%', ascentOverride: '92.45%', descentOverride: '26.84%' },
  ),
  fallbackFace(font.text, {
    sizeAdjust: '102.1%',
    ascentOverride: '95.01%',
    descentOverride: '24.49%',
  }),
];
