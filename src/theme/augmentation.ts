/**
 * What the site's theme has beside Material UI's own, for TypeScript
 * (https://mui.com/material-ui/guides/typescript/). Interfaces, since an interface alone can be
 * augmented.
 */
import type { CSSProperties } from 'react';
import type { ThemeDefinition } from '../schema/theme';

type Lengths = Omit<ThemeDefinition['space'], 'steps'>;

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }

  interface BreakpointOverrides {
    xxl: true;
  }

  interface TypeBackground {
    /** Sections that are set apart a little. */
    tint: string;
    /** The one dark band of a page. */
    band: string;
  }

  interface TypeText {
    /** Small words beside something larger. */
    muted: string;
  }

  interface Palette {
    /** Edges of fields and buttons (WCAG 1.4.11). */
    control: string;
    /** The highlighter. It decorates. */
    highlight: { main: string; contrastText: string };
  }

  interface PaletteOptions {
    control: string;
    highlight: { main: string; contrastText: string };
  }

  interface Shape {
    /** Radii of cards, of large panels and of what is round altogether, in CSS pixels. */
    card: number;
    device: number;
    pill: number;
  }

  interface ShapeOptions {
    card: number;
    device: number;
    pill: number;
  }

  interface TypographyVariants {
    display: CSSProperties;
    lead: CSSProperties;
    label: CSSProperties;
  }

  interface TypographyVariantsOptions {
    display: CSSProperties;
    lead: CSSProperties;
    label: CSSProperties;
  }

  interface Duration {
    /** How long a drawing draws itself, in milliseconds. */
    draw: number;
  }

  interface Theme {
    /** CSS lengths that are no steps of `spacing`. */
    space: Lengths;
    /** What is drawn around words, if anything. */
    motif: ThemeDefinition['motif'];
  }

  interface ThemeOptions {
    space: Lengths;
    motif: ThemeDefinition['motif'];
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    lead: true;
    label: true;
    h1: false;
    h4: false;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    body2: false;
    button: false;
    caption: false;
    overline: false;
  }
}
