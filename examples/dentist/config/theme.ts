import type { ThemeDefinition } from '#types';

export default {
  color: {
    light: {
      primary: {
        main: '#1F6570',
        dark: '#174F58',
        contrastText: '#FFFFFF',
      },
      secondary: { main: '#1F6570' },
      error: { main: '#A8321F' },
      text: {
        primary: '#1B2E35',
        secondary: '#3F5058',
        muted: '#56656C',
      },
      background: {
        default: '#FBF9F5',
        paper: '#FFFFFF',
        tint: '#F1EDE4',
        band: '#17323A',
      },
      divider: '#E0DACD',
      control: '#7C858A',
      highlight: {
        main: '#F4C9A8',
        contrastText: '#1B2E35',
      },
    },
    dark: {
      primary: {
        main: '#F4C9A8',
        dark: '#F9DCC4',
        contrastText: '#2A1A0E',
      },
      secondary: { main: '#8FD0D6' },
      error: { main: '#FFA28F' },
      text: {
        primary: '#F6F1E8',
        secondary: '#C5CED0',
        muted: '#A3B0B5',
      },
      background: {
        default: '#11232A',
        paper: '#1B343D',
        tint: '#162C34',
        band: '#1C3A43',
      },
      divider: '#2B464F',
      control: '#7A9099',
      highlight: {
        main: '#F4C9A8',
        contrastText: '#2A1A0E',
      },
    },
  },
  grounds: {
    peach: { light: '#F8E3D3', dark: '#3A2A23' },
    lagoon: { light: '#D2E6E6', dark: '#1D4851' },
  },
  character: { emphasis: 'chalk', dates: 'solid' },
  sections: { align: 'centred', labels: 'none' },
  font: {
    display: { family: 'Fraunces Variable', fallback: 'Georgia', weight: 560 },
    text: { family: 'Figtree Variable', fallback: 'Arial', weight: 400 },
  },
  typography: {
    display: {
      fontSize: 'clamp(2.5rem, 1.6rem + 4vw, 5rem)',
      lineHeight: '1.06',
      letterSpacing: '-0.02em',
    },
    h2: {
      fontSize: 'clamp(1.875rem, 1.533rem + 1.522vw, 2.75rem)',
      lineHeight: '1.14',
      letterSpacing: '-0.015em',
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
    section: 'clamp(4rem, 2.826rem + 5.217vw, 7rem)',
    gutter: 'clamp(1rem, 0.5rem + 2.2vw, 2rem)',
    container: '1200px',
    measure: '52ch',
  },
  shape: { borderRadius: 12, card: 20, device: 28, pill: 999 },
  shadow: { raised: '0 1px 2px rgb(27 46 53 / 0.06), 0 12px 32px -12px rgb(27 46 53 / 0.18)' },
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
