import type { ThemeDefinition } from '#types';

// A private press of 1908: one book face, black ink, one red for initials and links, a grey endpaper.
export default {
  color: {
    light: {
      primary: { main: '#1B1917', dark: '#3A3531', contrastText: '#FBF9F4' },
      secondary: { main: '#9C2A17' },
      error: { main: '#9C2A17' },
      text: { primary: '#1B1917', secondary: '#34302B', muted: '#655E55' },
      background: { default: '#FBF9F4', paper: '#FFFDF9', tint: '#F3F0E8', band: '#1F2625' },
      divider: '#D8D1C3',
      control: '#857D71',
      highlight: { main: '#E9DDCB', contrastText: '#1B1917' },
    },
    dark: {
      primary: { main: '#EFE8DB', dark: '#FFFAF0', contrastText: '#1B1917' },
      secondary: { main: '#F0917C' },
      error: { main: '#F59A86' },
      text: { primary: '#F1EBDF', secondary: '#D3CBBD', muted: '#A89F91' },
      background: { default: '#181715', paper: '#211F1C', tint: '#1E1C1A', band: '#26302F' },
      divider: '#3B3732',
      control: '#8A8174',
      highlight: { main: '#463A2E', contrastText: '#F1EBDF' },
    },
  },
  grounds: {
    endpaper: { light: '#DDE1DE', dark: '#232B2A' },
    rubric: {
      light: '#7F2213',
      dark: '#4C1710',
      text: { light: '#FBF3EA', dark: '#FBEDE4' },
      link: { light: '#FBF3EA', dark: '#FBEDE4' },
      control: { light: '#E0B3A6', dark: '#C79284' },
    },
  },
  sections: { edge: 'none', density: 'regular', align: 'offset', labels: 'words' },
  character: {
    buttons: 'filled',
    fields: 'underlined',
    links: 'thin',
    cards: 'plain',
    photographs: 'plain',
    texture: 'none',
    ornament: 'none',
    emphasis: 'none',
    dates: 'plain',
    entrances: 'none',
  },
  font: {
    display: { family: 'Ibarra Real Nova Variable', fallback: 'Georgia', weight: 560 },
    text: { family: 'Ibarra Real Nova Variable', fallback: 'Georgia', weight: 420 },
  },
  typography: {
    display: {
      fontSize: 'clamp(2.5rem, 1.75rem + 3.3vw, 4.75rem)',
      lineHeight: '1.06',
      letterSpacing: '-0.015em',
    },
    h2: {
      fontSize: 'clamp(1.875rem, 1.533rem + 1.522vw, 2.75rem)',
      lineHeight: '1.16',
      letterSpacing: '-0.01em',
    },
    h3: {
      fontSize: 'clamp(1.3125rem, 1.25rem + 0.25vw, 1.5rem)',
      lineHeight: '1.3',
      letterSpacing: '0.045em',
      textTransform: 'small-caps',
    },
    lead: {
      fontSize: 'clamp(1.25rem, 1.19rem + 0.3vw, 1.4375rem)',
      lineHeight: '1.5',
      letterSpacing: '0',
    },
    body1: { fontSize: '1.25rem', lineHeight: '1.55', letterSpacing: '0' },
    label: { fontSize: '1.0625rem', lineHeight: '1.4', letterSpacing: '0.01em' },
  },
  space: {
    steps: [0, 4, 8, 12, 16, 24, 32, 48, 72, 108],
    section: 'clamp(4rem, 3rem + 4vw, 6.5rem)',
    gutter: 'clamp(1.25rem, 0.5rem + 3.2vw, 3rem)',
    container: '1160px',
    measure: '52ch',
  },
  shape: { borderRadius: 0, card: 0, device: 0, pill: 0 },
  shadow: { raised: 'none' },
  motion: { fast: 120, medium: 160, slow: 240, collapse: 240, draw: 900, easing: 'ease-out' },
  breakpoints: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 },
} satisfies ThemeDefinition;
