import type { PaletteOptions } from '@mui/material/styles';
import type { ThemeDefinition } from '../schema/theme';

type Scheme = ThemeDefinition['color']['light'];

/** The colours of one scheme of config, under the names that Material UI gives them. */
export const palette = (scheme: Scheme): PaletteOptions => ({
  primary: { main: scheme.action, dark: scheme.actionHover, contrastText: scheme.onAction },
  secondary: { main: scheme.accent, contrastText: scheme.paper },
  error: { main: scheme.error },
  text: { primary: scheme.ink, secondary: scheme.body, muted: scheme.muted },
  background: {
    default: scheme.paper,
    paper: scheme.surface,
    tint: scheme.tint,
    band: scheme.band,
  },
  divider: scheme.hairline,
  control: scheme.control,
  highlight: { main: scheme.lime, contrastText: scheme.onLime },
});
