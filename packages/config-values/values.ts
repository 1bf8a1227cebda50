import { isPageFile } from '../../src/schema/config-files';
import { isGroup } from '../../src/schema/values/group';
import { parentOf, valueAt } from '../../src/schema/values/paths';
import { placesIn } from '../../src/schema/values/places-in';
import { limits } from './limits';
import { oncePerValue } from './once-per-value';

/** The value of each config file, by its path. */
export type Values = ReadonlyMap<string, unknown>;

/** For config that may be broken: anything of the wrong type counts as missing. */
export const groupOf = (value: unknown): Record<string, unknown> => (isGroup(value) ? value : {});

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** The text at a path of a value. */
export const textAt = (value: unknown, path: string): string | undefined =>
  textOf(valueAt(value, path));

/** The group that holds the entry or the list of entries at `path`. */
export const groupAround = (path: string): string => parentOf(path.replace(/\[\d+\]$/, ''));

type Entry = { path: string; value: unknown };

/** `value` and every entry below it, with its path as `sections[2].cards[0].title`. */
export const walk = oncePerValue((value: unknown): readonly Entry[] => [...placesIn({ value })]);

/** The results of `of` for the entries of a config, up to the limit of findings. */
export const findIn = <Found>(config: unknown, of: (entry: Entry) => readonly Found[]): Found[] => {
  const found: Found[] = [];
  for (const entry of walk(config)) {
    for (const each of of(entry)) found.push(each);
    if (found.length >= limits.findings) break;
  }
  return found;
};

type Text = { path: string; text: string };

/** Finds the texts of a value at paths that are meant; each unchanged file is searched only once. */
export const textsAt = (isMeant: (path: string) => boolean) =>
  oncePerValue((config: unknown): readonly Text[] =>
    walk(config).flatMap(({ path, value: text }) =>
      typeof text === 'string' && isMeant(path) ? [{ path, text }] : [],
    ),
  );

export type Page = { file: string; page: Record<string, unknown> };

export const pagesIn = (values: Values): Page[] =>
  [...values]
    .filter(([file]) => isPageFile(file))
    .map(([file, page]) => ({ file, page: groupOf(page) }));

export type Section = { file: string; path: string; section: Record<string, unknown> };

export const sectionsIn = (values: Values): Section[] =>
  pagesIn(values).flatMap(({ file, page }) =>
    listOf(page.sections).map((section, index) => {
      return { file, path: `sections[${index}]`, section: groupOf(section) };
    }),
  );

type Named = { name: string | undefined };

/** Those whose name was taken before, each with the first that has it. */
export const doubled = <Each extends Named>(all: readonly Each[]): (Each & { first: Each })[] => {
  const taken = new Map<string, Each>();
  return all.flatMap((each) => {
    if (each.name === undefined) return [];
    const first = taken.get(each.name);
    if (!first) taken.set(each.name, each);
    return first ? [{ ...each, first }] : [];
  });
};
