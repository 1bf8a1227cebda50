import { isPageFile, pageFile, siteFile } from '../../src/schema/config-files';
import { isGroup } from '../../src/schema/values/group';
import { labelsIn } from '../../src/schema/values/places-in';
import type { Move, Place } from '../../src/schema/values/written-place';
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
type Page = { file: string; path: string; linked: string; value: unknown };

/** Not the first page, nor one that search engines do not list, such as thanks. */
const isInTree = ({ linked, value }: Page) => linked !== '/' && groupOf(value).indexed !== false;

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

/** A step, and where its words are written, as far as that is one place. */
type Named = { step: Step; written?: Place };

/**
 * The way to a page for its page-header, where that names none. To the page of an entry: from the first page through the one
 * that lists the collection, in the words by which these are known, on sites that have such ways. To each other page, where
 * config/site.ts has `breadcrumbs`: from the first page through those above its address.
 */
export const trailsOf = ({ values, routes, linked, isMade }: Sources) => {
  const addresses = pathsOfPages(linked);
  const pageOf = (page: string, path: string): Page => {
    const value = values.get(pageFile(page));
    return { file: pageFile(page), path, linked: addresses.get(page) ?? path, value };
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
  const { header, footer, breadcrumbs } = groupOf(values.get(siteFile));
  const links = [...labelsIn(header, 'header'), ...labelsIn(footer, 'footer')];
  const everywhere = isGroup(breadcrumbs);
  const homeLabel = textOf(groupOf(breadcrumbs).home);
  const through = new Map<string, Named[]>();

  const stepTo = ({ file, linked: to, value }: Page): Named => {
    if (to === '/' && homeLabel !== undefined)
      return {
        step: { label: homeLabel, to },
        written: { file: siteFile, path: 'breadcrumbs.home' },
      };
    const own = stepsOf(value).at(-1);
    const ownLabel = own?.to === undefined ? own?.label : undefined;
    const ofSteps = ownLabel ?? steps.find((step) => step.to === to)?.label;
    if (ofSteps !== undefined) return { step: { label: ofSteps, to } };
    const link = links.find((each) => each.to === to);
    if (link)
      return { step: { label: link.label, to }, written: { file: siteFile, path: link.path } };
    const title = textOf(groupOf(value).title);
    if (title === undefined) return { step: { label: to, to } };
    return { step: { label: title, to }, written: { file, path: 'title' } };
  };

  /** The pages whose addresses this one begins with, the shortest first. */
  const above = (at: string): Page[] =>
    pages
      .filter((page) => isInTree(page) && at.startsWith(`${page.path}/`))
      .toSorted((one, other) => one.path.length - other.path.length);

  /** From the first page to the one that lists the collection of the page at this path, or else to those above it. */
  const throughList = (of: string, entryPath: string): Named[] => {
    const folder = `${of} ${entryPath.slice(0, entryPath.lastIndexOf('/'))}`;
    const known = through.get(folder);
    if (known) return known;
    const rated = pages
      .map((page) => ({ page, rate: standsFor(page, of, entryPath) }))
      .filter(({ rate }) => rate > 0)
      .toSorted((one, other) => other.rate - one.rate);
    const lister = rated[0]?.page;
    const listers = lister ? [lister] : everywhere ? above(entryPath) : [];
    const found = [home, ...listers].flatMap((page) => (page ? [stepTo(page)] : []));
    through.set(folder, found);
    return found;
  };

  /** From the first page to this one, through those whose addresses its own begins with. */
  const throughAddress = (page: Page): Named[] => {
    const { step, written } = stepTo(page);
    const own: Named = { step: { label: step.label }, ...(written && { written }) };
    return [...[home, ...above(page.path)].flatMap((each) => (each ? [stepTo(each)] : [])), own];
  };

  const toEntry = (entry: Entry, path: string): Named[] => {
    const before = throughList(isTag(entry) ? collectionOfTag(entry) : entry.of, path);
    const own = {
      step: { label: textOf(entry.value.name) ?? entry.id },
      written: {
        file: entry.file,
        path: isTag(entry) ? entry.path : pathOfKey(entry, 'name'),
      },
    };
    return [...before, own];
  };

  /** `page` with the way to it, and where its words are written; as it is where it needs none, or says its own. */
  return (
    page: unknown,
    { file, entry, path }: { file: string; entry?: Entry | undefined; path?: string | undefined },
  ): { value: unknown; moves: Move[] } => {
    const same = { value: page, moves: [] };
    const sections = listOf(groupOf(page).sections);
    const at = sections.findIndex((section) => showsTrail(groupOf(section)));
    const opening = groupOf(sections[at]);
    if (at < 0 || opening.breadcrumb !== undefined) return same;
    const plain = pages.find((each) => each.file === file && isInTree(each));
    const trail =
      entry && path !== undefined && (everywhere || steps.length > 0)
        ? toEntry(entry, path)
        : everywhere && plain
          ? throughAddress(plain)
          : undefined;
    if (!trail) return same;
    const filled = { ...opening, breadcrumb: trail.map(({ step }) => step) };
    return {
      value: { ...groupOf(page), sections: sections.with(at, filled) },
      moves: trail.flatMap(({ written }, index) =>
        written ? [{ shown: `sections[${at}].breadcrumb[${index}].label`, written }] : [],
      ),
    };
  };
};
