import type { ThemeDefinition } from '../../schema/theme';

/** A studio: tall, thin serif letters, clay on warm white, much room, square corners, leaves. */
export const atelier = {
  color: {
    light: {
      primary: { main: '#9A4429', dark: '#7C3520', contrastText: '#FFFFFF' },
      secondary: { main: '#8C3D24' },
      error: { main: '#A3231C' },
      text: { primary: '#221A16', secondary: '#4A3F39', muted: '#665951' },
      background: { default: '#FCFAF7', paper: '#FFFFFF', tint: '#F3EEE7', band: '#2B211C' },
      divider: '#DDD4C9',
      control: '#83776E',
      highlight: { main: '#E8C9B0', contrastText: '#221A16' },
    },
    dark: {
      primary: { main: '#E9A98B', dark: '#F2C2AB', contrastText: '#26150E' },
      secondary: { main: '#EDB498' },
      error: { main: '#FF9F93' },
      text: { primary: '#F8F1EA', secondary: '#CFC3B8', muted: '#AA9D92' },
      background: { default: '#191411', paper: '#2A221D', tint: '#211A16', band: '#352821' },
      divider: '#40352E',
      control: '#8C7D71',
      highlight: { main: '#E8C9B0', contrastText: '#26150E' },
    },
  },
  grounds: {
    clay: { light: '#E4C3AC', dark: '#4A2A1C' },
    linen: { light: '#E9E2D6', dark: '#2E2720' },
  },
  sections: { edge: 'none', density: 'airy', align: 'offset', labels: 'words' },
  motif: 'leaves',
  character: { emphasis: 'none', dates: 'plain' },
  font: {
    display: { family: 'Playfair Display Variable', fallback: 'Georgia', weight: 480 },
    text: { family: 'Libre Franklin Variable', fallback: 'Arial', weight: 400 },
  },
  typography: {
    display: {
      fontSize: 'clamp(2.75rem, 1.5rem + 5.5vw, 6rem)',
      lineHeight: '1.02',
      letterSpacing: '-0.015em',
    },
    h2: {
      fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3.375rem)',
      lineHeight: '1.1',
      letterSpacing: '-0.01em',
    },
    h3: {
      fontSize: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)',
      lineHeight: '1.22',
      letterSpacing: '0',
    },
    lead: {
      fontSize: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)',
      lineHeight: '1.55',
      letterSpacing: '0',
    },
    body1: { fontSize: '1.0625rem', lineHeight: '1.65', letterSpacing: '0' },
    label: { fontSize: '0.75rem', lineHeight: '1.4', letterSpacing: '0.14em' },
  },
  space: {
    steps: [0, 4, 8, 12, 16, 24, 32, 48, 64, 96],
    section: 'clamp(4.5rem, 3rem + 6.5vw, 8.5rem)',
    gutter: 'clamp(1.25rem, 0.6rem + 2.8vw, 3rem)',
    container: '1240px',
    measure: '56ch',
  },
  shape: { borderRadius: 0, card: 0, device: 0, pill: 0 },
  shadow: { raised: '0 24px 48px -28px rgb(34 26 22 / 0.35)' },
  motion: {
    fast: 160,
    medium: 260,
    slow: 420,
    collapse: 340,
    draw: 1100,
    easing: 'cubic-bezier(0.22, 1, 0.36, 1)',
  },
  breakpoints: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 },
} satisfies ThemeDefinition;
