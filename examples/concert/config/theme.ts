import type { ThemeDefinition } from '#types';

// Saal Nord: black water, ice, one lamp. The brick of the old house where there is daylight.
export default {
  color: {
    light: {
      primary: { main: '#9C3117', dark: '#7C2410', contrastText: '#FFFFFF' },
      secondary: { main: '#93300F' },
      error: { main: '#A8200D' },
      text: { primary: '#07171B', secondary: '#263A40', muted: '#4A5D63' },
      background: { default: '#E3ECED', paper: '#F3F8F8', tint: '#D4E0E2', band: '#061114' },
      divider: '#B4C6C9',
      control: '#66797E',
      highlight: { main: '#F0A63C', contrastText: '#0A1416' },
    },
    dark: {
      primary: { main: '#F4AE48', dark: '#FFC56E', contrastText: '#0A1114' },
      secondary: { main: '#F2B25A' },
      error: { main: '#FF9A82' },
      text: { primary: '#E9F1F1', secondary: '#B3C4C7', muted: '#8BA0A4' },
      background: { default: '#061114', paper: '#0D1D21', tint: '#0A171B', band: '#0B2127' },
      divider: '#1E3339',
      control: '#6A8187',
      highlight: { main: '#F0A63C', contrastText: '#0A1416' },
    },
  },
  grounds: {
    brick: {
      light: '#8A2A13',
      dark: '#6E210F',
      text: { light: '#FFF3E8', dark: '#FFF3E8' },
      link: { light: '#FFD08A', dark: '#FFD08A' },
      control: { light: '#E8B9A4', dark: '#D9A793' },
    },
    lamp: {
      light: '#F0A63C',
      dark: '#F0A63C',
      text: { light: '#0A1416', dark: '#0A1416' },
      link: { light: '#0A1416', dark: '#0A1416' },
      control: { light: '#3A2A0C', dark: '#3A2A0C' },
    },
    ice: {
      light: '#FBFDFD',
      dark: '#102A31',
    },
  },
  sections: { edge: 'none', density: 'regular', align: 'left', labels: 'none' },
  character: {
    buttons: 'filled',
    fields: 'underlined',
    links: 'thin',
    cards: 'plain',
    photographs: 'plain',
    texture: 'none',
    ornament: 'none',
    emphasis: 'underline',
    dates: 'plain',
    entrances: 'calm',
  },
  font: {
    display: { family: 'Antonio Variable', fallback: 'Arial Narrow', weight: 600 },
    text: { family: 'Newsreader Variable', fallback: 'Georgia', weight: 400 },
  },
  typography: {
    display: {
      fontSize: 'clamp(4.5rem, 1.6rem + 11.6vw, 15rem)',
      lineHeight: '1.06',
      letterSpacing: '-0.02em',
      textTransform: 'uppercase',
    },
    h2: {
      fontSize: 'clamp(2.75rem, 1.5rem + 5.6vw, 6.75rem)',
      lineHeight: '1.08',
      letterSpacing: '-0.015em',
      textTransform: 'uppercase',
    },
    h3: {
      fontSize: 'clamp(1.875rem, 1.5rem + 1.5vw, 2.75rem)',
      lineHeight: '1.3',
      letterSpacing: '0',
    },
    lead: {
      fontSize: 'clamp(1.25rem, 1.05rem + 0.85vw, 1.75rem)',
      lineHeight: '1.4',
      letterSpacing: '0',
    },
    body1: {
      fontSize: 'clamp(1.0625rem, 1.01rem + 0.22vw, 1.1875rem)',
      lineHeight: '1.6',
      letterSpacing: '0',
    },
    label: { fontSize: '0.9375rem', lineHeight: '1.4', letterSpacing: '0.01em' },
  },
  space: {
    steps: [0, 4, 8, 16, 22, 32, 36, 52, 72, 104],
    section: 'clamp(3.75rem, 2.3rem + 5.4vw, 7.5rem)',
    gutter: 'clamp(1.25rem, 0.5rem + 3.4vw, 4.5rem)',
    container: '1520px',
    measure: '58ch',
  },
  shape: { borderRadius: 0, card: 0, device: 0, pill: 0 },
  shadow: { raised: 'none' },
  motion: {
    fast: 160,
    medium: 320,
    slow: 700,
    collapse: 420,
    draw: 1400,
    easing: 'cubic-bezier(0.16, 1, 0.3, 1)',
  },
  breakpoints: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 },
} satisfies ThemeDefinition;
