import type { CSSObject } from '@emotion/react';
import type { ThemeDefinition } from '../contract/theme';
import { colorVariable, type Tokens } from './tokens';

type Scheme = ThemeDefinition['color']['light'];

const variables = (scheme: Scheme) =>
  Object.fromEntries(
    Object.entries(scheme).map(([role, value]) => [colorVariable(role), value]),
  ) as CSSObject;

/** What holds for the whole document: colours by scheme and band, type, focus, motion. */
export const globalStyles = ({ color }: ThemeDefinition, tokens: Tokens): CSSObject => ({
  ':root': { colorScheme: 'light dark', ...variables(color.light) },
  '[data-tone="band"]': {
    colorScheme: 'dark',
    ...variables({ ...color.dark, paper: color.light.band }),
  },
  '@media (prefers-color-scheme: dark)': {
    ':root': variables(color.dark),
    '[data-tone="band"]': variables({ ...color.dark, paper: color.dark.band }),
  },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    // The sticky header never covers what takes focus or is jumped to (WCAG 2.4.11).
    scrollPaddingBlock: '6rem',
  },
  body: {
    margin: 0,
    backgroundColor: tokens.color.paper,
    color: tokens.color.body,
    ...tokens.type.body,
    overflowWrap: 'break-word',
    WebkitFontSmoothing: 'antialiased',
  },
  'h1, h2, h3, p, ul, ol, dl, dd, figure': { margin: 0 },
  'ul, ol': { padding: 0, listStyle: 'none' },
  'h1, h2, h3': { color: tokens.color.ink, textWrap: 'balance' },
  'img, svg, iframe': { display: 'block', maxWidth: '100%' },
  'h1, main': { '&:focus': { outline: 'none' } },
  ':focus-visible': {
    outline: `2px solid ${tokens.color.accent}`,
    outlineOffset: '2px',
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});
