import type { RoutesDefinition } from '../../src/contract/routes';
import { resolveRoute } from '../../src/site/resolve-route';
import type { FileFinding, Finding } from './finding';
import { inQuotes, meantBy } from './meant-by';
import { nearest } from './nearest';
import { groupOf, listOf, textOf, type Values } from './values';
import { walk } from './walk';

const namesIn = (folder: string, files: string[]) =>
  files
    .filter((file) => file.startsWith(`config/${folder}/`))
    .map((file) => file.slice(`config/${folder}/`.length, -'.ts'.length));

type Page = { page: string | undefined; path: string | undefined; aliases: string[] };

const pagesOf = (routes: unknown): Page[] =>
  listOf(groupOf(routes).pages).map((each) => {
    const { page, path, aliases } = groupOf(each);
    return {
      page: textOf(page),
      path: textOf(path),
      aliases: listOf(aliases).filter((alias) => typeof alias === 'string'),
    };
  });

/** The routes that can be understood; the unmatched page is that of the first. */
const soundRoutes = (routes: unknown): RoutesDefinition => ({
  pages: pagesOf(routes).flatMap(({ page, path, aliases }) =>
    page !== undefined && path !== undefined ? [{ page, path, aliases }] : [],
  ),
  unmatched: '',
});

const checkRoutes = (routes: unknown, pages: string[]): FileFinding[] => {
  const file = 'config/routes.ts';
  const taken = new Set<string>();
  const findings: FileFinding[] = [];
  const shown = pagesOf(routes);
  const take = (path: string, place: string) => {
    if (taken.has(path.toLowerCase())) findings.push({ file, error: 'takenPath', path: place });
    taken.add(path.toLowerCase());
  };
  shown.forEach(({ page, path, aliases }, index) => {
    const place = `pages[${index}]`;
    if (page !== undefined && !pages.includes(page)) {
      const meant = meantBy(page, pages);
      findings.push({ file, error: 'noSuchPageFile', path: `${place}.page`, ...meant });
    }
    if (path !== undefined) take(path, `${place}.path`);
    aliases.forEach((alias, which) => take(alias, `${place}.aliases[${which}]`));
  });
  const named = shown.flatMap(({ page }) => page ?? []);
  const unmatched = textOf(groupOf(routes).unmatched);
  if (unmatched !== undefined && !named.includes(unmatched)) {
    const meant = meantBy(unmatched, named);
    findings.push({ file, error: 'unmatchedWithoutPath', path: 'unmatched', ...meant });
  }
  pages
    .filter(
      (page) =>
        !named.includes(page) &&
        !named.some((name) => !pages.includes(name) && nearest(name, [page])),
    )
    .forEach((page) => {
      const see = { file, path: 'pages' };
      findings.push({ file: `config/pages/${page}.ts`, error: 'pageWithoutPath', path: '', see });
    });
  return findings;
};

const checkCollections = (values: Values): FileFinding[] => {
  const taken = new Map<string, string>();
  return [...values].flatMap(([file, value]): FileFinding[] => {
    const collection = textOf(groupOf(groupOf(value).record).collection);
    if (!file.startsWith('config/forms/') || collection === undefined) return [];
    const other = taken.get(collection);
    taken.set(collection, other ?? file);
    if (!other) return [];
    const path = 'record.collection';
    return [
      { file, error: 'sharedCollection', path, parts: { other }, see: { file: other, path } },
    ];
  });
};

/** Names of the links of config/site.ts, and anchors of a page's sections, that are taken twice. */
const checkDoubled = (values: Values): FileFinding[] =>
  [...values].flatMap(([file, value]): FileFinding[] => {
    const isSite = file === 'config/site.ts';
    if (!isSite && !file.startsWith('config/pages/')) return [];
    const [key, name, error] = isSite
      ? (['links', 'name', 'doubledAddress'] as const)
      : (['sections', 'anchor', 'doubledAnchor'] as const);
    const names = listOf(groupOf(value)[key]).map((each) => textOf(groupOf(each)[name]));
    return names.flatMap((each, index) =>
      each !== undefined && names.indexOf(each) !== index
        ? [{ file, error, path: `${key}[${index}].${name}` }]
        : [],
    );
  });

type Known = {
  routes: RoutesDefinition | undefined;
  addresses: string[] | undefined;
  values: Values;
};

/** Links that their contract refuses are told as such. */
const isLink = /^(?:\/(?!\/)|#|link:)/;

const checkLink = (
  to: string,
  { routes, addresses, values }: Known,
): Omit<Finding, 'path'> | undefined => {
  if (!isLink.test(to)) return undefined;
  if (to.startsWith('link:')) {
    if (!addresses || addresses.includes(to)) return undefined;
    const see = { file: 'config/site.ts', path: 'links' };
    return { error: 'noSuchAddress', ...meantBy(to, addresses), see };
  }
  if (!to.startsWith('/') || !routes) return undefined;
  const [pathname = '', anchor] = to.split(/[?#]/, 1).concat(to.split('#')[1] ?? []);
  const { matched, page } = resolveRoute(routes, pathname);
  if (!matched) {
    const paths = routes.pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
    const rest = to.slice(pathname.length);
    const meant = meantBy(pathname, paths, (path) => inQuotes(path + rest));
    const allowed = routes.pages.map(({ path }) => inQuotes(path)).join(', ');
    return {
      error: 'noSuchPage',
      ...meant,
      allowed,
      see: { file: 'config/routes.ts', path: 'pages' },
    };
  }
  const target = values.get(`config/pages/${page}.ts`);
  if (target === undefined || !anchor) return undefined;
  const anchors = listOf(groupOf(target).sections).flatMap(
    (each) => textOf(groupOf(each).anchor) ?? [],
  );
  if (anchors.includes(anchor)) return undefined;
  const meant = meantBy(anchor, anchors, (each) => inQuotes(`${pathname}#${each}`));
  const allowed = meant.allowed || 'that page has no anchors';
  const see = { file: `config/pages/${page}.ts`, path: 'sections' };
  return { error: 'noSuchPlace', ...meant, allowed, see };
};

/** What files say of each other. Values may be broken: what is not there is not judged. */
export const checkReferences = (values: Values, files: string[]): FileFinding[] => {
  const routes = values.has('config/routes.ts') ? values.get('config/routes.ts') : undefined;
  const site = values.get('config/site.ts');
  const forms = namesIn('forms', files);
  const known: Known = {
    routes: routes === undefined ? undefined : soundRoutes(routes),
    addresses:
      site === undefined
        ? undefined
        : listOf(groupOf(site).links).flatMap((each) => {
            const name = textOf(groupOf(each).name);
            return name === undefined ? [] : [`link:${name}`];
          }),
    values,
  };
  return [
    ...checkCollections(values),
    ...checkDoubled(values),
    ...(routes === undefined ? [] : checkRoutes(routes, namesIn('pages', files))),
    ...[...values].flatMap(([file, value]) =>
      [...walk(value)].flatMap(({ path, value: entry }): FileFinding[] => {
        if (typeof entry !== 'string') return [];
        if (/(^|\.)to$/.test(path)) {
          const finding = checkLink(entry, known);
          return finding ? [{ file, path, ...finding }] : [];
        }
        if (/(^|\.)form$/.test(path) && !forms.includes(entry)) {
          return [{ file, path, error: 'noSuchForm', ...meantBy(entry, forms) }];
        }
        return [];
      }),
    ),
  ];
};
