import { resolveRoute } from '../../../src/site/resolve-route';
import { oncePerValue } from '../../once-per-value';
import type { FileFinding } from '../finding';
import { groupOf, listOf, type Values } from '../read/values';
import { textsAt } from '../read/walk';
import { isFileLink } from './check-link';
import { isLinkAt } from './is-link-at';
import { markedLinks } from './marks';
import { soundRoutes } from './routes-of';

/** Whether a section of the page lists every post. */
const listsPosts = (page: unknown) =>
  listOf(groupOf(page).sections)
    .map(groupOf)
    .some(({ kind, hidden, limit }) => kind === 'news' && hidden !== true && limit === undefined);

const texts = textsAt(() => true);

/** The paths of this site that the links of a file have, in entries of their own and in marks. */
const pathsIn = oncePerValue((value: unknown): readonly string[] =>
  texts(value)
    .flatMap(({ path, text }) => (isLinkAt(path) ? [text] : markedLinks(text)))
    .map((target) => ({ target, pathname: target.split(/[?#]/)[0] ?? '' }))
    .filter(({ target, pathname }) => target.startsWith('/') && !isFileLink(pathname))
    .map(({ pathname }) => pathname),
);

/**
 * Pages that no link of the site leads to; posts are linked where news lists them, and the page of the path / is linked by the logo. Nothing is
 * known while one of the `files` that hold links could not be read.
 */
export const checkLinksToPages = (values: Values, files: string[]): FileFinding[] => {
  const holdLinks = ['config/site.ts', ...files.filter((file) => file.startsWith('config/pages/'))];
  if (!holdLinks.every((file) => values.has(file))) return [];
  const routes = soundRoutes(values.get('config/routes.ts'));
  const links = [...values].flatMap(([, value]) =>
    pathsIn(value).map((pathname) => resolveRoute(routes, pathname)),
  );
  // A link that leads nowhere, which is told as such, may be the one that is missed.
  if (links.some(({ matched }) => !matched)) return [];
  const linked = new Set(links.map(({ page }) => page));
  const listed = [...values.values()].some(listsPosts);
  const isPost = (page: unknown) => listed && groupOf(page).post !== undefined;
  return routes.pages
    .filter(({ page, path }) => path !== '/' && !linked.has(page))
    .filter(({ page }) => values.has(`config/pages/${page}.ts`))
    .filter(({ page }) => !isPost(values.get(`config/pages/${page}.ts`)))
    .map(({ page }) => ({
      file: `config/pages/${page}.ts`,
      error: 'unlinkedPage',
      path: 'title',
      see: { file: 'config/routes.ts', path: 'pages' },
    }));
};
