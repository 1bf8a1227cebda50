import type { ThemeDefinition } from '#types';

export default {
  color: {
    light: {
      primary: {
        main: '#0B6B4A',
        dark: '#085238',
        contrastText: '#FFFFFF',
      },
      secondary: { main: '#0B6B4A' },
      error: { main: '#B3361E' },
      text: {
        primary: '#10231C',
        secondary: '#3C4F47',
        muted: '#5A6B63',
      },
      background: {
        default: '#FBFAF6',
        paper: '#FFFFFF',
        tint: '#E7ECDD',
        band: '#0F3427',
      },
      divider: '#DEDCD1',
      control: '#72817A',
      highlight: {
        main: '#C8F169',
        contrastText: '#10231C',
      },
    },
    dark: {
      primary: {
        main: '#C8F169',
        dark: '#D9F794',
        contrastText: '#0B1512',
      },
      secondary: { main: '#5BD6A0' },
      error: { main: '#FF9B85' },
      text: {
        primary: '#F1F5EE',
        secondary: '#B9C7BF',
        muted: '#8FA198',
      },
      background: {
        default: '#0B1512',
        paper: '#182B25',
        tint: '#11201B',
        band: '#0F3427',
      },
      divider: '#22362F',
      control: '#6B8077',
      highlight: {
        main: '#C8F169',
        contrastText: '#0B1512',
      },
    },
  },
  grounds: {
    forest: { light: '#0F3427', dark: '#0F3427' },
    // That of Career's picture, so that its header is one sheet.
    lime: { light: '#C8F169', dark: '#C8F169' },
    // Those of the sites that Home shows.
    flour: { light: '#F5EEE2', dark: '#F5EEE2' },
    chalk: {
      light: '#FFD400',
      dark: '#FFD400',
      text: { light: '#141416', dark: '#141416' },
      link: { light: '#141416', dark: '#141416' },
      control: { light: '#141416', dark: '#141416' },
    },
    night: { light: '#061114', dark: '#061114' },
  },
  character: { frame: 'band' },
  motif: 'growth',
  font: {
    display: { family: 'Bricolage Grotesque Variable', fallback: 'Arial', weight: 600 },
    text: { family: 'Instrument Sans Variable', fallback: 'Arial', weight: 400 },
  },
  typography: {
    display: {
      fontSize: 'max(clamp(2.75rem, 1.674rem + 4.783vw, 5.5rem), min(5.834vw, 7rem))',
      lineHeight: '1.02',
      letterSpacing: '-0.03em',
    },
    h2: {
      fontSize: 'clamp(2rem, 1.511rem + 2.174vw, 3.25rem)',
      lineHeight: '1.08',
      letterSpacing: '-0.02em',
    },
    h3: {
      fontSize: 'clamp(1.375rem, 1.228rem + 0.652vw, 1.75rem)',
      lineHeight: '1.2',
      letterSpacing: '-0.01em',
    },
    lead: {
      fontSize: 'clamp(1.125rem, 1.027rem + 0.435vw, 1.375rem)',
      lineHeight: '1.5',
      letterSpacing: '0',
    },
    body1: {
      fontSize: 'clamp(1rem, 0.976rem + 0.109vw, 1.0625rem)',
      lineHeight: '1.6',
      letterSpacing: '0',
    },
    label: { fontSize: '0.8125rem', lineHeight: '1.4', letterSpacing: '0.04em' },
  },
  space: {
    steps: [0, 4, 8, 12, 16, 24, 32, 48, 64, 96],
    section: 'clamp(4rem, 2.9rem + 4.6vw, 6.75rem)',
    gutter: 'clamp(1rem, 0.5rem + 2.2vw, 2rem)',
    container: 'clamp(1200px, 73vw, 1400px)',
    measure: '52ch',
  },
  shape: { borderRadius: 6, card: 12, device: 20, pill: 999 },
  shadow: { raised: '0 1px 2px rgb(16 35 28 / 0.06), 0 12px 32px -12px rgb(16 35 28 / 0.18)' },
  motion: {
    fast: 120,
    medium: 200,
    slow: 320,
    collapse: 300,
    draw: 900,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  },
  breakpoints: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 },
} satisfies ThemeDefinition;
