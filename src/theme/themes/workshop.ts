import type { ThemeDefinition } from '../../schema/theme';

/** A trade: slab letters, ochre and steel, ribbons, straight lines, small corners. */
export const workshop = {
  color: {
    light: {
      primary: { main: '#2B4A5E', dark: '#203848', contrastText: '#FFFFFF' },
      secondary: { main: '#2B4A5E' },
      error: { main: '#A82C12' },
      text: { primary: '#1A2126', secondary: '#3D474E', muted: '#586269' },
      background: { default: '#F7F6F2', paper: '#FFFFFF', tint: '#ECE8DD', band: '#22303A' },
      divider: '#D3CDBD',
      control: '#7A8186',
      highlight: { main: '#F2B63C', contrastText: '#1A2126' },
    },
    dark: {
      primary: { main: '#F2B63C', dark: '#F7CB72', contrastText: '#241A05' },
      secondary: { main: '#A9C8DC' },
      error: { main: '#FFA089' },
      text: { primary: '#F4F3EE', secondary: '#C5CBCF', muted: '#9BA4AA' },
      background: { default: '#141A1E', paper: '#242D33', tint: '#1B2328', band: '#2B3A45' },
      divider: '#38434B',
      control: '#7F8A92',
      highlight: { main: '#F2B63C', contrastText: '#241A05' },
    },
  },
  grounds: {
    ochre: { light: '#F4CB74', dark: '#4F3A0C' },
    steel: { light: '#CBD8E0', dark: '#2A3F4D' },
  },
  sections: { edge: 'straight', density: 'regular', align: 'left', labels: 'none' },
  motif: 'weave',
  character: {
    links: 'thick',
    cards: 'framed',
    photographs: 'mounted',
    texture: 'dots',
    ornament: 'checks',
    emphasis: 'tape',
    dates: 'solid',
  },
  font: {
    display: { family: 'Roboto Slab Variable', fallback: 'Georgia', weight: 720 },
    text: { family: 'Libre Franklin Variable', fallback: 'Arial', weight: 420 },
  },
  typography: {
    display: {
      fontSize: 'clamp(2.25rem, 1.6rem + 3vw, 4.25rem)',
      lineHeight: '1.08',
      letterSpacing: '-0.02em',
    },
    h2: {
      fontSize: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.625rem)',
      lineHeight: '1.16',
      letterSpacing: '-0.015em',
    },
    h3: {
      fontSize: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)',
      lineHeight: '1.25',
      letterSpacing: '-0.005em',
    },
    lead: {
      fontSize: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
      lineHeight: '1.5',
      letterSpacing: '0',
    },
    body1: { fontSize: '1.0625rem', lineHeight: '1.6', letterSpacing: '0' },
    label: {
      fontSize: '0.875rem',
      lineHeight: '1.4',
      letterSpacing: '0.02em',
      textTransform: 'uppercase',
    },
  },
  space: {
    steps: [0, 4, 8, 12, 16, 24, 32, 48, 64, 96],
    section: 'clamp(4rem, 2.9rem + 4.8vw, 6.75rem)',
    gutter: 'clamp(1rem, 0.5rem + 2.2vw, 2rem)',
    container: '1200px',
    measure: '54ch',
  },
  shape: { borderRadius: 4, card: 6, device: 8, pill: 6 },
  shadow: { raised: '0 1px 0 rgb(26 33 38 / 0.12), 0 6px 16px -6px rgb(26 33 38 / 0.24)' },
  motion: { fast: 100, medium: 180, slow: 280, collapse: 260, draw: 800, easing: 'ease-out' },
  breakpoints: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 },
} satisfies ThemeDefinition;
