import type { ThemeDefinition } from '../../schema/theme';

/** A laboratory: typewriter letters, mint and ink, thin lines, numbers, dots, little room. */
export const laboratory = {
  color: {
    light: {
      primary: { main: '#0A5C5A', dark: '#084644', contrastText: '#FFFFFF' },
      secondary: { main: '#0A5C5A' },
      error: { main: '#AB2626' },
      text: { primary: '#0E1B1E', secondary: '#33454A', muted: '#516369' },
      background: { default: '#F4F8F7', paper: '#FFFFFF', tint: '#E5EFED', band: '#0E1B1E' },
      divider: '#C7D6D3',
      control: '#6F8085',
      highlight: { main: '#9CF0CF', contrastText: '#0E1B1E' },
    },
    dark: {
      primary: { main: '#9CF0CF', dark: '#BDF7E0', contrastText: '#06231C' },
      secondary: { main: '#8BE3C2' },
      error: { main: '#FF9C94' },
      text: { primary: '#ECF7F4', secondary: '#B6C9C6', muted: '#8EA3A1' },
      background: { default: '#0A1416', paper: '#182629', tint: '#111D20', band: '#16302F' },
      divider: '#2A3B3E',
      control: '#6F8588',
      highlight: { main: '#9CF0CF', contrastText: '#06231C' },
    },
  },
  grounds: {
    mint: { light: '#C9F2E1', dark: '#17423A' },
    slate: { light: '#D5DEE2', dark: '#25343A' },
  },
  sections: { edge: 'straight', density: 'compact', align: 'offset', labels: 'numbered' },
  motif: 'dots',
  character: {
    fields: 'underlined',
    links: 'dotted',
    texture: 'grid',
    emphasis: 'underline',
    dates: 'plain',
    entrances: 'none',
  },
  font: {
    display: { family: 'JetBrains Mono Variable', fallback: 'Courier New', weight: 560 },
    text: { family: 'Space Grotesk Variable', fallback: 'Arial', weight: 400 },
  },
  typography: {
    display: {
      fontSize: 'clamp(2rem, 1.3rem + 3.2vw, 3.75rem)',
      lineHeight: '1.12',
      letterSpacing: '-0.045em',
    },
    h2: {
      fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)',
      lineHeight: '1.2',
      letterSpacing: '-0.035em',
    },
    h3: { fontSize: '1.25rem', lineHeight: '1.3', letterSpacing: '-0.02em' },
    lead: {
      fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)',
      lineHeight: '1.5',
      letterSpacing: '0',
    },
    body1: { fontSize: '1rem', lineHeight: '1.6', letterSpacing: '0' },
    label: { fontSize: '0.75rem', lineHeight: '1.4', letterSpacing: '0.02em' },
  },
  space: {
    steps: [0, 4, 8, 12, 16, 24, 32, 48, 64, 96],
    section: 'clamp(3.5rem, 2.6rem + 4vw, 6rem)',
    gutter: 'clamp(1rem, 0.5rem + 2.2vw, 2rem)',
    container: '1280px',
    measure: '58ch',
  },
  shape: { borderRadius: 2, card: 2, device: 2, pill: 2 },
  shadow: { raised: 'none' },
  motion: { fast: 80, medium: 120, slow: 200, collapse: 200, draw: 700, easing: 'linear' },
  breakpoints: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 },
} satisfies ThemeDefinition;
