type Channels = [number, number, number];

const hex = /^#[0-9a-f]{6}$/i;

const channelsOf = (color: string): Channels | undefined =>
  hex.test(color)
    ? ([1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Channels)
    : undefined;

/** Relative luminance (WCAG 2.2, definition). */
const luminance = (channels: Channels) => {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio from 1 to 21 (WCAG 2.2, definition); undefined where one is no `#RRGGBB`. */
export const contrast = (one: string, other: string): number | undefined => {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  if (!first || !second) return undefined;
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const mix = (color: Channels, towards: number, share: number) =>
  `#${color
    .map((channel) => Math.round(channel + (towards - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`.toUpperCase();

const steps = 256;

type Other = { color: string; needed: number };

/** The colour nearest to `color`, darker or lighter, with enough contrast to each of the others. */
export const nearestReadable = (color: string, others: readonly Other[]): string | undefined => {
  const channels = channelsOf(color);
  if (!channels) return undefined;
  for (let step = 1; step <= steps; step += 1) {
    for (const towards of [0, 255]) {
      const mixed = mix(channels, towards, step / steps);
      const isEnough = ({ color: other, needed }: Other) => (contrast(mixed, other) ?? 0) >= needed;
      if (others.every(isEnough)) return mixed;
    }
  }
  return undefined;
};
