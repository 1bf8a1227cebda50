import {
  isFormFile,
  isPageFile,
  pageNameOf,
  routesFile,
  siteFile,
  themeFile,
} from '../../src/schema/config-files';
import { dayIn } from '../../src/schema/days';
import { isTimeZone } from '../../src/schema/known-codes';
import {
  type Move,
  type Place,
  type WrittenPage,
  writtenPlace,
} from '../../src/schema/values/written-place';
import { sortOfFile } from '../../src/site/file-sorts';
import { pathsOfPages } from '../config-values/readable-routes';
import {
  isTemplate,
  lookUpIn,
  sharedValuesOf,
  withSharedValues,
} from '../config-values/shared-values';
import { prefixOf, siteInLanguage, wantedLanguage } from '../config-values/site-in-language';
import { groupOf, textOf, type Values } from '../config-values/values';
import { mainOf } from '../config-values/wanted-language';
import { wholeFile } from '../config-values/whole-theme';
import { collectionsIn, isTag, tagsNameOf } from './collections';
import type { Collection, Entry } from './entry';
import { entryLinksFiller } from './entry-links';
import { type Context, lookUpForEntry, localeOf, relatedTo } from './entry-words';
import { filledForm } from './filled-forms';
import { withFilledLists } from './filled-lists';
import { linksInLanguage } from './links-in-language';
import { createListing, termsOf } from './listed-entries';
import { type MadePage, madePages, madeRoutes } from './made-pages';
import { withMainAction } from './main-action';
import { secondCurrencyOf } from './second-currency';
import { withShownLabels } from './shown-labels';
import { type MainLanguage, withTagIds } from './tags-in-main';
import { trailsOf } from './trails';
import { siteLanguageOf, withUsualWords } from './with-usual-words';

export type ResolvedConfig = {
  /** By file. A page that a template makes is config/pages/course/german.ts; the template itself is not there. */
  values: ReadonlyMap<string, unknown>;
  collections: ReadonlyMap<string, Collection>;
  templates: readonly string[];
  made: readonly MadePage[];
  /** config/routes.ts with a pattern, such as /Courses/{id}, for the pages of each template. */
  routePatterns: unknown;
  pathOf: (entry: Entry) => string | undefined;
  /** Where the parts of a file are written, if not as they are shown. */
  writtenIn: (file: string) => WrittenPage | undefined;
  /** The entry whose page it is: one that a template makes, or a post. */
  entryOfPage: (file: string) => Entry | undefined;
  /** Where the value at a place of `values` is written. */
  placeOf: (place: Place) => Place;
};

/** Which entries of collections forms offer: those of today, or all that they ever offered or will. */
type Offered = 'now' | 'ever';

/** What pages are made with. */
type MakingPages = {
  today?: string | undefined;
  offered?: Offered | undefined;
  inMain?: MainLanguage | undefined;
};

/** The paths of the pages of entries: those that templates make, of an entry the first, and those that are entries. */
const pathsOf = (
  made: readonly MadePage[],
  routes: unknown,
  collections: ReadonlyMap<string, Collection>,
) => {
  const paths = pathsOfPages(routes);
  const ofEntries = new Map(
    made
      .toReversed()
      .map(({ entry, file }) => [`${entry.of}/${entry.id}`, paths.get(pageNameOf(file) ?? '')]),
  );
  for (const { entries } of collections.values()) {
    for (const { of, id, page } of entries) {
      if (page !== undefined) ofEntries.set(`${of}/${id}`, page);
    }
  }
  return ({ of, id }: Pick<Entry, 'of' | 'id'>) => ofEntries.get(`${of}/${id}`);
};

const tagPathsOf = (
  made: readonly MadePage[],
  pathOf: (entry: Entry) => string | undefined,
): ((collection: string) => ReadonlyMap<string, string>) => {
  const paths = new Map<string, Map<string, string>>();
  for (const { entry } of made) {
    const to = isTag(entry) ? pathOf(entry) : undefined;
    if (to === undefined) continue;
    const own = paths.get(entry.of) ?? new Map<string, string>();
    paths.set(entry.of, own.set(String(entry.value.name), to));
  }
  const none = new Map<string, string>();
  return (collection) => paths.get(tagsNameOf(collection)) ?? none;
};

/** A post whose author is an entry, with the name of that person. */
const withAuthor = (page: unknown, context: Context): unknown => {
  const { post } = groupOf(page);
  const author = textOf(relatedTo(context, groupOf(post).author)?.value.name);
  return author === undefined ? page : { ...groupOf(page), post: { ...groupOf(post), author } };
};

/** The time zone that config/site.ts names, if there is such a one. */
export const timeZoneOf = (site: unknown) => {
  const name = textOf(groupOf(site).timeZone);
  return name !== undefined && isTimeZone(name) ? name : undefined;
};

/**
 * Config as the site shows it, of values with the shared words of config/site.ts filled in: each template becomes a
 * page for each entry of its collection, and lists and forms get the entries that they show from `today` on, and rules the opening hours. Pure, and total:
 * what cannot be resolved stays as it is.
 */
export const withMadePages = (
  values: Values,
  { today, offered = 'now', inMain }: MakingPages = {},
): ResolvedConfig => {
  const templates = [...values].flatMap(([file, value]) => (isTemplate(file, value) ? [file] : []));
  const own = collectionsIn(values);
  const collections = inMain ? withTagIds(own, inMain) : own;
  const site = values.get(siteFile);
  const shared = lookUpIn(sharedValuesOf(site));
  const [locale, terms] = [localeOf(site), termsOf(site)];
  const second = secondCurrencyOf(site, { locale, terms });
  const ofEntry = lookUpForEntry({ collections, locale, second });
  const lookUpFor = (entry: Entry) => (name: string) => ofEntry(entry)(name) ?? shared(name);
  const made = madePages({ values, collections, lookUpFor });
  const routes =
    templates.length > 0 && values.has(routesFile)
      ? madeRoutes(values.get(routesFile), made, templates)
      : undefined;
  const shown = new Map([...values].filter(([file]) => !templates.includes(file)));
  for (const { file, value } of made) shown.set(file, value);
  if (routes) shown.set(routesFile, routes.value);
  const pages = new Map(made.map((page) => [page.file, page]));
  const pathOf = pathsOf(made, shown.get(routesFile), collections);
  const listing = createListing({
    collections,
    locale,
    terms,
    second,
    pathOf,
    tagPaths: tagPathsOf(made, pathOf),
  });
  const lists = {
    ...listing,
    today: today ?? dayIn(timeZoneOf(site), new Date()),
    inOrder: new Map(),
    reserves: new Map(),
  };
  const entryLinks = entryLinksFiller(lists);
  const withTrail = trailsOf({
    values: shown,
    routes: shown.get(routesFile),
    linked: inMain?.routes ?? shown.get(routesFile),
    isMade: (file) => pages.has(file),
  });
  const posts = collections.get('posts')?.entries.filter(({ page }) => page !== undefined) ?? [];
  const ofPosts = new Map(posts.map((post) => [post.file, post]));
  const entryOfPage = (file: string) => pages.get(file)?.entry ?? ofPosts.get(file);
  const moves = new Map<string, Move[]>();
  for (const [file, value] of shown) {
    if (!isPageFile(file)) continue;
    const ofTemplate = pages.get(file)?.entry;
    const filled =
      collections.size > 0
        ? withFilledLists(withAuthor(value, lists), {
            ...lists,
            page: entryOfPage(file),
            entryLinks,
          })
        : { value, moves: [] };
    const path = ofTemplate && pathOf(ofTemplate);
    const { value: whole, moves: onTheWay } = withTrail(filled.value, {
      file,
      entry: ofTemplate,
      path,
    });
    shown.set(file, whole);
    moves.set(file, [...filled.moves, ...onTheWay]);
  }
  const ever = offered === 'ever';
  const ofForms = { ...lists, lookUpFor, ever, timeZone: timeZoneOf(site) ?? 'UTC' };
  for (const [file, form] of shown) {
    if (!isFormFile(file)) continue;
    const filled = filledForm(form, site, ofForms);
    shown.set(file, filled.value);
    moves.set(file, filled.moves);
  }
  for (const [file, page] of shown) {
    if (!isPageFile(file)) continue;
    shown.set(file, withMainAction(withShownLabels(page, shown.get(themeFile))));
  }
  const writtenIn = (file: string): WrittenPage | undefined => {
    const page = pages.get(file);
    if (page) return { file: page.template, moves: [...page.moves, ...(moves.get(file) ?? [])] };
    const own = file === routesFile ? routes?.moves : moves.get(file);
    return own && own.length > 0 ? { file, moves: own } : undefined;
  };
  return {
    values: shown,
    collections,
    templates,
    made,
    routePatterns: values.get(routesFile),
    pathOf,
    entryOfPage,
    writtenIn,
    placeOf: (place) => {
      const written = writtenIn(place.file);
      return written ? writtenPlace(place.path, written) : place;
    },
  };
};

export type Resolving = Omit<MakingPages, 'inMain'> & {
  /** The key of one of its languages; the main one, if none is asked for. */
  language?: string | undefined;
  /** What is known of the same config in the main language, if it is. */
  main?: ResolvedConfig | undefined;
};

const resolveOne = (written: Values, making: MakingPages): ResolvedConfig => {
  const site = written.get(siteFile);
  const values = sharedValuesOf(site);
  const language = siteLanguageOf(site);
  return withMadePages(
    new Map(
      [...written].map(([file, value]) => {
        const schema = sortOfFile(file)?.schema;
        const filled = withSharedValues(file, value, { schema, values }).value;
        return [file, wholeFile(file, withUsualWords(filled, schema, language))];
      }),
    ),
    making,
  );
};

/**
 * Config as the site shows it, of values as they are written: with what config leaves to the project, in one of
 * its languages.
 */
export const resolveConfig = (
  written: Values,
  { language, main: known, ...resolving }: Resolving = {},
): ResolvedConfig => {
  const main = known ?? resolveOne(siteInLanguage(written), resolving);
  const wanted = wantedLanguage(written.get(siteFile), language);
  if (!wanted || wanted.language === mainOf(wanted)) return main;
  const mainRoutes = main.values.get(routesFile);
  const inMain = { collections: main.collections, written, routes: mainRoutes };
  const own = resolveOne(siteInLanguage(written, language), { ...resolving, inMain });
  return {
    ...own,
    values: linksInLanguage(own.values, {
      mainRoutes,
      prefix: prefixOf(wanted.language, wanted.languages),
    }),
  };
};
