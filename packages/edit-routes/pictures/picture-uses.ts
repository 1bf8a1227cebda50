import { readFileSync, statSync } from 'node:fs';
import type { Change, Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { joinPath, keyOf, parentOf, valueAt } from '../../../src/schema/values/paths';
import { humanPlace } from '../../config-values/human-place';
import { textOf, walk } from '../../config-values/values';
import type { Use } from '../../edit-protocol/changes-protocol';
import { publicFile, publicFiles } from '../../site-files';

type Files = Readonly<Record<string, Value>>;

const address = /\/[^\s'"`()<>?#[\]{}]+\.(?:svg|png|jpe?g|webp|avif)(?![\w-])/gi;

/** Addresses of pictures in a text: its own, of a link in it, or behind the name of a server. */
const addressesIn = (text: string): string[] => text.match(address) ?? [];

/** Files of public/ that may name others. */
const mayName = /\.(?:html?|css|svg|js|json|webmanifest|txt|xml)$/i;

/** Above it a file is data, not a page. */
const mostBytes = 1_000_000;

/** Browsers ask for these by themselves. */
const ofItself = /^\/(?:favicon|apple-touch-icon)[\w-]*\.\w+$/i;

type Named = { text: string; use: Use };

const inPublic = (site: string): Named[] =>
  publicFiles(site).files.flatMap((name) => {
    const path = mayName.test(name) ? publicFile(site, name) : undefined;
    if (path === undefined || statSync(path).size > mostBytes) return [];
    const file = `public${name}`;
    return addressesIn(readFileSync(path, 'utf8')).map((text) => ({
      text,
      use: { file, path: '', place: file, text },
    }));
  });

const inConfig = (files: Files): Named[] =>
  Object.entries(files).flatMap(([file, config]) =>
    walk(config).flatMap(({ path, value }): Named[] => {
      if (typeof value !== 'string') return [];
      const place = humanPlace(file, path, config);
      return addressesIn(value).map((text) => ({ text, use: { file, path, place, text: value } }));
    }),
  );

/** All that names pictures, by their addresses; what stands at another server is nobody’s. */
export const pictureUses = (site: string, files: Files): ((address: string) => Use[]) => {
  const named = [...inConfig(files), ...inPublic(site)];
  return (picture) => {
    const found = named.filter(
      ({ text, use }) => text.endsWith(picture) && use.file !== `public${picture}`,
    );
    const own = { file: '', path: '', place: 'The icon of the site', text: picture };
    return [...found.map(({ use }) => use), ...(ofItself.test(picture) ? [own] : [])];
  };
};

const withAddress = (text: string, from: string, to: string): string =>
  text.replaceAll(address, (found) => (found === from ? to : found));

export type Replacing = {
  from: string;
  by: { address: string; width?: number | undefined; height?: number | undefined };
  alt?: { words: string; language: string | undefined };
};

/** The new words for those who cannot see a picture: of several languages, in one. */
const ofAlt = (place: { file: string; path: string }, alt: unknown, newAlt: Replacing['alt']) => {
  if (newAlt === undefined) return [];
  const { words, language } = newAlt;
  const own = isGroup(alt) && language !== undefined ? alt[language] : alt;
  if (typeof own !== 'string' || own === words) return [];
  const path = isGroup(alt) && language !== undefined ? `${place.path}.${language}` : place.path;
  return [{ do: 'set', file: place.file, path, value: words, was: own } satisfies Change];
};

/** What changes in config as one picture takes the place of another: addresses, and sizes and words beside them. */
export const replaced = (
  files: Files,
  uses: readonly Use[],
  { from, by, alt }: Replacing,
): Change[] =>
  uses
    .filter(({ file }) => file in files)
    .flatMap(({ file, path }): Change[] => {
      const was = textOf(valueAt(files[file], path)) ?? '';
      const value = withAddress(was, from, by.address);
      if (value === was) return [];
      const around = parentOf(path);
      const group: unknown = keyOf(path) === 'file' ? valueAt(files[file], around) : undefined;
      const sizes = (['width', 'height'] as const).flatMap((side): Change[] => {
        const [old, now] = [isGroup(group) ? group[side] : undefined, by[side]];
        if (typeof old !== 'number' || now === undefined || old === now) return [];
        return [{ do: 'set', file, path: joinPath(around, side), value: now, was: old }];
      });
      const words = isGroup(group)
        ? ofAlt({ file, path: joinPath(around, 'alt') }, group.alt, alt)
        : [];
      // With words of its own, or where it needs none, it is no sample any more.
      const isChecked = isGroup(group) && (alt !== undefined || !('alt' in group));
      const mark: Change[] =
        isChecked && group.sample === true
          ? [{ do: 'remove', file, path: joinPath(around, 'sample'), was: true }]
          : [];
      return [{ do: 'set', file, path, value, was }, ...sizes, ...words, ...mark];
    });
