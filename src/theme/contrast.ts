import { type Channels, channelsOf, hexColor } from './hex-color';

/** How colours stand out from each other (WCAG 2.2); a colour is `#RRGGBB`. */

/** Relative luminance (WCAG 2.2, definition). */
const luminance = (channels: Channels) => {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio from 1 to 21 (WCAG 2.2, definition); undefined where one is not a `#RRGGBB`. */
export const contrast = (one: string, other: string): number | undefined => {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  if (!first || !second) return undefined;
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** `color` with so much of another in it, from 0 to 1. */
export const mixed = (color: string, other: string, share: number): string => {
  const towards = channelsOf(other) ?? [];
  const channels = channelsOf(color) ?? [];
  return hexColor(
    channels.map((each, at) => each + ((towards[at] ?? each) - each) * share),
  ).toUpperCase();
};

/** How many colours between one and black or white are tried. */
const steps = 256;

export type Other = { color: string; needed: number };

/** The colour nearest to `color`, darker or lighter, with enough contrast to each of the others. */
export const nearestReadable = (color: string, others: readonly Other[]): string | undefined => {
  const all = Array.from({ length: 2 * steps }, (_, index) => {
    const share = (Math.floor(index / 2) + 1) / steps;
    return mixed(color, index % 2 === 0 ? '#000000' : '#FFFFFF', share);
  });
  return all.find((each) =>
    others.every(({ color: other, needed }) => (contrast(each, other) ?? 0) >= needed),
  );
};

/** WCAG 1.4.3: text; 1.4.11: edges of controls. */
export const least = { text: 4.5, edge: 3 };

/** The grounds on which all text of a scheme is read. */
export const textGrounds = ['background.default', 'background.tint', 'background.paper'];

const texts = ['text.primary', 'text.secondary', 'text.muted', 'secondary.main', 'error.main'];

/** Which colour of a scheme stands on which others, by their roles, and how far it has to stand out from them. */
export const contrastPairs: readonly { role: string; grounds: string[]; needed: number }[] = [
  ...texts.map((role) => ({ role, grounds: textGrounds, needed: least.text })),
  { role: 'control', grounds: ['background.default', 'background.paper'], needed: least.edge },
  { role: 'primary.contrastText', grounds: ['primary.main', 'primary.dark'], needed: least.text },
  { role: 'highlight.contrastText', grounds: ['highlight.main'], needed: least.text },
];
