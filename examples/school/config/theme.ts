import type { ThemeDefinition } from '#types';

// A comic: heavy ink on white, flat colours of a coarse print, drawn letters, round as speech bubbles.
export default {
  color: {
    light: {
      primary: { main: '#5B3FD6', dark: '#4227B4', contrastText: '#FFFFFF' },
      secondary: { main: '#5B3FD6' },
      error: { main: '#B3261E' },
      text: { primary: '#1F1646', secondary: '#3B3460', muted: '#5A5478' },
      background: { default: '#FFFFFF', paper: '#FFFFFF', tint: '#F3F0FF', band: '#1F1646' },
      divider: '#D9D3EE',
      control: '#7A7399',
      highlight: { main: '#FFD24A', contrastText: '#1F1646' },
    },
    dark: {
      primary: { main: '#FFD24A', dark: '#FFE08A', contrastText: '#1F1646' },
      secondary: { main: '#C7BAFF' },
      error: { main: '#FFA79A' },
      text: { primary: '#FBF8FF', secondary: '#D6D0EE', muted: '#B0A8D2' },
      background: { default: '#17113A', paper: '#241B54', tint: '#1E164A', band: '#2A1F66' },
      divider: '#3A2F75',
      control: '#8B80C4',
      highlight: { main: '#FFD24A', contrastText: '#1F1646' },
    },
  },
  grounds: {
    sun: { light: '#FFD24A', dark: '#4A2F7A' },
    sky: { light: '#BFE4FA', dark: '#123F5C' },
    rose: { light: '#FFC3CE', dark: '#5A2036' },
    mint: { light: '#BDEBD3', dark: '#1D4A3A' },
  },
  sections: { edge: 'straight', labels: 'none' },
  motif: 'none',
  character: {
    buttons: 'filled',
    fields: 'heavy',
    links: 'dotted',
    cards: 'framed',
    emphasis: 'underline',
    dates: 'ticket',
    entrances: 'calm',
  },
  font: {
    display: { family: 'Grandstander Variable', fallback: 'Arial', weight: 800 },
    text: { family: 'Nunito Variable', fallback: 'Arial', weight: 500 },
  },
  typography: {
    display: {
      fontSize: 'clamp(2.75rem, 1.6rem + 5vw, 6rem)',
      lineHeight: '1.02',
      letterSpacing: '-0.015em',
    },
    h2: {
      fontSize: 'clamp(2rem, 1.5rem + 2vw, 3.25rem)',
      lineHeight: '1.1',
      letterSpacing: '-0.01em',
    },
    h3: { fontSize: '1.5rem', lineHeight: '1.2', letterSpacing: '0' },
    lead: { fontSize: '1.25rem', lineHeight: '1.5', letterSpacing: '0' },
    body1: { fontSize: '1.0625rem', lineHeight: '1.6', letterSpacing: '0' },
    label: { fontSize: '0.875rem', lineHeight: '1.4', letterSpacing: '0.01em' },
  },
  space: {
    steps: [0, 4, 8, 12, 16, 24, 32, 48, 64, 96],
    section: 'clamp(4rem, 2.826rem + 5.217vw, 7rem)',
    gutter: 'clamp(1rem, 0.5rem + 2.2vw, 2rem)',
    container: '1280px',
    measure: '52ch',
  },
  shape: { borderRadius: 24, card: 24, device: 24, pill: 999 },
  shadow: { raised: 'none' },
  motion: { fast: 120, medium: 200, slow: 320, collapse: 300, draw: 900, easing: 'ease-out' },
  breakpoints: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 },
} satisfies ThemeDefinition;
