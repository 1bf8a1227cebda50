import type { BlankSite } from '../../../src/schema/blank';
import { namesIn, isPageFile, routesFile, siteFile } from '../../../src/schema/config-files';
import type { Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { valueAt } from '../../../src/schema/values/paths';
import { placesIn, textsIn } from '../../../src/schema/values/places-in';
import { linkedAddress, type ShownRoute } from '../../edit-protocol/languages';
import type { Files } from '../structure/list-at';

export type Photograph = NonNullable<BlankSite['photograph']>;

type AnyPhotograph = Photograph & { sample?: unknown };

const isPhotograph = (value: unknown): value is AnyPhotograph =>
  isGroup(value) && ['file', 'width', 'height'].every((key) => value[key] !== undefined);

/** What stands in for a photograph is none of the site's own. */
const photographsIn = (value: unknown): Photograph[] =>
  [...placesIn({ value }, (at) => !isPhotograph(at.value))].flatMap(({ value: each }) => {
    if (!isPhotograph(each) || each.sample === true) return [];
    const { file, width, height } = each;
    return [{ file, width, height }];
  });

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

type Into = {
  /** The entries among which it comes. */
  list?: readonly Value[];
  /** What shows a picture begins with it, and else with a photograph of the site. */
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
    forms: namesIn('forms', Object.keys(files)),
    collections: namesIn('collections', Object.keys(files)),
    photograph: placeholder ?? Object.values(files).flatMap(photographsIn)[0],
    beside: new Set(textsIn(list)),
    today: day,
    has,
    unused: (text) => unusedText(text, taken, !text.includes(' ')),
  };
};
