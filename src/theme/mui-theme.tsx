import { useTheme } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { componentStyles } from './component-styles';
import type { SiteTheme } from './create-theme';

const createMuiTheme = ({ definition, tokens }: SiteTheme) => {
  const { light } = definition.color;
  return createTheme({
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
    typography: { fontFamily: tokens.type.body.fontFamily },
    components: componentStyles(tokens),
  });
};

/**
 * Gives the MUI components below it their theme beside the site's own. MUI's styling engine is as
 * large as all the rest that a page needs first, so that only what loads on demand uses it.
 */
export const MuiTheme = ({ children }: { children: ReactNode }) => {
  const theme = useTheme();
  const muiTheme = useMemo(() => ({ ...theme, ...createMuiTheme(theme) }), [theme]);
  return <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>;
};
