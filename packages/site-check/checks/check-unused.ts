import {
  formFile,
  isPageFile,
  pageFile,
  routesFile,
  siteFile,
} from '../../../src/schema/config-files';
import { resolveRoute } from '../../../src/site/resolve-route';
import { isFileLink, isFormAt, linksIn } from '../../config-values/links';
import { readableRoutes } from '../../config-values/readable-routes';
import {
  groupOf,
  numberOf,
  pagesIn,
  sectionsIn,
  textOf,
  textsAt,
  type Values,
} from '../../config-values/values';
import type { FileFinding } from '../../problems/problem';
import { pagesOfMails } from './check-opt-in';
import { shownBy } from './check-sections';

/** The files of posts that a list on another page shows, today or on the day they are published. */
const listedPosts = (values: Values, today: string): string[] => {
  const posts = pagesIn(values).flatMap(({ file, page }) => {
    const date = textOf(groupOf(page.post).date);
    return date === undefined || page.indexed === false ? [] : [{ file, date }];
  });
  const lists = sectionsIn(values).filter(({ section }) => shownBy(section)?.of === 'posts');
  const isListed = (post: (typeof posts)[number]) => {
    const newer = posts.filter(({ date }) => date > post.date && date <= today);
    return lists.some(({ file, section }) => {
      const before = newer.filter((other) => other.file !== file).length;
      return file !== post.file && before < (numberOf(section.limit) ?? Infinity);
    });
  };
  return posts.filter(isListed).map(({ file }) => file);
};

const pathsIn = (value: unknown): string[] =>
  linksIn(value)
    .map(({ to }) => to.split(/[?#]/)[0] ?? '')
    .filter((pathname) => pathname.startsWith('/') && !isFileLink(pathname));

/** The files that may name a form, and those that may hold links. */
const holdersOf = (files: string[]) => [siteFile, ...files.filter((file) => isPageFile(file))];

/** Of the pages of a template the first one: what leads to it leads to the others. */
const onceForTemplate = (pages: readonly { page: string }[]) => {
  const byTemplate = new Map(
    pages
      .toReversed()
      .map((each) => [each.page.includes('/') ? each.page.split('/')[0] : each, each]),
  );
  const firstPages = new Set(byTemplate.values());
  return pages.filter((each) => firstPages.has(each));
};

/**
 * Pages that no link of the site leads to; posts are linked from news lists, and the page at / from the
 * logo. Unknown while one of the `files` with links could not be read.
 */
export const checkLinksToPages = (
  values: Values,
  { files, today }: { files: string[]; today: string },
): FileFinding[] => {
  if (!holdersOf(files).every((file) => values.has(file))) return [];
  const routes = readableRoutes(values.get(routesFile));
  const links = [...values].flatMap(([file, value]) =>
    // Nobody presses a redirect.
    (file === routesFile ? [] : pathsIn(value)).map((pathname) => resolveRoute(routes, pathname)),
  );
  // A broken link, which is reported as such, may be the missing one.
  if (links.some(({ matched }) => !matched)) return [];
  const linked = new Set([...links.map(({ page }) => page), ...pagesOfMails(values)]);
  const listed = listedPosts(values, today);
  const unlinked = routes.pages
    .filter(({ page, path }) => path !== '/' && !linked.has(page))
    .filter(({ page }) => values.has(pageFile(page)))
    .filter(({ page }) => !listed.includes(pageFile(page)));
  return onceForTemplate(unlinked).map(({ page }) => ({
    file: pageFile(page),
    error: 'unlinkedPage',
    path: 'title',
    see: { file: routesFile, path: 'pages' },
  }));
};

export const namedForms = textsAt(isFormAt);

/** Forms that no page shows. `forms` are the names of all. */
export const unusedForms = (
  values: Values,
  { forms, files }: { forms: string[]; files: string[] },
): FileFinding[] => {
  const holders = holdersOf(files);
  // Unknown while a file that may name it cannot be read.
  if (!holders.every((file) => values.has(file))) return [];
  const named = holders.flatMap((file) => namedForms(values.get(file)).map(({ text }) => text));
  // An unknown name, which is reported as such, may mean it.
  if (named.some((name) => !forms.includes(name))) return [];
  return forms
    .filter((name) => !named.includes(name))
    .map((name) => ({ file: formFile(name), error: 'unusedForm', path: 'title' }));
};
