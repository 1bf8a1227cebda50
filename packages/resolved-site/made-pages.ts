import { pageFile, pageNameOf } from '../../src/schema/config-files';
import { shareImage } from '../../src/schema/picture';
import type { Move } from '../../src/schema/values/written-place';
import { pageSchema } from '../../src/sections/page-schema';
import { routeEntries } from '../config-values/readable-routes';
import { type Filled, fillNames, isTemplate, type LookUp } from '../config-values/shared-values';
import { groupOf, textOf, type Values } from '../config-values/values';
import { collectionOfTemplate } from './collections';
import { type Collection, type Entry, pathOfKey } from './entry';

export const idSign = '{id}';

/** A page that a template makes for an entry. */
export type MadePage = {
  /** As config/pages/course/german.ts: no file has it. */
  file: string;
  template: string;
  entry: Entry;
  value: unknown;
  /** Where its parts are written, see `fillNames`. */
  moves: Move[];
  changed: string[];
  unknown: { path: string; name: string }[];
  used: string[];
};

/** The photograph of an entry is that of previews of its page, where the template names none and it is large enough. */
const withShareImage = (filled: Filled, entry: Entry): Filled => {
  const page = groupOf(filled.value);
  const { picture } = entry.value;
  if (page.shareImage !== undefined || !shareImage.isValidSync(picture, { strict: true }))
    return filled;
  const written = { file: entry.file, path: pathOfKey(entry, 'picture') };
  return {
    ...filled,
    value: { ...page, shareImage: picture },
    moves: [...filled.moves, { shown: 'shareImage', written }],
  };
};

type Sources = {
  values: Values;
  collections: ReadonlyMap<string, Collection>;
  /** What the names of a template's texts stand for on the page of an entry. */
  lookUpFor: (entry: Entry) => LookUp;
};

/** The pages of all templates, a page for each entry, in the order of the entries. */
export const madePages = ({ values, collections, lookUpFor }: Sources): MadePage[] =>
  [...values].flatMap(([template, value]) => {
    if (!isTemplate(template, value)) return [];
    const { each, ...page } = groupOf(value);
    const entries = collectionOfTemplate(collections, each)?.entries ?? [];
    return entries.map((entry) => ({
      ...withShareImage(fillNames(page, pageSchema, lookUpFor(entry)), entry),
      file: pageFile(`${pageNameOf(template)}/${entry.id}`),
      template,
      entry,
    }));
  });

/** The address of an entry's page, of a pattern such as /Courses/{id}. */
const withId = (pattern: unknown, { id }: Entry): unknown =>
  typeof pattern === 'string' ? pattern.replace(idSign, id) : pattern;

/** The routes with a page for each entry in place of each template's, and where each is written. */
export const madeRoutes = (
  routes: unknown,
  made: readonly MadePage[],
  templates: readonly string[],
): { value: unknown; moves: Move[] } => {
  const names = templates.map(pageNameOf);
  const pages: unknown[] = [];
  const moves: Move[] = [];
  for (const [index, route] of routeEntries(routes).entries()) {
    const { page, path, aliases } = route;
    const name = textOf(page) ?? '';
    // Without a place for the id all would have one address, which the check reports.
    const hasId = textOf(path)?.includes(idSign) === true;
    const own = names.includes(name)
      ? made
          .filter(({ template }) => pageNameOf(template) === name)
          .slice(0, hasId ? undefined : 1)
          .map(({ file, entry }) => ({
            ...route,
            page: pageNameOf(file),
            path: withId(path, entry),
            ...(Array.isArray(aliases) && { aliases: aliases.map((each) => withId(each, entry)) }),
          }))
      : [route];
    for (const each of own) {
      moves.push({ shown: `pages[${pages.length}]`, written: { path: `pages[${index}]` } });
      pages.push(each);
    }
  }
  return { value: { ...groupOf(routes), pages }, moves };
};
