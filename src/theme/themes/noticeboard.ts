import type { ThemeDefinition } from '../../schema/theme';

/** A printed notice: cobalt ink on butter-yellow paper, heavy letters, torn edges, a sun. */
export const noticeboard = {
  color: {
    light: {
      primary: { main: '#2440B8', dark: '#1A2F8C', contrastText: '#FFFFFF' },
      secondary: { main: '#2440B8' },
      error: { main: '#A8261C' },
      text: { primary: '#14183A', secondary: '#3A4062', muted: '#555B7C' },
      background: { default: '#FFFDF7', paper: '#FFFFFF', tint: '#FFF3CC', band: '#171C4F' },
      divider: '#E6DDBE',
      control: '#767B96',
      highlight: { main: '#FFB199', contrastText: '#14183A' },
    },
    dark: {
      primary: { main: '#FFD75E', dark: '#FFE48F', contrastText: '#17183A' },
      secondary: { main: '#AEBBFF' },
      error: { main: '#FFA596' },
      text: { primary: '#FFF8E4', secondary: '#CDD1EC', muted: '#A8AED2' },
      background: { default: '#10143A', paper: '#1B2157', tint: '#161B49', band: '#232A6E' },
      divider: '#2F3776',
      control: '#7D86BE',
      highlight: { main: '#FFB199', contrastText: '#17183A' },
    },
  },
  grounds: {
    butter: { light: '#FFE486', dark: '#3A3A6E' },
  },
  sections: { edge: 'torn', density: 'compact' },
  motif: 'rays',
  character: {
    buttons: 'lifted',
    fields: 'heavy',
    links: 'thick',
    cards: 'stacked',
    texture: 'grid',
    emphasis: 'tape',
    dates: 'ticket',
  },
  font: {
    display: { family: 'Bricolage Grotesque Variable', fallback: 'Arial', weight: 780 },
    text: { family: 'Figtree Variable', fallback: 'Arial', weight: 400 },
  },
  typography: {
    display: {
      fontSize: 'clamp(2.5rem, 1.7rem + 3.5vw, 4.5rem)',
      lineHeight: '1',
      letterSpacing: '-0.035em',
    },
    h2: {
      fontSize: 'clamp(1.875rem, 1.5rem + 1.5vw, 2.75rem)',
      lineHeight: '1.14',
      letterSpacing: '-0.015em',
    },
    h3: { fontSize: '1.5rem', lineHeight: '1.2', letterSpacing: '-0.01em' },
    lead: { fontSize: '1.25rem', lineHeight: '1.5', letterSpacing: '0' },
    body1: { fontSize: '1.0625rem', lineHeight: '1.6', letterSpacing: '0' },
    label: { fontSize: '0.8125rem', lineHeight: '1.4', letterSpacing: '0.04em' },
  },
  space: {
    steps: [0, 4, 8, 12, 16, 24, 32, 48, 64, 96],
    section: 'clamp(4rem, 2.826rem + 5.217vw, 7rem)',
    gutter: 'clamp(1rem, 0.5rem + 2.2vw, 2rem)',
    container: '1200px',
    measure: '52ch',
  },
  shape: { borderRadius: 2, card: 4, device: 4, pill: 4 },
  shadow: { raised: '0 1px 2px rgb(20 24 58 / 0.08), 0 8px 20px -10px rgb(20 24 58 / 0.25)' },
  motion: { fast: 120, medium: 200, slow: 320, collapse: 300, draw: 900, easing: 'ease-out' },
  breakpoints: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 },
} satisfies ThemeDefinition;
