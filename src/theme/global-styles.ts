import type { Components, Theme } from '@mui/material/styles';
import type { ThemeDefinition } from '../schema/theme';
import { bandVariables } from './palette';

type Baseline = NonNullable<NonNullable<Components<Theme>['MuiCssBaseline']>['styleOverrides']>;

/** What holds for the whole document beside Material UI's CssBaseline: bands, focus, motion. */
export const globalStyles =
  (definition: ThemeDefinition): Baseline =>
  ({ vars }: Theme) => ({
    // On paper the ground is white.
    '@media screen': {
      '[data-tone="band"]': { colorScheme: 'dark', ...bandVariables(definition) },
    },
    html: {
      textSizeAdjust: '100%',
      // The sticky header never covers what takes focus or is jumped to (WCAG 2.4.11).
      scrollPaddingBlock: '6rem',
    },
    body: {
      color: vars.palette.text.secondary,
      // Also where a box is as wide as its longest word would be: no word is wider than its box.
      overflowWrap: 'anywhere',
      // Where a browser can leave out the words that fit on any screen.
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
    'h1, main': { '&:focus': { outline: 'none' } },
    ':focus-visible': {
      outline: `2px solid ${vars.palette.secondary.main}`,
      outlineOffset: '2px',
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // However short, it would hold for every property: what is inherited would come a frame later on
        // each level of the page, and a picture taken meanwhile would show half of a new size.
        transition: 'none !important',
      },
    },
  });
