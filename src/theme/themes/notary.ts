import type { ThemeDefinition } from '../../schema/theme';

/** An office with tradition: book letters, claret and ivory, arches, no shadows, narrow columns. */
export const notary = {
  color: {
    light: {
      primary: { main: '#6B1F2E', dark: '#521723', contrastText: '#FFFFFF' },
      secondary: { main: '#6B1F2E' },
      error: { main: '#9C1C1C' },
      text: { primary: '#1C1F2B', secondary: '#3F4352', muted: '#5D6170' },
      background: { default: '#FBF9F2', paper: '#FFFEFA', tint: '#F1EDE0', band: '#1F2438' },
      divider: '#D9D2BF',
      control: '#7F7C72',
      highlight: { main: '#E2D3A0', contrastText: '#1C1F2B' },
    },
    dark: {
      primary: { main: '#E2D3A0', dark: '#EDE2BE', contrastText: '#1F1A0C' },
      secondary: { main: '#E6C3A5' },
      error: { main: '#FFA59A' },
      text: { primary: '#F5F1E4', secondary: '#C9C5B8', muted: '#A6A296' },
      background: { default: '#141724', paper: '#232739', tint: '#1B1F2E', band: '#2A2030' },
      divider: '#383D52',
      control: '#858999',
      highlight: { main: '#E2D3A0', contrastText: '#1F1A0C' },
    },
  },
  grounds: {
    ivory: { light: '#EFE6CE', dark: '#35301F' },
    claret: { light: '#6B1F2E', dark: '#4A1823' },
  },
  sections: { edge: 'straight', density: 'regular', align: 'centred', labels: 'words' },
  motif: 'arches',
  character: {
    buttons: 'lined',
    fields: 'underlined',
    links: 'double',
    cards: 'plain',
    photographs: 'gray',
    emphasis: 'none',
    dates: 'plain',
    entrances: 'none',
  },
  font: {
    display: { family: 'EB Garamond Variable', fallback: 'Georgia', weight: 500 },
    text: { family: 'Newsreader Variable', fallback: 'Georgia', weight: 400 },
  },
  typography: {
    display: {
      fontSize: 'clamp(2.375rem, 1.8rem + 2.6vw, 4rem)',
      lineHeight: '1.1',
      letterSpacing: '-0.005em',
    },
    h2: {
      fontSize: 'clamp(1.75rem, 1.5rem + 1.1vw, 2.5rem)',
      lineHeight: '1.18',
      letterSpacing: '0',
    },
    h3: {
      fontSize: 'clamp(1.3125rem, 1.25rem + 0.3vw, 1.5rem)',
      lineHeight: '1.28',
      letterSpacing: '0',
    },
    lead: {
      fontSize: 'clamp(1.1875rem, 1.15rem + 0.25vw, 1.3125rem)',
      lineHeight: '1.55',
      letterSpacing: '0',
    },
    body1: { fontSize: '1.125rem', lineHeight: '1.65', letterSpacing: '0' },
    label: {
      fontSize: '0.875rem',
      lineHeight: '1.4',
      letterSpacing: '0.06em',
      textTransform: 'uppercase',
    },
  },
  space: {
    steps: [0, 4, 8, 12, 16, 24, 32, 48, 64, 96],
    section: 'clamp(4rem, 3rem + 4.2vw, 6.5rem)',
    gutter: 'clamp(1.25rem, 0.6rem + 2.8vw, 2.5rem)',
    container: '1040px',
    measure: '60ch',
  },
  shape: { borderRadius: 0, card: 0, device: 0, pill: 0 },
  shadow: { raised: 'none' },
  motion: { fast: 120, medium: 180, slow: 260, collapse: 260, draw: 900, easing: 'ease-out' },
  breakpoints: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 },
} satisfies ThemeDefinition;
