import { calendarFileOf, feedFileOf } from '../../../src/collections/collection-files';
import { collectionMetadata } from '../../../src/collections/kind-metadata';
import {
  formFile,
  isFormFile,
  namesIn,
  pageFile,
  routesFile,
  siteFile,
} from '../../../src/schema/config-files';
import { routesSchema } from '../../../src/schema/routes';
import { valueAt } from '../../../src/schema/values/paths';
import { readableRoutes } from '../../config-values/readable-routes';
import { groupOf, listOf, sectionsIn, textOf, type Values } from '../../config-values/values';
import { meantByName } from '../../problems/nearest/meant-by';
import type { FileFinding } from '../../problems/problem';
import { collectionsIn } from '../../resolved-site/collections';
import { checkCollections } from './check-collections';
import { isLinkName, type Targets } from './check-link';
import { checkLinks } from './check-marks';
import { checkNotifications } from './check-notifications';
import { checkOptIn } from './check-opt-in';
import { checkRedirects } from './check-redirects';
import {
  checkRoutes,
  pagesWithoutPath,
  placesInPublic,
  takenPaths,
  withoutStartPage,
} from './check-routes';
import { namedForms, unusedForms } from './check-unused';
import { twice } from './twice';

const sharedCollections = (values: Values): FileFinding[] => {
  const collections = [...values]
    .filter(([file]) => isFormFile(file))
    .map(([file, form]) => {
      const path = 'record.collection';
      return { file, path, name: textOf(valueAt(form, path)) };
    });
  return twice('sharedCollection', collections).map((finding) => {
    return { ...finding, parts: { other: finding.see.file ?? '' } };
  });
};

/** Duplicate names of links in config/site.ts, and duplicate anchors of sections on a page. */
const doubledNames = (values: Values): FileFinding[] => {
  const file = siteFile;
  const links = listOf(valueAt(values.get(file), 'links')).map((link, index) => {
    return { file, path: `links[${index}].name`, name: textOf(groupOf(link).name) };
  });
  const anchors = sectionsIn(values).map((each) => {
    const anchor = textOf(each.section.anchor);
    const name = anchor === undefined ? undefined : `${each.file}#${anchor}`;
    return { file: each.file, path: `${each.path}.anchor`, name };
  });
  return [...twice('doubledAddress', links), ...twice('doubledAnchor', anchors)];
};

/** Files by their paths. */
export type KnownFiles = {
  /** Files that are read, whether or not they could be parsed. */
  read: string[];
  /** Files with errors of their own, by the path at which they would be read. */
  lost: string[];
  /** The addresses of the files in public/, where known. */
  links?: readonly string[] | undefined;
  /** Of a language beside the main one. */
  beside?: Beside | undefined;
};

/** What the addresses of a language begin with, like /de, and config in the main one. */
type Beside = { prefix: string; mainValues: Values };

/** Names of forms that there are not; those of `lost` files may be meant. */
const unknownForms = (values: Values, forms: string[], lost: string[]): FileFinding[] =>
  [...values].flatMap(([file, value]) =>
    namedForms(value).flatMap(({ path, text }): FileFinding[] => {
      if (forms.includes(text) || lost.includes(text)) return [];
      const meant = meantByName(text, forms);
      const allowed = meant.allowed ?? 'there are no forms yet';
      return [{ file, path, error: 'noSuchForm', ...meant, allowed }];
    }),
  );

/** A list that is not in order may contain the link that is meant. */
const addressesIn = (site: unknown): string[] | undefined => {
  const { links } = groupOf(site);
  if (links === undefined && typeof site === 'object') return [];
  if (!Array.isArray(links)) return undefined;
  const names = links.map((each) => textOf(groupOf(each).name));
  const isKnown = names.every((name) => name !== undefined && isLinkName(name));
  return isKnown ? names.map((name) => `link:${name}`) : undefined;
};

/** The forms on a page, in the sections that it shows and in the frame around every page. */
const formsOn = (values: Values, page: string): unknown[] => {
  const sections = listOf(groupOf(values.get(pageFile(page))).sections);
  const shown = sections.filter((section) => groupOf(section).hidden !== true);
  return [...shown, values.get(siteFile)]
    .flatMap(namedForms)
    .map(({ text }) => values.get(formFile(text)));
};

/** The addresses of the feeds and calendars that the build writes, of a language with its `prefix`. */
const filesOfCollections = (values: Values, prefix: string): string[] =>
  [...collectionsIn(values).values()]
    .flatMap(({ name, kind, value, entries }) => [
      ...(value.feed === undefined ? [] : [feedFileOf(name)]),
      ...(collectionMetadata({ kind }).takesPlace
        ? [undefined, ...entries.map(({ id }) => id)].map((id) => calendarFileOf(name, id))
        : []),
    ])
    .map((file) => `${prefix}/${file}`);

/** The link targets that are known for certain; those of a language lie `beside` those of the main one. */
const targetsIn = (values: Values, files?: readonly string[], beside?: Beside): Targets => {
  const routes = values.get(routesFile);
  // No link leads to an old address.
  const { redirects: _, ...current } = groupOf(routes);
  const areValid =
    routesSchema.isValidSync(current, { strict: true }) && takenPaths(routes).length === 0;
  return {
    routes: areValid ? readableRoutes(routes) : undefined,
    addresses: addressesIn(values.get(siteFile)),
    files: files && [...files, ...filesOfCollections(values, beside?.prefix ?? '')],
    pageOf: (name) => values.get(pageFile(name)),
    formsOn: (page) => formsOn(values, page),
    main: beside && targetsIn(beside.mainValues, files),
  };
};

/** References between files. Values may be broken: what is missing is not checked. */
export const checkReferences = (
  values: Values,
  { read, lost, links, beside }: KnownFiles,
): FileFinding[] => {
  const forms = namesIn('forms', read);
  const pages = { pages: namesIn('pages', read), lost: namesIn('pages', lost) };
  const targets = targetsIn(values, links, beside);
  const routes = values.get(routesFile);
  return [
    ...sharedCollections(values),
    ...doubledNames(values),
    ...checkRoutes(routes, pages),
    ...placesInPublic(routes, links ?? []),
    ...checkRedirects(values, targets),
    ...(targets.routes ? pagesWithoutPath(routes, pages) : []),
    ...(targets.routes ? withoutStartPage(targets.routes) : []),
    ...unusedForms(values, { forms, files: [...read, ...lost] }),
    ...unknownForms(values, forms, namesIn('forms', lost)),
    ...checkLinks(values, targets),
    ...checkNotifications(values),
    ...checkOptIn(values, pages, [...read, ...lost]),
    ...checkCollections(values, { read, lost, links }),
  ];
};
