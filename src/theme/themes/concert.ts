import type { ThemeDefinition } from '../../schema/theme';

/** A hall in the evening: wide, heavy letters, magenta on night, waves, dark only, much room. */
export const concert = {
  color: {
    light: {
      primary: { main: '#8A1466', dark: '#6D0F51', contrastText: '#FFFFFF' },
      secondary: { main: '#8A1466' },
      error: { main: '#A3182F' },
      text: { primary: '#1D1030', secondary: '#463A5A', muted: '#625674' },
      background: { default: '#FBF8FD', paper: '#FFFFFF', tint: '#F0EAF6', band: '#170B2B' },
      divider: '#DCD3E6',
      control: '#80748F',
      highlight: { main: '#FF9AE0', contrastText: '#1D1030' },
    },
    dark: {
      primary: { main: '#FF7AD5', dark: '#FF9FE1', contrastText: '#240A1F' },
      secondary: { main: '#FF9FE1' },
      error: { main: '#FF9AA2' },
      text: { primary: '#FAF5FF', secondary: '#CDC2DD', muted: '#A99BBD' },
      background: { default: '#0E0719', paper: '#211335', tint: '#170C27', band: '#2C1149' },
      divider: '#3A2A55',
      control: '#8C7AA8',
      highlight: { main: '#C9FF5C', contrastText: '#150B24' },
    },
  },
  grounds: {
    stage: { light: '#E7C4F2', dark: '#43106B' },
    lime: { light: '#C9FF5C', dark: '#C9FF5C' },
  },
  sections: { edge: 'none', density: 'airy', align: 'left', labels: 'none' },
  motif: 'waves',
  schemes: 'dark',
  character: {
    buttons: 'lined',
    fields: 'underlined',
    cards: 'plain',
    photographs: 'gray',
    ornament: 'bars',
    emphasis: 'underline',
    dates: 'plain',
  },
  font: {
    display: { family: 'Syne Variable', fallback: 'Arial', weight: 800 },
    text: { family: 'Hanken Grotesk Variable', fallback: 'Arial', weight: 400 },
  },
  typography: {
    display: {
      fontSize: 'clamp(2.5rem, 1rem + 6.6vw, 6.75rem)',
      lineHeight: '0.96',
      letterSpacing: '-0.035em',
    },
    h2: {
      fontSize: 'clamp(1.875rem, 1.3rem + 2.6vw, 3.5rem)',
      lineHeight: '1.04',
      letterSpacing: '-0.025em',
    },
    h3: {
      fontSize: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.625rem)',
      lineHeight: '1.2',
      letterSpacing: '-0.01em',
    },
    lead: {
      fontSize: 'clamp(1.1875rem, 1.1rem + 0.5vw, 1.5rem)',
      lineHeight: '1.45',
      letterSpacing: '0',
    },
    body1: { fontSize: '1.0625rem', lineHeight: '1.6', letterSpacing: '0' },
    label: { fontSize: '0.8125rem', lineHeight: '1.4', letterSpacing: '0.06em' },
  },
  space: {
    steps: [0, 4, 8, 12, 16, 24, 32, 48, 64, 96],
    section: 'clamp(5rem, 3rem + 7vw, 9rem)',
    gutter: 'clamp(1rem, 0.4rem + 3vw, 3.5rem)',
    container: '1360px',
    measure: '52ch',
  },
  shape: { borderRadius: 999, card: 4, device: 4, pill: 999 },
  shadow: {
    raised: '0 0 0 1px rgb(255 122 213 / 0.35), 0 24px 64px -20px rgb(255 122 213 / 0.35)',
  },
  motion: {
    fast: 120,
    medium: 240,
    slow: 480,
    collapse: 320,
    draw: 1400,
    easing: 'cubic-bezier(0.16, 1, 0.3, 1)',
  },
  breakpoints: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 },
} satisfies ThemeDefinition;
