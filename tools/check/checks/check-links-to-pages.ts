import { resolveRoute } from '../../../src/site/resolve-route';
import type { FileFinding } from '../finding';
import { groupOf, listOf, textOf, type Values } from '../read/values';
import { walk } from '../read/walk';
import { isFileLink } from './check-link';
import { isLinkAt } from './is-link-at';
import { markedLinks } from './marks';
import { soundRoutes } from './routes-of';

/** Whether a section of the page lists every post. */
const listsPosts = (page: unknown) =>
  listOf(groupOf(page).sections)
    .map(groupOf)
    .some(({ kind, hidden, limit }) => kind === 'news' && hidden !== true && limit === undefined);

/**
 * Pages that no link of the site leads to; posts are linked where news lists them, and the page of the path / is linked by the logo. Nothing is
 * known while one of the `files` that hold links could not be read.
 */
export const checkLinksToPages = (values: Values, files: string[]): FileFinding[] => {
  const holdLinks = ['config/site.ts', ...files.filter((file) => file.startsWith('config/pages/'))];
  if (!holdLinks.every((file) => values.has(file))) return [];
  const routes = soundRoutes(values.get('config/routes.ts'));
  const links = [...values].flatMap(([, value]) =>
    walk(value).flatMap(({ path, value: to }) => {
      const text = textOf(to);
      if (text === undefined) return [];
      const targets = isLinkAt(path) ? [text] : markedLinks(text);
      return targets
        .filter((target) => target.startsWith('/') && !isFileLink(target.split(/[?#]/)[0] ?? ''))
        .map((target) => resolveRoute(routes, target.split(/[?#]/)[0] ?? ''));
    }),
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
