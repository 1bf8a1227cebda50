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
import { numberOf, pagesIn, sectionsIn, textAt, textsAt } from '../../config-values/values';
import { meantByName } from '../../problems/nearest/meant-by';
import type { FileFinding, Finding } from '../../problems/problem';
import { type CheckedSite, namesIn, type SiteCheck } from '../checked-site';
import { pagesOfMails } from './check-opt-in';
import { shownBy } from './check-sections';

/** The files of posts that a list on another page shows, today or on the day they are published. */
const listedPosts = ({ values, today }: Pick<CheckedSite, 'values' | 'today'>): string[] => {
  const posts = pagesIn(values).flatMap(({ file, page }) => {
    const date = textAt(page, 'post.date');
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

type Known = Pick<CheckedSite, 'values' | 'read' | 'lost' | 'today'>;

/** The files that may name a form, and those that may hold links; undefined while one of them cannot be read. */
const holdersIn = ({ values, read, lost }: Known): string[] | undefined => {
  const holders = [siteFile, ...[...read, ...lost].filter(isPageFile)];
  return holders.every((file) => values.has(file)) ? holders : undefined;
};

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
 * logo. Unknown while a file with links could not be read.
 */
export const unlinkedPages = (site: Known): FileFinding[] => {
  const { values } = site;
  if (!holdersIn(site)) return [];
  const routes = readableRoutes(values.get(routesFile));
  const links = [...values].flatMap(([file, value]) =>
    // Nobody presses a redirect.
    (file === routesFile ? [] : pathsIn(value)).map((pathname) => resolveRoute(routes, pathname)),
  );
  // A broken link, which is reported as such, may be the missing one.
  if (links.some(({ matched }) => !matched)) return [];
  const linked = new Set([...links.map(({ page }) => page), ...pagesOfMails(values)]);
  const listed = listedPosts(site);
  const unlinked = routes.pages
    .filter(({ page, path }) => path !== '/' && !linked.has(page))
    .filter(({ page }) => values.has(pageFile(page)))
    .filter(({ page }) => !listed.includes(pageFile(page)));
  const see = { file: routesFile, path: 'pages' };
  return onceForTemplate(unlinked).map(({ page }) => {
    return { file: pageFile(page), error: 'unlinkedPage', path: 'title', see };
  });
};

export const namedForms = textsAt(isFormAt);

/** Names of forms that there are not; those of files with errors of their own may be meant. */
export const unknownForms = ({ value }: { value: unknown }, site: CheckedSite): Finding[] => {
  const { read, lost } = namesIn(site).forms;
  return namedForms(value)
    .filter(({ text }) => ![...read, ...lost].includes(text))
    .map(({ path, text }): Finding => {
      const { allowed = 'there are no forms yet', ...meant } = meantByName(text, read);
      return { path, error: 'noSuchForm', ...meant, allowed };
    });
};

/** Forms that no page shows. */
export const unusedForms: SiteCheck['run'] = (site) => {
  const forms = namesIn(site).forms.read;
  const holders = holdersIn(site) ?? [];
  const named = holders.flatMap((file) =>
    namedForms(site.values.get(file)).map(({ text }) => text),
  );
  // An unknown name, which is reported as such, may mean it.
  if (holders.length === 0 || named.some((name) => !forms.includes(name))) return [];
  return forms
    .filter((name) => !named.includes(name))
    .map((name) => ({ file: formFile(name), error: 'unusedForm', path: 'title' }));
};
