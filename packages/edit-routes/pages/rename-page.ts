import { pageFile } from '../../../src/schema/config-files';
import { pagePath } from '../../../src/schema/normal-path';
import type { Change } from '../../../src/schema/values/change';
import { resolveRoute } from '../../../src/site/resolve-route';
import { groupOf, listOf, textOf } from '../../config-values/values';
import type { PageRequests } from '../../edit-protocol/changes-protocol';
import { asValue, type Plan, titleOf, whyNoAddress, whyNotNamed } from './plan';
import { type Files, mailsLeadingTo, readdress, routesFile, routesIn } from './uses';

/** The entry of a page in config/routes.ts; a page that only stands for unknown addresses has none. */
export const routeOf = (files: Files, page: string) => {
  const pages = listOf(groupOf(files[routesFile]).pages);
  const index = pages.findIndex((each) => groupOf(each).page === page);
  const entry = groupOf(pages[index]);
  const aliases = listOf(entry.aliases).filter((alias) => typeof alias === 'string');
  return { pages, index, at: `pages[${index}]`, path: textOf(entry.path), aliases, entry };
};

type Route = ReturnType<typeof routeOf>;

/** The list of other addresses: the new one is none of them any more, and the old one is, where it is kept. */
const ofAliases = ({ at, aliases, entry }: Route, path: string, old?: string): Change[] => {
  const file = routesFile;
  const rest = aliases.filter((alias) => pagePath(alias) !== pagePath(path));
  const wanted = old === undefined ? rest : [...rest, old];
  if (wanted.length === aliases.length && old === undefined) return [];
  const own = { file, path: `${at}.aliases` };
  if (wanted.length === 0) return [{ do: 'remove', ...own, was: asValue(entry.aliases) }];
  if (rest.length === aliases.length && old !== undefined) {
    const was = entry.aliases === undefined ? undefined : asValue(entry.aliases);
    return [{ do: 'insert', ...own, at: aliases.length, value: old, was }];
  }
  return [{ do: 'set', ...own, value: wanted, was: asValue(entry.aliases) }];
};

const readdressed = (
  files: Files,
  route: Route,
  { path, keepOldAddress }: { path: string; keepOldAddress: boolean },
): Change[] => {
  const { at, path: old } = route;
  if (old === undefined || old === path) return [];
  const isOther = pagePath(old) !== pagePath(path);
  return [
    { do: 'set', file: routesFile, path: `${at}.path`, value: path, was: old },
    ...ofAliases(route, path, keepOldAddress && isOther ? old : undefined),
    ...readdress(files, old, path),
  ];
};

const renamedFile = (files: Files, page: string, name: string): Change[] => {
  const { index, at } = routeOf(files, page);
  const file = routesFile;
  const unmatched = groupOf(files[file]).unmatched === page;
  return [
    ...(index === -1
      ? []
      : [{ do: 'set', file, path: `${at}.page`, value: name, was: page } as const]),
    ...(unmatched ? [{ do: 'set', file, path: 'unmatched', value: name, was: page } as const] : []),
    ...mailsLeadingTo(files, page).map(
      (at) => ({ do: 'set', ...at, value: name, was: page }) as const,
    ),
    { do: 'renameFile', file: pageFile(page), to: pageFile(name) },
  ];
};

/**
 * Gives a page another address, its file another name, or both. Every link to it by the old address leads to the
 * new one, with the place on the page that it names; those by other addresses of the page still lead there.
 * `keepOldAddress` lets the old address show the page too, for links on other sites.
 */
export const renamePage = (
  files: Files,
  { page, path, name, keepOldAddress = false }: PageRequests['pages/rename'],
): Plan => {
  const file = pageFile(page);
  if (!(file in files)) return { impossible: `There is no page ${page}.` };
  const route = routeOf(files, page);
  const { path: old } = route;
  if (path !== undefined && old === undefined) {
    return {
      impossible: 'This page has no address: it is shown for addresses that there are not.',
    };
  }
  if (path !== undefined && path !== old) {
    const taken = resolveRoute(routesIn(files), path);
    if (taken.matched && taken.page !== page) {
      return { impossible: `${path} shows “${titleOf(files, pageFile(taken.page))}” already.` };
    }
    const why = whyNoAddress(path);
    if (why !== undefined) return { impossible: why };
    if (old === '/') return { impossible: 'The first page of the site has the address /.' };
  }
  const why = name === undefined || name === page ? undefined : whyNotNamed(files, pageFile(name));
  if (why !== undefined) return { impossible: why };
  const changes = [
    ...(path === undefined ? [] : readdressed(files, route, { path, keepOldAddress })),
    // Last, since other changes name the file as it is called until then.
    ...(name === undefined || name === page ? [] : renamedFile(files, page, name)),
  ];
  if (changes.length === 0) return { impossible: 'That is its address and its name already.' };
  const way = path === undefined || path === old ? `file ${name ?? page}` : `address ${path}`;
  return { step: { words: `“${titleOf(files, file)}” has the ${way}`, changes }, left: [] };
};
