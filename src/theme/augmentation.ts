/**
 * What the site's theme adds to Material UI's, for TypeScript
 * (https://mui.com/material-ui/guides/typescript/). Interfaces, since only these can be augmented.
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
    /** Background of sections that stand out a little. */
    tint: string;
    /** The one dark band of a page. */
    band: string;
  }

  interface TypeText {
    /** Secondary text beside something larger. */
    muted: string;
  }

  interface Palette {
    /** Edges of fields and buttons (WCAG 1.4.11). */
    control: string;
    /** The highlighter, a decoration. */
    highlight: { main: string; contrastText: string };
  }

  interface PaletteOptions {
    control: string;
    highlight: { main: string; contrastText: string };
  }

  interface Shape {
    /** Radii of cards, of large panels and of round elements, in CSS pixels. */
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
    /** How long the animation of a drawing takes, in milliseconds. */
    draw: number;
  }

  interface Theme {
    /** CSS lengths that are not steps of `spacing`. */
    space: Lengths;
    /** Drawings around text, if any. */
    motif: ThemeDefinition['motif'];
    /** The mean width of a letter of headings, in em. */
    letterWidth: number;
    /** Whether what stands in a row rises like the stair of the motif `growth`. */
    stair: boolean;
    /** The media query under which the dark scheme is shown. */
    darkScreens: string;
    /** Which schemes visitors see; only where they may choose. */
    schemes?: ThemeDefinition['schemes'];
  }

  interface ThemeOptions {
    space: Lengths;
    motif: ThemeDefinition['motif'];
    letterWidth: number;
    stair: boolean;
    darkScreens: string;
    schemes?: ThemeDefinition['schemes'];
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
