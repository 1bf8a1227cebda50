import { themeFile } from '../../src/schema/config-files';
import { isGroup } from '../../src/schema/values/group';
import { themes } from '../../src/theme/themes/registry';
import { paletteFrom } from './palette-from';
import { groupOf, textOf } from './values';

/** config/theme.ts, which may be a part of a theme, as the whole that the site shows. */

type Group = Record<string, unknown>;

/** What `own` says otherwise than `base`: groups key by key; a list or a value takes the place of the other. */
const saidOtherwise = (base: unknown, own: unknown): unknown => {
  if (own === undefined) return base;
  if (!isGroup(base) || !isGroup(own)) return own;
  return Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(own)])].map((key) => [
      key,
      saidOtherwise(base[key], own[key]),
    ]),
  );
};

const baseOf = (name: unknown): Group | undefined =>
  typeof name === 'string' && Object.hasOwn(themes, name)
    ? themes[name as keyof typeof themes]
    : undefined;

/** The colour that all others are made from. */
const seedOf = (theme: unknown): string | undefined => {
  const from = textOf(groupOf(groupOf(theme).color).from);
  return from !== undefined && /^#[0-9a-f]{6}$/i.test(from) ? from : undefined;
};

/** Without a motif where it says that there is none, which undoes the one of a theme that it starts from. */
const withoutNone = (theme: Group): Group => {
  const { motif, ...others } = theme;
  return motif === 'none' ? others : theme;
};

/**
 * The whole theme of a part; what is whole already stays the same value, and so does what names no theme or no
 * colour that there is. Pure, and total: takes any value.
 */
export const wholeTheme = (theme: unknown): unknown => {
  if (!isGroup(theme)) return theme;
  const { extends: name, ...own } = theme;
  const base = name === undefined ? {} : baseOf(name);
  const from = seedOf(theme);
  const { from: written, ...colors } = groupOf(own.color);
  if (!base || (written !== undefined && from === undefined)) return theme;
  if (name === undefined && from === undefined) return withoutNone(theme);
  const whole = saidOtherwise(base, own) as Group;
  const made = from === undefined ? base.color : paletteFrom(from);
  const isColored = own.color === undefined || isGroup(own.color);
  return withoutNone({
    ...whole,
    color: isColored ? saidOtherwise(made, colors) : own.color,
    // A ground of the same name is another one.
    ...(isGroup(whole.grounds) && {
      grounds: { ...groupOf(base.grounds), ...groupOf(own.grounds) },
    }),
  });
};

export const wholeFile = (file: string, value: unknown): unknown =>
  file === themeFile ? wholeTheme(value) : value;

/**
 * Where what stands at a path of the whole theme is said in the file: there, or by the key that brought it. `has`
 * tells of a path whether the file has it.
 */
export const saidBy = (theme: unknown, has: (path: string) => boolean, path: string): string => {
  if (has(path) || path === '') return path;
  const isOfColor = path === 'color' || path.startsWith('color.');
  if (isOfColor && seedOf(theme) !== undefined) return 'color.from';
  return groupOf(theme).extends === undefined ? path : 'extends';
};
