import { themeFile } from '../../../src/schema/config-files';
import { join, valueAt } from '../../../src/schema/values/paths';
import {
  contrast,
  contrastPairs,
  least,
  nearestReadable,
  textGrounds,
} from '../../../src/theme/contrast';
import { groupOf, numberOf, textAt, textOf } from '../../config-values/values';
import { inQuotes } from '../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../problems/problem';
import type { CheckedSite } from '../checked-site';
import { foundIf, needless, unknownName } from './found';

type Pair = (typeof contrastPairs)[number];

const { text, edge } = least;

type Scheme = {
  path: string;
  /** The colour of a role; undefined where it is missing. */
  colorOf: (role: string) => string | undefined;
  /** What the file calls it. */
  nameOf: (role: string) => string;
  /** Whether the file says it: of a part of a theme the rest is another's, and stays. */
  isWritten: (role: string) => boolean;
};

/** A role on a ground: both colours, and their contrast; none where one is missing or no colour. */
type Standing = Omit<Pair, 'grounds'> & { ground: string; ratio: number };

const standingIn = ({ colorOf }: Scheme): Standing[] =>
  contrastPairs.flatMap(({ role, grounds: names, needed }) =>
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

/** What stands beside a colour that is to change: on it, or below it. */
const othersOf = (scheme: Scheme, name: string, all: Standing[]) =>
  all.flatMap(({ role, ground, needed }) => {
    const [other] = role === name ? [ground] : ground === name ? [role] : [];
    return other === undefined ? [] : [{ color: scheme.colorOf(other) ?? '', needed }];
  });

/**
 * A role that is unreadable on one of its grounds; the words on a button stay, and its ground must change. Of two
 * colours of which the file says one, that one must.
 */
const badRole = (scheme: Scheme, { role, needed }: Pair, all: Standing[]): Finding[] => {
  const own = all.filter((each) => each.role === role);
  const [worst] = own.filter(isLost).toSorted((one, other) => one.ratio - other.ratio);
  if (!worst) return [];
  const isButton = role.endsWith('contrastText');
  const usual = isButton ? [worst.ground, role] : [role, worst.ground];
  const [repaired = role, against = role] = usual.toSorted(
    (one, other) => Number(scheme.isWritten(other)) - Number(scheme.isWritten(one)),
  );
  const isUsual = repaired === usual[0];
  const ownGrounds = isButton ? [role] : own.map(({ ground }) => ground);
  const others = isUsual
    ? ownGrounds.map((each) => ({ color: scheme.colorOf(each) ?? '', needed }))
    : othersOf(scheme, repaired, all);
  const better = scheme.isWritten(repaired)
    ? nearestReadable(scheme.colorOf(repaired) ?? '', others)
    : undefined;
  const parts = {
    found: quoted(scheme, repaired),
    other: quoted(scheme, against),
    ground: scheme.colorOf(against) ?? '',
    ratio: worst.ratio.toFixed(2),
    needed: String(needed),
    instead: '',
  };
  const path = `${scheme.path}.${repaired}`;
  return [{ error: 'lowContrast', path, parts, ...becomes(better && inQuotes(better)) }];
};

const checkContrast = (scheme: Scheme): Finding[] => {
  const all = standingIn(scheme);
  const bad = textGrounds.filter(scheme.isWritten).filter((name) => {
    const own = all.filter(({ ground }) => ground === name);
    return own.filter(isLost).length * 2 > own.length;
  });
  // Otherwise each text would be blamed for the one wrong ground.
  const left = all.filter(({ ground }) => !bad.includes(ground));
  return [
    ...bad.map((name) => badGround(scheme, name, all)),
    ...contrastPairs.flatMap((pair) => badRole(scheme, pair, left)),
  ];
};

/** Fonts of config/theme.ts that are not in `fonts`, those installed. */
export const checkFonts = (theme: unknown, { fonts }: CheckedSite): Finding[] =>
  ['font.display.family', 'font.text.family'].flatMap((path) => {
    const family = textAt(theme, path);
    if (family === undefined || !fonts) return [];
    // The package's name: inter for Inter Variable.
    const id = family
      .replace(/ Variable$/, '')
      .toLowerCase()
      .replaceAll(' ', '-');
    const parts = { command: `npm install --save-exact @fontsource-variable/${id}` };
    return unknownName({ error: 'noSuchFont', path, name: family }, fonts, { parts });
  });

/** Fonts that are to have a cut for each size, and are not in `optical`, those that do. */
export const checkOpticalSizes = (theme: unknown, { optical }: CheckedSite): Finding[] =>
  ['font.display', 'font.text'].flatMap((path) => {
    const { family: name, opticalSizes } = groupOf(valueAt(theme, path));
    const family = textOf(name);
    if (opticalSizes !== true || !family || !optical || optical.includes(family)) return [];
    return [needless('noOpticalSizes', `${path}.opticalSizes`, { parts: { family } })];
  });

/** A logo for dark colours that no visitor has. */
export const unseenLogo = (site: unknown, { values }: CheckedSite): Finding[] => {
  const [path, schemes] = ['logo.dark', 'schemes'];
  const isLight = textAt(values.get(themeFile), schemes) === 'light';
  const see = { file: themeFile, path: schemes };
  const instead = 'delete schemes in config/theme.ts';
  const parts = { key: 'dark', where: 'where visitors see only the light colours', instead };
  return foundIf(
    isLight && valueAt(site, path) !== undefined,
    needless('notInLook', path, { see, parts }),
  );
};

const ownColors = [
  { key: 'text', what: 'The text', needed: text },
  { key: 'link', what: 'The link', needed: text },
  { key: 'control', what: 'The edge of controls', needed: edge },
];

/** Colours of config's own on its grounds; all others are worked out so that they can be read. */
const checkGrounds = (value: unknown): Finding[] =>
  Object.entries(groupOf(groupOf(value).grounds)).flatMap(([name, ground]) =>
    ownColors.flatMap(({ key, what, needed }) =>
      ['light', 'dark'].flatMap((scheme): Finding[] => {
        const at = `${key}.${scheme}`;
        const [color = '', below = ''] = [at, scheme].map((key) => textAt(ground, key));
        const ratio = contrast(color, below);
        if (ratio === undefined || ratio >= needed) return [];
        const better = nearestReadable(color, [{ color: below, needed }]);
        const parts = {
          found: `${what} (${color})`,
          other: `the ground “${name}”`,
          ground: below,
          instead: ', or delete the entry: then the site takes one that can be read',
          ratio: ratio.toFixed(2),
          needed: String(needed),
        };
        const path = `grounds.${name}.${at}`;
        return [{ error: 'lowContrast', path, parts, ...becomes(better && inQuotes(better)) }];
      }),
    ),
  );

const checkWidths = (
  widths: Record<string, unknown>,
  isWritten: (path: string) => boolean,
): Finding[] =>
  Object.keys(widths).flatMap((name, index, names): Finding[] => {
    const before = names[index - 1] ?? '';
    const [width, least] = [widths[name], widths[before]].map(numberOf);
    if (width === undefined || least === undefined || width > least) return [];
    const [path, other] = [name, before].map((each) => `breakpoints.${each}`);
    const isOwn = path === undefined || isWritten(path) || !isWritten(other ?? '');
    // Of a width that the file does not say, the one before it is wrong.
    const parts = { other: String(least), ...(!isOwn && { found: `“${name}” (${width})` }) };
    return [{ error: 'unorderedBreakpoints', path: (isOwn ? path : other) ?? '', parts }];
  });

/**
 * Colours of a whole theme that are unreadable on their ground, and widths out of order. `isWritten` tells what the file
 * itself says of it.
 */
export const checkTheme = (
  value: unknown,
  asWritten: (path: string) => string,
  isWritten: (path: string) => boolean = () => true,
): Finding[] => {
  const schemes = ['color.light', 'color.dark'].map((path) => ({
    path,
    colorOf: (role: string) => textAt(value, join(path, role)),
    nameOf: (role: string) => asWritten(join(path, role)).slice(asWritten(path).length + 1),
    isWritten: (role: string) => isWritten(join(path, role)),
  }));
  return [
    ...schemes.flatMap(checkContrast),
    ...checkGrounds(value),
    ...checkWidths(groupOf(groupOf(value).breakpoints), isWritten),
  ];
};
