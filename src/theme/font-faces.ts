import type { ThemeDefinition } from '../contract/theme';
import { fonts } from './fonts';

type Font = ThemeDefinition['font']['text'];

/** Addresses of the font files of headings and of the rest. */
export const fontFiles = ({ font }: ThemeDefinition): [display: string, text: string] => [
  fonts[font.display.family].file,
  fonts[font.text.family].file,
];

const face = ({ family }: Font) => ({
  '@font-face': {
    fontFamily: family,
    src: `url(${fonts[family].file}) format('woff2')`,
    fontWeight: '200 800',
    fontStyle: 'normal',
    fontDisplay: 'swap',
  },
});

/** A local font with the metrics of the web font, so that nothing shifts when it arrives. */
const fallbackFace = ({ family, fallback }: Font) => {
  const { measuredAgainst, ...metrics } = fonts[family].metrics;
  return {
    '@font-face': {
      fontFamily: `${family} Fallback`,
      src: `local('${fallback}${measuredAgainst}')`,
      lineGapOverride: '0%',
      ...metrics,
    },
  };
};

export const fontFaces = ({ font: { display, text } }: ThemeDefinition) => {
  const used = display.family === text.family ? [text] : [display, text];
  return [...used.map(face), ...used.map(fallbackFace)];
};
