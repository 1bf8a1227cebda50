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

/** How many colours between one and black or white are tried. */
const steps = 256;

type Other = { color: string; needed: number };

/** The colour nearest to `color`, darker or lighter, with enough contrast to each of the others. */
const nearestReadable = (color: string, others: readonly Other[]): string | undefined => {
  const mixed = Array.from({ length: 2 * steps }, (_, index) => {
    const [towards, share] = [index % 2 === 0 ? 0 : 255, (Math.floor(index / 2) + 1) / steps];
    const channels = (channelsOf(color) ?? []).map((each) => each + (towards - each) * share);
    const digits = channels.map((each) => Math.round(each).toString(16).padStart(2, '0'));
    return `#${digits.join('').toUpperCase()}`;
  });
  return mixed.find((each) =>
    others.every(({ color: other, needed }) => (contrast(each, other) ?? 0) >= needed),
  );
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

/** The colours of one scheme. */
type Scheme = {
  path: string;
  /** The colour of a role; undefined where it is missing. */
  colorOf: (role: string) => string | undefined;
  /** What the file calls it. */
  nameOf: (role: string) => string;
};

/** A role on a ground: both colours, and their contrast; none where one is missing or no colour. */
type Standing = Omit<Pair, 'grounds'> & { ground: string; ratio: number };

const standingIn = ({ colorOf }: Scheme): Standing[] =>
  pairs.flatMap(({ role, grounds: names, needed }) =>
    names.flatMap((ground) => {
      const ratio = contrast(colorOf(role) ?? '', colorOf(ground) ?? '');
      return ratio === undefined ? [] : [{ role, needed, ground, ratio }];
    }),
  );

const isLost = ({ ratio, needed }: Standing) => ratio < needed;

const quoted = ({ nameOf }: Scheme, role: string) => `“${nameOf(role)}”`;

/** A ground on which most colours are unreadable. */
const badGround = (scheme: Scheme, name: string, all: Standing[]): Finding => {
  const own = all.filter(({ ground }) => ground === name);
  const ground = scheme.colorOf(name) ?? '';
  const other = own.filter(isLost).map(({ role }) => quoted(scheme, role));
  const parts = { found: quoted(scheme, name), other: other.join(', '), ground };
  const others = own.map(({ role, needed }) => ({ color: scheme.colorOf(role) ?? '', needed }));
  const better = nearestReadable(ground, others);
  const path = `${scheme.path}.${name}`;
  return { error: 'badGround', path, parts, ...becomes(better && inQuotes(better)) };
};

/** A role that is unreadable on one of its grounds; the words on a button stay, and its ground must change. */
const badRole = (scheme: Scheme, { role, needed }: Pair, all: Standing[]): Finding[] => {
  const own = all.filter((each) => each.role === role);
  const [worst] = own.filter(isLost).toSorted((one, other) => one.ratio - other.ratio);
  if (!worst) return [];
  const isButton = role.endsWith('contrastText');
  const [repaired, against] = isButton ? [worst.ground, role] : [role, worst.ground];
  const kept = isButton ? [role] : own.map(({ ground }) => ground);
  const others = kept.map((each) => ({ color: scheme.colorOf(each) ?? '', needed }));
  const better = nearestReadable(scheme.colorOf(repaired) ?? '', others);
  const parts = {
    found: quoted(scheme, repaired),
    other: quoted(scheme, against),
    ground: scheme.colorOf(against) ?? '',
    ratio: worst.ratio.toFixed(2),
    needed: String(needed),
  };
  const path = `${scheme.path}.${repaired}`;
  return [{ error: 'lowContrast', path, parts, ...becomes(better && inQuotes(better)) }];
};

/** Colours of a scheme without enough contrast to their ground. */
const checkContrast = (scheme: Scheme): Finding[] => {
  const all = standingIn(scheme);
  const bad = grounds.filter((name) => {
    const own = all.filter(({ ground }) => ground === name);
    return own.filter(isLost).length * 2 > own.length;
  });
  // Otherwise each text would be blamed for the one wrong ground.
  const left = all.filter(({ ground }) => !bad.includes(ground));
  return [
    ...bad.map((name) => badGround(scheme, name, all)),
    ...pairs.flatMap((pair) => badRole(scheme, pair, left)),
  ];
};

const file = 'config/theme.ts';

/** Fonts of config/theme.ts that are not in `fonts`, those installed. */
export const checkFonts = (values: Values, fonts: readonly string[]): FileFinding[] =>
  ['font.display.family', 'font.text.family'].flatMap((path): FileFinding[] => {
    const family = textOf(valueAt(values.get(file), path));
    if (family === undefined || fonts.includes(family)) return [];
    // The package's name: inter for Inter Variable.
    const id = family
      .replace(/ Variable$/, '')
      .toLowerCase()
      .replaceAll(' ', '-');
    const command = `npm install --save-exact @fontsource-variable/${id}`;
    return [{ file, path, error: 'noSuchFont', ...meantBy(family, fonts), parts: { command } }];
  });

/** A logo for dark colours that no visitor has. */
export const unseenLogo = (values: Values): FileFinding[] => {
  const site = 'config/site.ts';
  const path = 'logo.dark';
  const isUnseen =
    textOf(valueAt(values.get(file), 'schemes')) === 'light' &&
    valueAt(values.get(site), path) !== undefined;
  const see = { file, path: 'schemes' };
  return isUnseen
    ? [{ file: site, path, error: 'darkLogoUnseen', see, fix: { remove: path } }]
    : [];
};

const checkWidths = (widths: Record<string, unknown>): Finding[] =>
  Object.keys(widths).flatMap((name, index, names): Finding[] => {
    const [width, least] = [widths[name], widths[names[index - 1] ?? '']].map(numberOf);
    if (width === undefined || least === undefined || width > least) return [];
    const parts = { other: String(least) };
    return [{ error: 'unorderedBreakpoints', path: `breakpoints.${name}`, parts }];
  });

/** Colours that are unreadable on their ground, and widths out of order. */
export const checkTheme = (value: unknown, asWritten: (path: string) => string): Finding[] => {
  const schemes = ['color.light', 'color.dark'].map((path) => ({
    path,
    colorOf: (role: string) => textOf(valueAt(value, join(path, role))),
    nameOf: (role: string) => asWritten(join(path, role)).slice(asWritten(path).length + 1),
  }));
  return [...schemes.flatMap(checkContrast), ...checkWidths(groupOf(groupOf(value).breakpoints))];
};
