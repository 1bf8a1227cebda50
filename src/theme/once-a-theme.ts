import type { Components, createTheme, Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

type Style = Parameters<typeof memoTheme>[0];

/**
 * As Material UI takes them: for `Components<Theme>` TypeScript would compare the two part by part,
 * which takes it seconds.
 */
type Taken = NonNullable<NonNullable<Parameters<typeof createTheme>[0]>['components']>;

/**
 * Overrides that are made of the theme alone, each worked out once and not at every rendering: a
 * long form would pay for it at every field.
 */
export const onceATheme = (components: Components<Theme>): Taken =>
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
