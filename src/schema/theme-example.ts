import type { ThemeDefinition } from './theme';
import type { ThemePart } from './theme-part';

export const themeExample = {
  color: {
    light: {
      primary: {
        main: '#1D4ED8',
        dark: '#163CA6',
        contrastText: '#FFFFFF',
      },
      secondary: { main: '#1D4ED8' },
      error: { main: '#B3261E' },
      text: {
        primary: '#131A2C',
        secondary: '#3D465C',
        muted: '#5A637A',
      },
      background: {
        default: '#FAFAFC',
        paper: '#FFFFFF',
        tint: '#EEF0F6',
        band: '#0C1222',
      },
      divider: '#D9DCE6',
      control: '#7B849A',
      highlight: {
        main: '#FFD166',
        contrastText: '#131A2C',
      },
    },
    dark: {
      primary: {
        main: '#FFD166',
        dark: '#FFE08F',
        contrastText: '#0C1222',
      },
      secondary: { main: '#8FB1FF' },
      error: { main: '#FF9B85' },
      text: {
        primary: '#F2F4FA',
        secondary: '#BCC4D8',
        muted: '#949DB5',
      },
      background: {
        default: '#0C1222',
        paper: '#1B2540',
        tint: '#131B30',
        band: '#16213D',
      },
      divider: '#26314F',
      control: '#6F7A96',
      highlight: {
        main: '#FFD166',
        contrastText: '#0C1222',
      },
    },
  },
  grounds: {
    sand: { light: '#EFE3CB', dark: '#2E2616' },
    ink: {
      light: '#131A2C',
      dark: '#24314F',
      text: { light: '#FFFFFF', dark: '#FFFFFF' },
      link: { light: '#FFD166', dark: '#FFD166' },
      control: { light: '#8E9AB8', dark: '#A3AECB' },
    },
  },
  sections: { edge: 'curve', density: 'airy', align: 'left', labels: 'words' },
  character: {
    buttons: 'lifted',
    fields: 'heavy',
    links: 'thick',
    cards: 'framed',
    photographs: 'warm',
    grain: 'fine',
    texture: 'dots',
    ornament: 'scallops',
    emphasis: 'chalk',
    dates: 'ticket',
    frame: 'band',
    entrances: 'lively',
  },
  schemes: 'both',
  motif: 'growth',
  font: {
    display: {
      family: 'Bricolage Grotesque Variable',
      fallback: 'Arial',
      weight: 600,
      opticalSizes: true,
    },
    text: { family: 'Instrument Sans Variable', fallback: 'Arial', weight: 400 },
  },
  typography: {
    display: { fontSize: '3.5rem', lineHeight: '1.05', letterSpacing: '-0.02em' },
    h2: { fontSize: '2.25rem', lineHeight: '1.1', letterSpacing: '-0.01em' },
    h3: { fontSize: '1.5rem', lineHeight: '1.2', letterSpacing: '0', wordSpacing: '0.03em' },
    lead: { fontSize: '1.25rem', lineHeight: '1.5', letterSpacing: '0' },
    body1: { fontSize: '1rem', lineHeight: '1.6', letterSpacing: '0' },
    label: {
      fontSize: '0.8125rem',
      lineHeight: '1.4',
      letterSpacing: '0.04em',
      textTransform: 'uppercase',
    },
  },
  space: {
    steps: [0, 4, 8, 12, 16, 24, 32, 48, 64, 96],
    section: '6rem',
    gutter: '1.5rem',
    container: '1120px',
    measure: '56ch',
  },
  shape: { borderRadius: 4, card: 8, device: 16, pill: 999 },
  shadow: { raised: '0 12px 32px -12px rgb(12 18 34 / 0.2)' },
  motion: {
    fast: 120,
    medium: 200,
    slow: 320,
    collapse: 300,
    draw: 900,
    easing: 'ease-out',
  },
  breakpoints: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 },
} satisfies ThemeDefinition;

/** What is otherwise than in a theme of the project. */
export const themePartExample = {
  extends: 'workshop',
  color: { from: '#0B6B4A', light: { highlight: { main: '#FFD166' } } },
  shape: { borderRadius: 12, card: 16 },
} satisfies ThemePart;
