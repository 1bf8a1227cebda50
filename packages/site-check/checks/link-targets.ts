import { calendarFileOf, feedFileOf } from '../../../src/collections/collection-files';
import { collectionMetadata } from '../../../src/collections/kind-metadata';
import { formFile, pageFile, routesFile, siteFile } from '../../../src/schema/config-files';
import type { RoutesDefinition } from '../../../src/schema/routes';
import { oncePerValue } from '../../config-values/once-per-value';
import { readableRoutes } from '../../config-values/readable-routes';
import { groupOf, listOf, textAt, type Values } from '../../config-values/values';
import { collectionsIn } from '../../resolved-site/collections';
import type { CheckedSite } from '../checked-site';
import { areValid } from './check-routes';
import { namedForms } from './check-unused';

/** The possible targets of links; what is undefined is not checked. */
export type Targets = {
  routes: RoutesDefinition | undefined;
  addresses: string[] | undefined;
  /** The addresses of the files in public/; links to files are not checked without them. */
  files?: readonly string[] | undefined;
  pageOf: (name: string) => unknown;
  formsOn: (page: string) => readonly unknown[];
  /** Those of the main language, of a language beside it: a page that it lacks is there. */
  main?: Targets | undefined;
};

/** Whether it can stand after link: */
const isLinkName = (name: string | undefined): boolean => /^[a-z][a-z0-9-]*$/.test(name ?? '');

/** A list that is not in order may contain the link that is meant. */
const addressesIn = (site: unknown): string[] | undefined => {
  const { links } = groupOf(site);
  if (links === undefined && typeof site === 'object') return [];
  if (!Array.isArray(links)) return undefined;
  const names = links.map((each) => textAt(each, 'name'));
  return names.every(isLinkName) ? names.map((name) => `link:${name}`) : undefined;
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

const targetsIn = (values: Values, files: readonly string[] | undefined, prefix = ''): Targets => {
  const routes = values.get(routesFile);
  return {
    routes: areValid(routes) ? readableRoutes(routes) : undefined,
    addresses: addressesIn(values.get(siteFile)),
    files: files && [...files, ...filesOfCollections(values, prefix)],
    pageOf: (name) => values.get(pageFile(name)),
    formsOn: (page) => formsOn(values, page),
  };
};

/** The link targets that are known for certain; those of a language lie `beside` those of the main one. */
export const targetsOf = oncePerValue(({ values, files, beside }: CheckedSite): Targets => ({
  ...targetsIn(values, files, beside?.prefix),
  main: beside && targetsIn(beside.mainValues, files),
}));
