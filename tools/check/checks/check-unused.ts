import { resolveRoute } from '../../../src/site/resolve-route';
import { groupOf, listOf, textOf, textsAt, type Values } from '../../config-reader/values';
import { oncePerValue } from '../../once-per-value';
import type { FileFinding } from '../../problems/problem';
import { isFileLink, isFormAt, isLinkAt } from './check-link';
import { markedLinks } from './check-marks';
import { soundRoutes } from './check-routes';

/** The number of posts that the lists of a page show at most; 0 without such a list. */
const shownPosts = (page: unknown) =>
  Math.max(
    0,
    ...listOf(groupOf(page).sections)
      .map(groupOf)
      .filter(({ kind, hidden }) => kind === 'news' && hidden !== true)
      .map(({ limit }) => (typeof limit === 'number' ? limit : Infinity)),
  );

const dateOf = (page: unknown) => textOf(groupOf(groupOf(page).post).date);

/** The files of posts that a list on another page shows, today or on the day they are published. */
const listedPosts = (values: Values, today: string): Set<string> => {
  const posts = [...values].flatMap(([file, page]) => {
    const date = file.startsWith('config/pages/') ? dateOf(page) : undefined;
    return date === undefined ? [] : [{ file, date }];
  });
  const lists = [...values].map(([file, page]) => ({ file, most: shownPosts(page) }));
  const isListed = (post: (typeof posts)[number]) => {
    const day = post.date > today ? post.date : today;
    return lists.some(({ file, most }) => {
      const newer = posts.filter(
        (other) => other.file !== file && other.date > post.date && other.date <= day,
      );
      return file !== post.file && newer.length < most;
    });
  };
  return new Set(posts.filter(isListed).map(({ file }) => file));
};

const texts = textsAt(() => true);

/** The paths of this site that a file links to, in entries of their own and in marks. */
const pathsIn = oncePerValue((value: unknown): readonly string[] =>
  texts(value)
    .flatMap(({ path, text }) => (isLinkAt(path) ? [text] : markedLinks(text)))
    .map((target) => ({ target, pathname: target.split(/[?#]/)[0] ?? '' }))
    .filter(({ target, pathname }) => target.startsWith('/') && !isFileLink(pathname))
    .map(({ pathname }) => pathname),
);

/** The files that may name a form, and those that may hold links. */
const holdersOf = (files: string[]) => [
  'config/site.ts',
  ...files.filter((file) => file.startsWith('config/pages/')),
];

/**
 * Pages that no link of the site leads to; posts are linked from news lists, and the page at / from the
 * logo. Unknown while one of the `files` with links could not be read.
 */
export const checkLinksToPages = (
  values: Values,
  { files, today }: { files: string[]; today: string },
): FileFinding[] => {
  if (!holdersOf(files).every((file) => values.has(file))) return [];
  const routes = soundRoutes(values.get('config/routes.ts'));
  const links = [...values].flatMap(([, value]) =>
    pathsIn(value).map((pathname) => resolveRoute(routes, pathname)),
  );
  // A broken link, which is reported as such, may be the missing one.
  if (links.some(({ matched }) => !matched)) return [];
  const linked = new Set(links.map(({ page }) => page));
  const listed = listedPosts(values, today);
  return routes.pages
    .filter(({ page, path }) => path !== '/' && !linked.has(page))
    .filter(({ page }) => values.has(`config/pages/${page}.ts`))
    .filter(({ page }) => !listed.has(`config/pages/${page}.ts`))
    .map(({ page }) => ({
      file: `config/pages/${page}.ts`,
      error: 'unlinkedPage',
      path: 'title',
      see: { file: 'config/routes.ts', path: 'pages' },
    }));
};

const namedForms = textsAt(isFormAt);

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
    .map((name) => ({ file: `config/forms/${name}.ts`, error: 'unusedForm', path: 'title' }));
};
