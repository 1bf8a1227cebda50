import type { BlankSite } from '../../../src/schema/blank';
import {
  collectionNameOf,
  formNameOf,
  isPageFile,
  routesFile,
  siteFile,
} from '../../../src/schema/config-files';
import type { Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { valueAt } from '../../../src/schema/values/paths';
import { linkedAddress, type ShownRoute } from '../../edit-protocol/languages';
import type { Files } from '../structure/list-at';

export type Photograph = NonNullable<BlankSite['photograph']>;

const isPhotograph = (value: object): value is Photograph =>
  'file' in value && 'width' in value && 'height' in value;

const photographsIn = (value: unknown): Photograph[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { file, width, height, sample } = value as Partial<Photograph> & { sample?: unknown };
  // What stands in for a photograph is none of the site's own.
  if (sample === true && file !== undefined) return [];
  return isPhotograph(value) && file !== undefined && width !== undefined && height !== undefined
    ? [{ file, width, height }]
    : Object.values(value).flatMap(photographsIn);
};

export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The text with the smallest number behind it that makes it one that is not `taken`; names hold no blanks. */
export const unusedText = (text: string, taken: ReadonlySet<string>, isName: boolean): string => {
  if (!taken.has(text)) return text;
  const [, stem = text] = /^(.*?) ?\d*$/s.exec(text) ?? [];
  for (let count = 2; ; count++) {
    const next = `${stem}${isName ? '' : ' '}${count}`;
    if (!taken.has(next)) return next;
  }
};

/** The language of the site's texts, the main one of several. */
export const languageOfSite = (files: Files): string => {
  const { language, languages } = (files[siteFile] ?? {}) as Record<string, unknown>;
  return textsIn([language, languages])[0] ?? '';
};

const namesOf = (files: Files, nameOf: (file: string) => string | undefined) =>
  Object.keys(files).flatMap((file) => nameOf(file) ?? []);

type Into = {
  /** The entries among which it comes. */
  list?: readonly Value[];
  /** What a site without a photograph begins with. */
  placeholder?: Photograph | undefined;
};

/** What blanks are told of a site; they come into the file `into`. */
export const blankSite = (
  files: Files,
  into: string,
  { list = [], placeholder }: Into = {},
): BlankSite => {
  const site = files[siteFile];
  const { pages = [] } = (files[routesFile] ?? {}) as { pages?: ShownRoute[] };
  const day = new Date().toISOString().slice(0, 10);
  const isPost = ([file, page]: [string, Value]) =>
    isPageFile(file) && isGroup(page) && String(valueAt(page, 'post.date')) <= day;
  const has = (of: string) => {
    if (of === 'posts') return Object.entries(files).some(isPost);
    const entry = valueAt(site, of);
    return entry !== undefined && !(Array.isArray(entry) && entry.length === 0);
  };
  const taken = new Set(textsIn(files[into]));
  return {
    language: languageOfSite(files),
    paths: pages.map(linkedAddress),
    forms: namesOf(files, formNameOf),
    collections: namesOf(files, collectionNameOf),
    photograph: Object.values(files).flatMap(photographsIn)[0] ?? placeholder,
    beside: new Set(textsIn(list)),
    today: day,
    has,
    unused: (text) => unusedText(text, taken, !text.includes(' ')),
  };
};
