import type { ThemeDefinition } from '../contract/theme';
import { createTokens, type Tokens } from './tokens';

/** A breakpoint by name, or a width in CSS pixels. */
type Width = keyof ThemeDefinition['breakpoints'] | number;

/** What `theme` is in every `styled` of the site. */
export type SiteTheme = {
  definition: ThemeDefinition;
  tokens: Tokens;
  /** Media queries over the widths of the specification, section 9. */
  breakpoints: {
    up: (from: Width) => string;
    down: (below: Width) => string;
    between: (from: Width, below: Width) => string;
  };
  /** `spacing(n)` is the n-th of `space.steps`; one to four of them, as CSS counts sides. */
  spacing: (...steps: number[]) => string;
  /** What lies above what. */
  zIndex: Record<'floating' | 'header' | 'skipLink' | 'toasts', number>;
};

declare module '@emotion/react' {
  // Emotion's own interface can be augmented by an interface alone.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface Theme extends SiteTheme {}
}

/** config/theme.ts as the theme of the site. */
export const createTheme = (definition: ThemeDefinition): SiteTheme => {
  const { breakpoints, space } = definition;
  const pixels = (width: Width) => (typeof width === 'number' ? width : breakpoints[width]);
  const from = (width: Width) => `(min-width:${pixels(width)}px)`;
  // A width between two whole pixels belongs to one side alone.
  const below = (width: Width) => `(max-width:${pixels(width) - 0.05}px)`;
  return {
    definition,
    tokens: createTokens(definition),
    breakpoints: {
      up: (width) => `@media ${from(width)}`,
      down: (width) => `@media ${below(width)}`,
      between: (start, end) => `@media ${from(start)} and ${below(end)}`,
    },
    spacing: (...steps) => steps.map((step) => `${space.steps[step] ?? 0}px`).join(' '),
    zIndex: { floating: 1, header: 2, skipLink: 3, toasts: 4 },
  };
};
