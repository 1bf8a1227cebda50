import { isPageFile, pageFile, siteFile } from '../../src/schema/config-files';
import { labelsIn } from '../../src/schema/values/places-in';
import type { Move } from '../../src/schema/values/written-place';
import { kindHas } from '../../src/sections/kind-metadata';
import { pathsOfPages } from '../config-values/readable-routes';
import { groupOf, listOf, textOf, type Values } from '../config-values/values';
import { collectionOfTag, isTag } from './collections';
import { type Entry, pathOfKey } from './entry';

type Step = { label: string; to?: string };

/** Whether it shows the way to its page. */
const showsTrail = (section: Readonly<Record<string, unknown>>) => kindHas(section, 'breadcrumb');

const sectionsOf = (page: unknown) => listOf(groupOf(page).sections).map(groupOf);

const stepsOf = (page: unknown): Step[] => {
  const header = sectionsOf(page).find((section) => showsTrail(section) && !section.hidden);
  return listOf(header?.breadcrumb).flatMap((step) => {
    const { label, to } = groupOf(step);
    if (typeof label !== 'string') return [];
    return [typeof to === 'string' ? { label, to } : { label }];
  });
};

/** A page at its path, and at the one by which links lead to it. */
type Page = { path: string; linked: string; value: unknown };

/** How well a page stands for a whole collection: the more, the better; none where it does not show it. */
const standsFor = ({ path, linked, value }: Page, of: string, entryPath: string): number => {
  const lists = sectionsOf(value).filter(
    (section) => section.kind === 'list' && section.of === of && section.hidden !== true,
  );
  if (lists.length === 0 || linked === '/') return 0;
  const isWhole = lists.some(({ where, limit }) => where === undefined && limit === undefined);
  return 1 + (isWhole ? 1 : 0) + (entryPath.startsWith(`${path}/`) ? 2 : 0);
};

type Sources = {
  /** Config as the site shows it. */
  values: Values;
  routes: unknown;
  /** The addresses by which links are written: those of the main language of the site. */
  linked: unknown;
  /** Whether a template makes this file. */
  isMade: (file: string) => boolean;
};

/**
 * The way to the page of an entry for its page-header, where that names none: from the first page through the one
 * that lists the collection, in the words by which these are known. Only on sites that have such ways.
 */
export const trailsOf = ({ values, routes, linked, isMade }: Sources) => {
  const addresses = pathsOfPages(linked);
  const pageOf = (page: string, path: string): Page => {
    const value = values.get(pageFile(page));
    return { path, linked: addresses.get(page) ?? path, value };
  };
  const pages = [...pathsOfPages(routes)].flatMap(([page, path]) =>
    isMade(pageFile(page)) ? [] : [pageOf(page, path)],
  );
  // A language may do without it: then the way begins at that of the main one.
  const [home] = [...addresses].flatMap(([page, path]) =>
    path === '/' ? [pageOf(page, path)] : [],
  );
  const files = [...values].filter(([file]) => isPageFile(file));
  const steps = files.flatMap(([, page]) => stepsOf(page));
  const { header, footer } = groupOf(values.get(siteFile));
  const links = labelsIn([header, footer]);
  const through = new Map<string, Step[]>();

  const stepTo = ({ linked: to, value }: Page): Step => {
    const own = stepsOf(value).at(-1);
    const known = [...steps, ...links].find((step) => step.to === to)?.label;
    const label = (own?.to === undefined ? own?.label : undefined) ?? known;
    return { label: label ?? textOf(groupOf(value).title) ?? to, to };
  };

  const stepsTo = (of: string, entryPath: string): Step[] => {
    const folder = `${of} ${entryPath.slice(0, entryPath.lastIndexOf('/'))}`;
    const known = through.get(folder);
    if (known) return known;
    const rated = pages
      .map((page) => ({ page, rate: standsFor(page, of, entryPath) }))
      .filter(({ rate }) => rate > 0)
      .toSorted((one, other) => other.rate - one.rate);
    const lister = rated[0]?.page;
    const found = [home, lister].flatMap((page) => (page ? [stepTo(page)] : []));
    through.set(folder, found);
    return found;
  };

  return (page: unknown, entry: Entry, path: string): { value: unknown; moves: Move[] } => {
    const sections = listOf(groupOf(page).sections);
    const at = sections.findIndex((section) => showsTrail(groupOf(section)));
    const opening = groupOf(sections[at]);
    if (at < 0 || opening.breadcrumb !== undefined || steps.length === 0)
      return { value: page, moves: [] };
    const of = isTag(entry) ? collectionOfTag(entry) : entry.of;
    const before = stepsTo(of, path);
    const label = textOf(entry.value.name) ?? entry.id;
    const filled = { ...opening, breadcrumb: [...before, { label }] };
    const written = {
      file: entry.file,
      path: isTag(entry) ? entry.path : pathOfKey(entry, 'name'),
    };
    return {
      value: { ...groupOf(page), sections: sections.with(at, filled) },
      moves: [{ shown: `sections[${at}].breadcrumb[${before.length}].label`, written }],
    };
  };
};
