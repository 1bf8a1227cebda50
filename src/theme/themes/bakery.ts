import type { ThemeDefinition } from '../../schema/theme';

/** A shop around the corner: round, heavy letters, apricot, arcs and arches, everything in the middle. */
export const bakery = {
  color: {
    light: {
      primary: { main: '#B03A1E', dark: '#8E2E17', contrastText: '#FFFFFF' },
      secondary: { main: '#A3361B' },
      error: { main: '#A01F2E' },
      text: { primary: '#3A2015', secondary: '#5C4034', muted: '#735549' },
      background: { default: '#FFF8EF', paper: '#FFFFFF', tint: '#FDEBD3', band: '#4A2414' },
      divider: '#F1DCC0',
      control: '#947767',
      highlight: { main: '#FFD08A', contrastText: '#3A2015' },
    },
    dark: {
      primary: { main: '#FFB984', dark: '#FFD0A8', contrastText: '#34180B' },
      secondary: { main: '#FFC394' },
      error: { main: '#FFA3A0' },
      text: { primary: '#FFF1E0', secondary: '#E0C7B3', muted: '#C0A48F' },
      background: { default: '#24130C', paper: '#3B2217', tint: '#2F1A11', band: '#4A2A1B' },
      divider: '#55372A',
      control: '#A58269',
      highlight: { main: '#FFD08A', contrastText: '#34180B' },
    },
  },
  grounds: {
    apricot: { light: '#FFD9A8', dark: '#5A3216' },
    mint: { light: '#DCEBD8', dark: '#24382B' },
  },
  sections: { edge: 'curve', density: 'regular', align: 'centred', labels: 'none' },
  motif: 'arches',
  character: {
    buttons: 'filled',
    cards: 'raised',
    photographs: 'warm',
    ornament: 'scallops',
    emphasis: 'chalk',
    dates: 'ticket',
  },
  font: {
    display: { family: 'Nunito Variable', fallback: 'Arial', weight: 850 },
    text: { family: 'Nunito Variable', fallback: 'Arial', weight: 450 },
  },
  typography: {
    display: {
      fontSize: 'clamp(2.5rem, 1.8rem + 3.2vw, 4.5rem)',
      lineHeight: '1.08',
      letterSpacing: '-0.02em',
    },
    h2: {
      fontSize: 'clamp(1.875rem, 1.5rem + 1.5vw, 2.75rem)',
      lineHeight: '1.16',
      letterSpacing: '-0.015em',
    },
    h3: {
      fontSize: 'clamp(1.375rem, 1.25rem + 0.5vw, 1.625rem)',
      lineHeight: '1.25',
      letterSpacing: '-0.005em',
    },
    lead: {
      fontSize: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)',
      lineHeight: '1.5',
      letterSpacing: '0',
    },
    body1: { fontSize: '1.0625rem', lineHeight: '1.65', letterSpacing: '0' },
    label: { fontSize: '0.875rem', lineHeight: '1.4', letterSpacing: '0.01em' },
  },
  space: {
    steps: [0, 4, 8, 12, 16, 24, 32, 48, 64, 96],
    section: 'clamp(4rem, 2.9rem + 4.8vw, 6.75rem)',
    gutter: 'clamp(1rem, 0.5rem + 2.2vw, 2rem)',
    container: '1120px',
    measure: '50ch',
  },
  shape: { borderRadius: 18, card: 28, device: 36, pill: 999 },
  shadow: { raised: '0 2px 4px rgb(74 36 20 / 0.06), 0 18px 40px -16px rgb(74 36 20 / 0.22)' },
  motion: {
    fast: 140,
    medium: 240,
    slow: 360,
    collapse: 320,
    draw: 900,
    easing: 'cubic-bezier(0.34, 1.3, 0.64, 1)',
  },
  breakpoints: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 },
} satisfies ThemeDefinition;
