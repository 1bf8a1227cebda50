import './augmentation';
import {
  type Components,
  createTheme as createMuiTheme,
  type Theme,
  type TypographyVariantsOptions,
} from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { ThemeDefinition } from '../schema/theme';
import { dataDisplay } from './customizations/data-display';
import { feedback } from './customizations/feedback';
import { inputs } from './customizations/inputs';
import { navigation } from './customizations/navigation';
import { surfaces } from './customizations/surfaces';
import { enlarged } from './enlarged';
import { letterWidthOf } from './font-faces';
import { fontStack } from './font-stack';
import { mayBeFromRight } from './from-right';
import { globalStyles } from './global-styles';
import { isUnused, palette } from './palette';
import { darkScreens, mayHaveSwitch, ownSelector } from './schemes';

/** CSS has small capitals as a variant of the font (https://www.w3.org/TR/css-fonts-4/#font-variant-caps-prop). */
const inCapitals = ({ textTransform, ...style }: ThemeDefinition['typography']['h2']) =>
  textTransform === 'small-caps'
    ? { ...style, fontVariantCaps: textTransform }
    : { ...style, ...(textTransform && { textTransform }) };

/** Config's fonts as Material UI's variants; `display` is a page's largest heading. */
const typography = ({ font, typography: styles }: ThemeDefinition): TypographyVariantsOptions => {
  const variant = (
    role: keyof ThemeDefinition['typography'],
    { family, fallback, weight } = font.text,
  ) => {
    return {
      fontFamily: fontStack({ family, fallback, weight }),
      fontWeight: weight,
      // Black letters leave little between words, and headings with less between letters even less.
      ...(weight >= 900 && { wordSpacing: '0.09em' }),
      ...inCapitals(styles[role]),
    };
  };
  const heading = (role: 'display' | 'h2' | 'h3', share: string) => ({
    ...variant(role, font.display),
    fontSize: enlarged(styles[role].fontSize, share),
  });
  return {
    fontFamily: fontStack(font.text),
    display: heading('display', '10vw'),
    h2: heading('h2', '10vw'),
    h3: heading('h3', '8vw'),
    lead: variant('lead'),
    body1: variant('body1'),
    body2: variant('body1'),
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

type Style = Parameters<typeof memoTheme>[0];

/**
 * Material UI's parameter type: with `Components<Theme>` TypeScript compares the two part by part, which
 * takes seconds.
 */
type Taken = NonNullable<NonNullable<Parameters<typeof createMuiTheme>[0]>['components']>;

/**
 * Computes overrides that depend only on the theme once, not at every rendering: a long form would do that
 * for every field.
 */
const onceATheme = (components: Components<Theme>): Taken =>
  Object.fromEntries(
    Object.entries(components).map(([name, { styleOverrides, ...component }]) => [
      name,
      {
        ...component,
        styleOverrides: Object.fromEntries(
          Object.entries((styleOverrides ?? {}) as Record<string, unknown>).map(([slot, style]) => [
            slot,
            typeof style === 'function' ? memoTheme(style as Style) : style,
          ]),
        ),
      },
    ]),
  );

/** Material UI's 25 elevations become two: on the page, and raised. */
const shadows = ({ shadow }: ThemeDefinition) =>
  ['none', ...Array.from({ length: 24 }, () => shadow.raised)] as Theme['shadows'];

/** `spacing(n)` is the n-th step of config; for halves, between two steps. */
const spacing =
  (steps: readonly number[]) =>
  (factor: number | string): number | string => {
    if (typeof factor === 'string') return factor;
    const place = Math.abs(factor);
    const lower = steps[Math.floor(place)] ?? 0;
    const upper = steps[Math.ceil(place)] ?? lower;
    return Math.sign(factor) * (lower + (upper - lower) * (place % 1));
  };

/** Adds plain values to `vars` for what has no variable, where Material UI's components read it. */
const completeVars = ({ vars, palette: colors, shape, shadows: all, ...theme }: Theme) =>
  ({
    ...vars,
    shape,
    shadows: all,
    zIndex: theme.zIndex,
    opacity: theme.colorSchemes.light?.opacity,
    palette: Object.fromEntries(
      Object.entries({ ...colors, ...vars.palette }).map(([name, group]) => {
        const plain: unknown = Reflect.get(colors, name);
        return [name, typeof plain === 'object' ? Object.assign({}, plain, group) : group];
      }),
    ),
  }) as Theme['vars'];

const prefersDark = '(prefers-color-scheme: dark)';

const onScreens = (sheets: ReturnType<Theme['generateStyleSheets']>, screens: string) =>
  sheets.map((sheet) =>
    Object.fromEntries(
      Object.entries(sheet).map(([rule, styles]) => [rule.replace(prefersDark, screens), styles]),
    ),
  );

/**
 * config/theme.ts as Material UI's theme. Colours are CSS variables, which follow the visitor's scheme and
 * change inside a band; constants are in the styles themselves. `isLeftOut` tells of a constant, by its path, that it is no
 * variable.
 */
export const createTheme = (
  definition: ThemeDefinition,
  direction?: 'ltr' | 'rtl',
  isLeftOut = isUnused,
): Theme => {
  const { color, motion, shape } = definition;
  const { steps, ...space } = definition.space;
  const { easing, ...durations } = motion;
  const screens = darkScreens(definition);
  const theme = createMuiTheme({
    ...(mayBeFromRight && direction ? { direction } : {}),
    cssVariables: {
      colorSchemeSelector: 'media',
      nativeColor: true,
      shouldSkipGeneratingVar: isLeftOut,
    },
    colorSchemes: {
      light: { palette: palette(color.light) },
      dark: { palette: palette(color.dark) },
    },
    breakpoints: { values: definition.breakpoints },
    spacing: spacing(steps),
    space,
    motif: definition.motif,
    letterWidth: letterWidthOf(definition.font.display),
    stair: definition.motif === 'growth',
    darkScreens: screens,
    ...(mayHaveSwitch && { schemes: definition.schemes }),
    shape,
    shadows: shadows(definition),
    typography: typography(definition),
    transitions: {
      easing: { easeInOut: easing, easeOut: easing, easeIn: easing, sharp: easing },
      duration: {
        shortest: durations.fast,
        shorter: durations.medium,
        short: durations.slow,
        // Collapse and expand (specification, section 9).
        standard: durations.collapse,
        draw: durations.draw,
      },
    },
    components: {
      MuiCssBaseline: { styleOverrides: globalStyles(definition) },
      ...onceATheme({ ...dataDisplay, ...feedback, ...inputs, ...navigation, ...surfaces }),
    },
  });
  const vars = completeVars(theme);
  const styleSheets = onScreens(theme.generateStyleSheets(), screens);
  // Material UI's provider generates them again.
  Object.assign(theme, {
    vars,
    generateThemeVars: () => vars,
    generateStyleSheets: () => styleSheets,
    ...ownSelector(definition),
  });
  return theme;
};
