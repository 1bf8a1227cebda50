import type { ThemeDefinition } from '#types';

// Flour, crust and the enamel blue of the old shop sign. One family of letters: Vollkorn, set like a printed
// bread list, black for headings and with old-style figures in the prices.
export default {
  color: {
    light: {
      primary: { main: '#9A3B12', dark: '#7A2C0B', contrastText: '#FFF8EC' },
      secondary: { main: '#8A3511' },
      error: { main: '#A11B1B' },
      text: { primary: '#2B1810', secondary: '#4E382B', muted: '#6B5344' },
      background: { default: '#F5EEE2', paper: '#FCF8F0', tint: '#EBDFCB', band: '#21150E' },
      divider: '#D6C4A8',
      control: '#8C745F',
      highlight: { main: '#F0C872', contrastText: '#2B1810' },
    },
    dark: {
      primary: { main: '#F0A650', dark: '#F7BC74', contrastText: '#21130A' },
      secondary: { main: '#F2B36A' },
      error: { main: '#FF9C86' },
      text: { primary: '#F6EBDA', secondary: '#D6C5AF', muted: '#B09C86' },
      background: { default: '#1A110B', paper: '#2A1D14', tint: '#231710', band: '#100A06' },
      divider: '#463324',
      control: '#8F7863',
      highlight: { main: '#C98A35', contrastText: '#1A0F07' },
    },
  },
  grounds: {
    rye: { light: '#DEC9A6', dark: '#33241A' },
    butter: { light: '#F3D793', dark: '#46300F' },
    enamel: {
      light: '#1F3E4C',
      dark: '#1B3440',
      text: { light: '#FBF3E4', dark: '#FBF3E4' },
      link: { light: '#F6CF86', dark: '#F6CF86' },
      control: { light: '#93AFBA', dark: '#93AFBA' },
    },
    crust: {
      light: '#5B2C13',
      dark: '#4A2410',
      text: { light: '#FFF3DF', dark: '#FFF3DF' },
      link: { light: '#FAD08A', dark: '#FAD08A' },
      control: { light: '#CFA27E', dark: '#CFA27E' },
    },
  },
  sections: { edge: 'none', density: 'regular', align: 'left', labels: 'none' },
  character: {
    buttons: 'filled',
    fields: 'underlined',
    links: 'double',
    cards: 'raised',
    photographs: 'warm',
    texture: 'none',
    ornament: 'checks',
    emphasis: 'chalk',
    dates: 'leaf',
    entrances: 'calm',
  },
  font: {
    display: { family: 'Vollkorn Variable', fallback: 'Georgia', weight: 800 },
    text: { family: 'Vollkorn Variable', fallback: 'Georgia', weight: 400 },
  },
  typography: {
    display: {
      fontSize: 'clamp(3rem, 1.6rem + 6vw, 7rem)',
      lineHeight: '0.96',
      letterSpacing: '-0.025em',
      wordSpacing: '0.06em',
    },
    h2: {
      fontSize: 'clamp(2.25rem, 1.6rem + 2.8vw, 4.25rem)',
      lineHeight: '1.02',
      letterSpacing: '-0.018em',
      wordSpacing: '0.06em',
    },
    h3: {
      fontSize: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.8125rem)',
      lineHeight: '1.18',
      letterSpacing: '-0.005em',
      wordSpacing: '0.06em',
    },
    lead: {
      fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)',
      lineHeight: '1.42',
      letterSpacing: '0',
      wordSpacing: '0.06em',
    },
    body1: {
      fontSize: 'clamp(1.0938rem, 1.05rem + 0.2vw, 1.1875rem)',
      lineHeight: '1.6',
      letterSpacing: '0',
      wordSpacing: '0.09em',
    },
    label: { fontSize: '1rem', lineHeight: '1.4', letterSpacing: '0.01em' },
  },
  space: {
    steps: [0, 4, 8, 12, 16, 24, 32, 48, 64, 96],
    section: 'clamp(4rem, 2.8rem + 5.4vw, 7.5rem)',
    gutter: 'clamp(1.125rem, 0.5rem + 2.6vw, 2.5rem)',
    container: '1180px',
    measure: '54ch',
  },
  shape: { borderRadius: 4, card: 4, device: 6, pill: 999 },
  shadow: { raised: '0 1px 2px rgb(43 24 16 / 0.10), 0 18px 36px -18px rgb(43 24 16 / 0.35)' },
  motion: {
    fast: 120,
    medium: 240,
    slow: 380,
    collapse: 320,
    draw: 900,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
  breakpoints: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 },
} satisfies ThemeDefinition;
