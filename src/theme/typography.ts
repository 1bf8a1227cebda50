import type { TypographyVariantsOptions } from '@mui/material/styles';
import type { ThemeDefinition } from '../schema/theme';

const fontStack = ({ family, fallback }: ThemeDefinition['font']['text']) =>
  `'${family}', '${family} Fallback', ${fallback}, sans-serif`;

/** The lettering of config as Material UI's variants; `display` is a page's largest heading. */
export const typography = ({ font, type }: ThemeDefinition): TypographyVariantsOptions => {
  const variant = (
    role: keyof ThemeDefinition['type'],
    { family, fallback, weight } = font.text,
  ) => {
    const { size, lineHeight, letterSpacing } = type[role];
    return {
      fontFamily: fontStack({ family, fallback, weight }),
      fontWeight: weight,
      fontSize: size,
      lineHeight,
      letterSpacing,
    };
  };
  return {
    fontFamily: fontStack(font.text),
    display: variant('display', font.display),
    h2: variant('h2', font.display),
    h3: variant('h3', font.display),
    lead: variant('lead'),
    body1: variant('body'),
    body2: variant('body'),
    label: variant('label'),
    button: {
      fontSize: '1rem',
      fontWeight: 600,
      lineHeight: 1.4,
      letterSpacing: 0,
      textTransform: 'none',
    },
  };
};
