import type { Components, Theme } from '@mui/material/styles';
import type { ThemeDefinition } from '../schema/theme';
import { mayBeFromRight } from './from-right';
import { bandVariables } from './palette';

type Baseline = NonNullable<NonNullable<Components<Theme>['MuiCssBaseline']>['styleOverrides']>;

/** Of pages that are read from right to left. */
const fromRight = {
  // Spaces would part letters that are joined (https://www.w3.org/TR/css-text-3/#cursive-tracking).
  '[dir="rtl"] body *': { letterSpacing: '0 !important' },
  '[dir="rtl"] [data-pointing]': { scale: '-1 1' },
  // On two lines the groups of a number would stand in the order of two.
  '[dir="rtl"] a[href^="tel:"] > bdi': { whiteSpace: 'nowrap' },
  // What is typed from left to right still begins where the others do.
  '[dir="rtl"] input[dir="ltr"]': { textAlign: 'end' },
};

/** Global styles beside Material UI's CssBaseline: bands, focus, motion. */
export const globalStyles =
  (definition: ThemeDefinition): Baseline =>
  ({ vars }: Theme) => ({
    // On paper the background is white.
    '@media screen': {
      '[data-tone="band"]': { colorScheme: 'dark', ...bandVariables(definition) },
    },
    html: {
      textSizeAdjust: '100%',
      // The sticky header never covers the target of focus or of a jump (WCAG 2.4.11).
      scrollPaddingBlock: '6rem',
    },
    body: {
      color: vars.palette.text.secondary,
      // Also in boxes sized by their longest word: no word is wider than its box.
      overflowWrap: 'anywhere',
      // Only where a browser can leave out words that fit on any screen.
      '@supports (hyphenate-limit-chars: 14 5 5)': {
        hyphens: 'auto',
        hyphenateLimitChars: '14 5 5',
      },
    },
    // Narrow columns would be columns of letters; a table scrolls.
    table: { overflowWrap: 'break-word' },
    'h1, h2, h3, p, ul, ol, dl, dd, figure': { margin: 0 },
    'ul, ol': { padding: 0, listStyle: 'none' },
    'img, svg, iframe': { display: 'block', maxWidth: '100%' },
    ...(mayBeFromRight && fromRight),
    'h1, main': { '&:focus': { outline: 'none' } },
    ':focus-visible': {
      outline: `2px solid ${vars.palette.secondary.main}`,
      outlineOffset: '2px',
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // However short, it would apply to every property: inherited values would arrive one frame later at
        // each level of the page, and a screenshot meanwhile would show half of a new size.
        transition: 'none !important',
      },
    },
  });
