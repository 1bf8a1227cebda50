import { isWithin } from '../../src/editor/paths';
import { dayIn } from '../../src/schema/days';
import { isTimeZone } from '../../src/schema/known-codes';
import { sortOfFile } from '../../src/site/file-sorts';
import {
  isTemplate,
  lookUpIn,
  type Move,
  routesFile,
  sharedValuesOf,
  withSharedValues,
} from '../config-reader/shared-values';
import { groupOf, listOf, textOf, type Values } from '../config-reader/values';
import { type Collection, collectionsIn, type Entry } from './collections';
import { formsOfEntries, withEntryOptions } from './entry-options';
import { lookUpForEntry, mannerOf } from './entry-words';
import { withFilledLists } from './filled-lists';
import { termsOf } from './listed-entries';
import { type MadePage, madePages, madeRoutes, pageNameOf } from './made-pages';

/** Where a value stands in config. */
type Place = { file: string; path: string };

export type ResolvedConfig = {
  /** By file. A page that a template makes is config/pages/course/german.ts; the template itself is not there. */
  values: ReadonlyMap<string, unknown>;
  collections: ReadonlyMap<string, Collection>;
  /** The files of templates. */
  templates: readonly string[];
  made: readonly MadePage[];
  /** config/routes.ts with a pattern, such as /Courses/{id}, for the pages of each template. */
  routePatterns: unknown;
  /** The path of an entry's own page. */
  pathOf: (entry: Entry) => string | undefined;
  /** Where the value at a place of `values` is written. */
  placeOf: (place: Place) => Place;
};

/** Which entries of collections forms offer: those of today, or all that they ever offered or will. */
export type Offered = 'now' | 'ever';

const writtenPlace = (place: Place, file: string, moves: readonly Move[]): Place => {
  const [move] = moves
    .filter(({ shown }) => isWithin(place.path, shown))
    .toSorted((one, other) => other.shown.length - one.shown.length);
  if (!move) return { ...place, file };
  const { shown, written } = move;
  return { file: written.file ?? file, path: written.path + place.path.slice(shown.length) };
};

/** The paths of the pages that templates make: of an entry the first. */
const pathsOf = (made: readonly MadePage[], routes: unknown) => {
  const paths = new Map(
    listOf(groupOf(routes).pages).map((route) => [groupOf(route).page, groupOf(route).path]),
  );
  const ofEntries = new Map(
    made
      .toReversed()
      .map(({ entry, file }) => [`${entry.of}/${entry.id}`, textOf(paths.get(pageNameOf(file)))]),
  );
  return ({ of, id }: Entry) => ofEntries.get(`${of}/${id}`);
};

const timeZoneOf = (site: unknown) => {
  const name = textOf(groupOf(site).timeZone);
  return name !== undefined && isTimeZone(name) ? name : undefined;
};

/**
 * Config as the site shows it, of values with the shared words of config/site.ts filled in: each template becomes a
 * page for each entry of its collection, and lists and forms get the entries that they show from `today` on. Pure, and total:
 * what cannot be resolved stays as it is.
 */
export const withMadePages = (
  values: Values,
  today?: string,
  offered: Offered = 'now',
): ResolvedConfig => {
  const templates = [...values].flatMap(([file, value]) => (isTemplate(file, value) ? [file] : []));
  const collections = collectionsIn(values);
  const site = values.get('config/site.ts');
  const shared = lookUpIn(sharedValuesOf(site));
  const ofEntry = lookUpForEntry({ collections, manner: mannerOf(site) });
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
  const pathOf = pathsOf(made, shown.get(routesFile));
  const lists = {
    collections,
    manner: mannerOf(site),
    terms: termsOf(site),
    pathOf,
    today: today ?? dayIn(timeZoneOf(site), new Date()),
  };
  const moves = new Map<string, Move[]>();
  if (collections.size > 0) {
    for (const [file, value] of shown) {
      if (!file.startsWith('config/pages/')) continue;
      const filled = withFilledLists(value, collections, lists);
      shown.set(file, filled.value);
      moves.set(file, filled.moves);
    }
  }
  for (const file of formsOfEntries(shown)) {
    const ever = offered === 'ever';
    const filled = withEntryOptions(shown.get(file), { ...lists, lookUpFor, ever });
    shown.set(file, filled.value);
    moves.set(file, filled.moves);
  }
  return {
    values: shown,
    collections,
    templates,
    made,
    routePatterns: values.get(routesFile),
    pathOf,
    placeOf: (place) => {
      const page = pages.get(place.file);
      const ofList = moves.get(place.file) ?? [];
      if (ofList.some(({ shown: at }) => isWithin(place.path, at)))
        return writtenPlace(place, place.file, ofList);
      if (page) return writtenPlace(place, page.template, page.moves);
      const isMoved = place.file === routesFile && routes !== undefined;
      return isMoved ? writtenPlace(place, routesFile, routes.moves) : place;
    },
  };
};

/** Config as the site shows it, of values under the names of today. */
export const resolveConfig = (
  written: Values,
  today?: string,
  offered?: Offered,
): ResolvedConfig => {
  const values = sharedValuesOf(written.get('config/site.ts'));
  return withMadePages(
    new Map(
      [...written].map(([file, value]) => {
        const schema = sortOfFile(file)?.schema;
        return [file, withSharedValues(file, value, { schema, values }).value];
      }),
    ),
    today,
    offered,
  );
};
