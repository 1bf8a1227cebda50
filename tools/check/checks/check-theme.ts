import { groupOf, join, numberOf, textOf, valueAt, type Values } from '../../config-reader/values';
import { inQuotes, meantBy } from '../../nearest/meant-by';
import { becomes, type FileFinding, type Finding } from '../../problems/problem';

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

/** Contrast ratio from 1 to 21 (WCAG 2.2, definition); undefined where one is not a `#RRGGBB`. */
const contrast = (one: string, other: string): number | undefined => {
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
const nearestReadable = (color: string, others: readonly Other[]): string | undefined => {
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

type Pair = { role: string; grounds: string[]; needed: number };

/** WCAG 1.4.3: text; 1.4.11: edges of controls. */
const text = 4.5;
const edge = 3;

const grounds = ['background.default', 'background.tint', 'background.paper'];
const texts = ['text.primary', 'text.secondary', 'text.muted', 'secondary.main', 'error.main'];

const pairs: Pair[] = [
  ...texts.map((role) => ({ role, grounds, needed: text })),
  { role: 'control', grounds: ['background.default', 'background.paper'], needed: edge },
  { role: 'primary.contrastText', grounds: ['primary.main', 'primary.dark'], needed: text },
  { role: 'highlight.contrastText', grounds: ['highlight.main'], needed: text },
];

/** Roles where the ground must change: the words on a button stay. */
const fixedRoles = ['primary.contrastText', 'highlight.contrastText'];

/** The colours of one scheme. */
type Scheme = {
  path: string;
  /** The colour of a role; undefined where it is missing. */
  colorOf: (role: string) => string | undefined;
  /** What the file calls it. */
  nameOf: (role: string) => string;
};

/** Whether two colours have enough contrast; an invalid colour passes. */
const isApart = (one: string, other: string, needed: number) =>
  (contrast(one, other) ?? needed) >= needed;

/** What stands on a ground, and which of its colours are unreadable there. */
const standingOn = (scheme: Scheme, name: string) => {
  const ground = scheme.colorOf(name);
  const roles = pairs.flatMap(({ role, grounds: names, needed }) => {
    const color = scheme.colorOf(role);
    return color !== undefined && names.includes(name) ? [{ role, color, needed }] : [];
  });
  const lost = roles.filter(
    ({ color, needed }) => ground !== undefined && !isApart(color, ground, needed),
  );
  return { name, ground, roles, lost };
};

/** Grounds on which most colours are unreadable. */
const badGrounds = (scheme: Scheme) =>
  grounds
    .map((name) => standingOn(scheme, name))
    .flatMap(({ ground, ...each }) =>
      ground !== undefined && each.lost.length * 2 > each.roles.length ? [{ ground, ...each }] : [],
    );

const badRole = (scheme: Scheme, pair: Pair): Finding[] => {
  const { role, needed } = pair;
  const color = scheme.colorOf(role);
  if (color === undefined) return [];
  const colors = pair.grounds.flatMap((name) => {
    const ground = scheme.colorOf(name);
    return ground === undefined ? [] : [{ name, ground, ratio: contrast(color, ground) ?? needed }];
  });
  const [worst] = colors
    .filter(({ ratio }) => ratio < needed)
    .toSorted((one, other) => one.ratio - other.ratio);
  if (!worst) return [];
  const repairsGround = fixedRoles.includes(role);
  const [repaired, against] = repairsGround ? [worst.name, role] : [role, worst.name];
  const better = repairsGround
    ? nearestReadable(worst.ground, [{ color, needed }])
    : nearestReadable(
        color,
        colors.map(({ ground }) => ({ color: ground, needed })),
      );
  const parts = {
    found: `“${scheme.nameOf(repaired)}”`,
    other: `“${scheme.nameOf(against)}”`,
    ground: repairsGround ? color : worst.ground,
    ratio: worst.ratio.toFixed(2),
    needed: String(needed),
  };
  return [
    {
      error: 'lowContrast',
      path: `${scheme.path}.${repaired}`,
      parts,
      ...becomes(better && inQuotes(better)),
    },
  ];
};

/** Colours of a scheme without enough contrast to their ground. */
const checkContrast = (scheme: Scheme): Finding[] => {
  const bad = badGrounds(scheme);
  // Otherwise each text would be blamed for the one wrong ground.
  const isGood = (name: string) => !bad.some((ground) => ground.name === name);
  return [
    ...bad.map(({ name, ground, roles, lost }): Finding => {
      const parts = {
        found: `“${scheme.nameOf(name)}”`,
        other: lost.map(({ role }) => `“${scheme.nameOf(role)}”`).join(', '),
        ground,
      };
      const better = nearestReadable(ground, roles) ?? nearestReadable(ground, lost);
      return {
        error: 'badGround',
        path: `${scheme.path}.${name}`,
        parts,
        ...becomes(better && inQuotes(better)),
      };
    }),
    ...pairs.flatMap((pair) => badRole(scheme, { ...pair, grounds: pair.grounds.filter(isGood) })),
  ];
};

const file = 'config/theme.ts';

/** The package's name: inter for Inter Variable. */
const idOf = (family: string) =>
  family
    .replace(/ Variable$/, '')
    .toLowerCase()
    .replaceAll(' ', '-');

/** Fonts of config/theme.ts that are not in `fonts`, those installed. */
export const checkFonts = (values: Values, fonts: readonly string[]): FileFinding[] =>
  ['font.display.family', 'font.text.family'].flatMap((path): FileFinding[] => {
    const family = textOf(valueAt(values.get(file), path));
    if (family === undefined || fonts.includes(family)) return [];
    return [
      {
        file,
        path,
        error: 'noSuchFont',
        ...meantBy(family, fonts),
        parts: { command: `npm install --save-exact @fontsource-variable/${idOf(family)}` },
      },
    ];
  });

const checkWidths = (widths: Record<string, unknown>): Finding[] => {
  const names = Object.keys(widths);
  return names.flatMap((name, index): Finding[] => {
    const before = names[index - 1];
    const width = numberOf(widths[name]);
    const least = before === undefined ? undefined : numberOf(widths[before]);
    if (width === undefined || least === undefined || width > least) return [];
    return [
      {
        error: 'unorderedBreakpoints',
        path: `breakpoints.${name}`,
        parts: { other: String(least) },
      },
    ];
  });
};

/** Colours that are unreadable on their ground, and widths out of order. */
export const checkTheme = (value: unknown, asWritten: (path: string) => string): Finding[] => {
  const schemes = ['color.light', 'color.dark'].map((path) => ({
    path,
    colorOf: (role: string) => textOf(valueAt(value, join(path, role))),
    nameOf: (role: string) => asWritten(join(path, role)).slice(asWritten(path).length + 1),
  }));
  return [...schemes.flatMap(checkContrast), ...checkWidths(groupOf(groupOf(value).breakpoints))];
};
