import { createTheme as createMuiTheme, type Theme } from '@mui/material/styles';
import type { ThemeDefinition } from '../contract/theme';
import { componentStyles } from './component-styles';
import { createTokens, type Tokens } from './tokens';

declare module '@mui/material/styles' {
  type SiteTokens = { tokens: Tokens };
  // Augmenting MUI's own interfaces takes interfaces.
  interface Theme extends SiteTokens {
    tokens: Tokens;
  }
  interface ThemeOptions extends SiteTokens {
    tokens: Tokens;
  }
  interface BreakpointOverrides {
    xxl: true;
  }
}

/** config/theme.ts as MUI's theme; `theme.spacing(n)` is the n-th step of `space.steps`. */
export const createTheme = (definition: ThemeDefinition): Theme => {
  const tokens = createTokens(definition);
  const { light } = definition.color;
  return createMuiTheme({
    tokens,
    breakpoints: { values: definition.breakpoints },
    spacing: definition.space.steps,
    shape: { borderRadius: definition.radius.control },
    palette: {
      primary: { main: light.action, dark: light.actionHover, contrastText: light.onAction },
      error: { main: light.error },
      text: { primary: light.ink, secondary: light.muted },
      background: { default: light.paper, paper: light.surface },
      divider: light.hairline,
    },
    typography: { fontFamily: tokens.type.body.fontFamily, button: { textTransform: 'none' } },
    components: componentStyles(tokens),
  });
};
