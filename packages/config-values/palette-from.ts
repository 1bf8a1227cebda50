import { argbFromHex, Hct, hexFromArgb, TonalPalette } from '@material/material-color-utilities';
import type { ThemeDefinition } from '../../src/schema/theme';
import { contrast, least } from '../../src/theme/contrast';

type Colors = ThemeDefinition['color'];

/**
 * Colours by their tone, from 0 (black) to 100 (white). Material's tones keep what they promise: 50 apart are
 * at least 4.5 to 1, and 40 apart 3 to 1 (HCT, material-color-utilities, contrast).
 */
const tonesOf = (hue: number, chroma: number) => {
  const palette = TonalPalette.fromHueAndChroma(hue, chroma);
  return (tone: number) => hexFromArgb(palette.tone(tone)).toUpperCase();
};

/** The hue of the red of errors, and its strength. */
const red = { hue: 25, chroma: 84 };

/** What is highlighted stands beside the colour, on the warmer side. */
const apart = 60;

/** A grey stays one. */
const grey = 6;

/** The filled button in light colours: the colour itself where words on it can be read. */
const button = (from: string, of: (tone: number) => string, ink: string) => {
  const { tone } = Hct.fromInt(argbFromHex(from));
  const isDeep = (contrast(from, '#FFFFFF') ?? 0) >= least.text;
  if (isDeep) return { main: from, dark: of(Math.max(tone - 10, 0)), contrastText: '#FFFFFF' };
  // Between white and black words, neither is read well; and what is nearly white is no button.
  if (tone < 62) return { main: of(46), dark: of(36), contrastText: '#FFFFFF' };
  const main = Math.min(tone, 84);
  return { main: main === tone ? from : of(main), dark: of(main + 8), contrastText: ink };
};

/**
 * The colours of both schemes, made from one: `from` is #RRGGBB. All that stands on another can be read, as
 * packages/site-check/checks/check-theme.ts asks it.
 */
export const paletteFrom = (from: string): Colors => {
  const color = from.toUpperCase();
  const { hue, chroma, tone } = Hct.fromInt(argbFromHex(color));
  const isGrey = chroma < grey;
  const strong = tonesOf(hue, isGrey ? 0 : Math.max(chroma, 36));
  const soft = tonesOf(hue, isGrey ? 0 : Math.min(chroma, 14));
  const plain = tonesOf(hue, isGrey ? 0 : Math.min(chroma, 5));
  const other = tonesOf((hue + apart) % 360, isGrey ? 0 : 40);
  const errors = tonesOf(red.hue, red.chroma);
  return {
    light: {
      primary: button(color, strong, soft(8)),
      secondary: { main: tone < 38 ? color : strong(38) },
      error: { main: errors(38) },
      text: { primary: soft(10), secondary: plain(30), muted: plain(40) },
      background: { default: plain(98), paper: '#FFFFFF', tint: soft(94), band: soft(14) },
      divider: soft(87),
      control: plain(52),
      highlight: { main: other(88), contrastText: soft(10) },
    },
    dark: {
      primary: { main: strong(80), dark: strong(88), contrastText: soft(10) },
      secondary: { main: strong(80) },
      error: { main: errors(80) },
      text: { primary: plain(96), secondary: plain(82), muted: plain(70) },
      background: { default: soft(7), paper: soft(16), tint: soft(11), band: soft(20) },
      divider: soft(26),
      control: plain(60),
      highlight: { main: other(86), contrastText: soft(10) },
    },
  };
};
