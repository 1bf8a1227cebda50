export type Channels = [red: number, green: number, blue: number];

const hex = /^#[0-9a-f]{6}$/i;

/** Each from 0 to 255; undefined for what is not a `#RRGGBB`. */
export const channelsOf = (color: string): Channels | undefined =>
  hex.test(color)
    ? ([1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Channels)
    : undefined;

/** The nearest colour as `#rrggbb`. */
export const hexColor = (channels: readonly number[]): string =>
  `#${channels.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`;
