import type { ThemeDefinition } from '../../schema/theme';

/** A gym: narrow, black letters, orange, steps, hard shadows, woven ropes, little room. */
export const climbing = {
  color: {
    light: {
      primary: { main: '#16181A', dark: '#000000', contrastText: '#FFFFFF' },
      secondary: { main: '#A83A00' },
      error: { main: '#B3121D' },
      text: { primary: '#101214', secondary: '#34383C', muted: '#535A60' },
      background: { default: '#F6F6F3', paper: '#FFFFFF', tint: '#E8E9E4', band: '#16181A' },
      divider: '#CBCDC6',
      control: '#767C80',
      highlight: { main: '#FF7A1A', contrastText: '#101214' },
    },
    dark: {
      primary: { main: '#FF7A1A', dark: '#FF9A4F', contrastText: '#14100C' },
      secondary: { main: '#FF9A4F' },
      error: { main: '#FF8C84' },
      text: { primary: '#FAFAF7', secondary: '#C9CDCF', muted: '#9CA3A7' },
      background: { default: '#101214', paper: '#23272A', tint: '#1A1D20', band: '#2A2F33' },
      divider: '#3A4045',
      control: '#7E868C',
      highlight: { main: '#FF7A1A', contrastText: '#14100C' },
    },
  },
  grounds: {
    chalk: { light: '#DDE3E4', dark: '#2B3538' },
    orange: { light: '#FF8A33', dark: '#7A3200' },
  },
  sections: { edge: 'step', density: 'compact', align: 'left', labels: 'numbered' },
  motif: 'weave',
  character: {
    buttons: 'lifted',
    fields: 'heavy',
    links: 'thick',
    cards: 'stacked',
    ornament: 'zigzag',
    emphasis: 'tape',
    dates: 'solid',
    entrances: 'lively',
  },
  font: {
    display: {
      family: 'Big Shoulders Variable',
      fallback: 'Arial',
      weight: 850,
    },
    text: { family: 'Archivo Variable', fallback: 'Arial', weight: 420 },
  },
  typography: {
    display: {
      fontSize: 'clamp(3.5rem, 1.8rem + 7.6vw, 8rem)',
      lineHeight: '0.9',
      letterSpacing: '-0.01em',
      textTransform: 'uppercase',
    },
    h2: {
      fontSize: 'clamp(2.5rem, 1.8rem + 3vw, 4.25rem)',
      lineHeight: '0.96',
      letterSpacing: '-0.005em',
    },
    h3: {
      fontSize: 'clamp(1.5rem, 1.35rem + 0.7vw, 2rem)',
      lineHeight: '1.08',
      letterSpacing: '0',
    },
    lead: {
      fontSize: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
      lineHeight: '1.45',
      letterSpacing: '0',
    },
    body1: { fontSize: '1rem', lineHeight: '1.55', letterSpacing: '0' },
    label: { fontSize: '0.8125rem', lineHeight: '1.3', letterSpacing: '0.08em' },
  },
  space: {
    steps: [0, 4, 8, 12, 16, 24, 32, 48, 64, 96],
    section: 'clamp(3.5rem, 2.6rem + 4vw, 6rem)',
    gutter: 'clamp(1rem, 0.5rem + 2.2vw, 2rem)',
    container: '1320px',
    measure: '54ch',
  },
  shape: { borderRadius: 0, card: 0, device: 0, pill: 0 },
  shadow: { raised: '6px 6px 0 rgb(16 18 20 / 0.9)' },
  motion: {
    fast: 80,
    medium: 140,
    slow: 220,
    collapse: 220,
    draw: 600,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  breakpoints: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 },
} satisfies ThemeDefinition;
