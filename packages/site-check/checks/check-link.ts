import { pageFile, pageNameOf, routesFile, siteFile } from '../../../src/schema/config-files';
import type { RoutesDefinition } from '../../../src/schema/routes';
import { freeSlug, slug } from '../../../src/schema/slug';
import { resolveRoute } from '../../../src/site/resolve-route';
import { idsOfEveryPage } from '../../../src/site/shown-sections';
import { isFileLink } from '../../config-values/links';
import { oncePerValue } from '../../config-values/once-per-value';
import { groupOf, listOf, textOf } from '../../config-values/values';
import type { ErrorName } from '../../problems/catalogue/errors';
import { likelyHost } from '../../problems/nearest/addresses';
import { bareName, inQuotes, meantBy } from '../../problems/nearest/meant-by';
import { nearest } from '../../problems/nearest/nearest';
import { becomes, type Finding } from '../../problems/problem';
import { checkQuery } from './form/check-prefill';
import type { Targets } from './link-targets';

/** What is wrong with an address in another form than its schema requires; `meant` is what it is likely to be. */
export const errorOfAddress = (address: string, meant: string | undefined): ErrorName =>
  meant !== undefined && /[,;]/.test(address) && likelyHost(address) === meant
    ? 'commaInAddress'
    : 'wrongForm';

/** The same for a link; some run script, and some anybody on the way may change. */
export const errorOfLink = (to: string, meant: string | undefined): ErrorName =>
  /^\s*(?:javascript|data|vbscript|file|http):/i.test(to)
    ? 'unsafeLink'
    : errorOfAddress(to, meant);

type Place = { name: string; path: string; hidden: boolean };

/** The headings in a section that are link targets themselves. */
const headingsIn = ({ kind, parts, paragraphs }: Record<string, unknown>): string[] => {
  if (kind !== 'article' && kind !== 'prose') return [];
  const [list, key] = kind === 'article' ? [parts, 'title'] : [paragraphs, 'heading'];
  return listOf(list).flatMap((each) => textOf(groupOf(each)[key]) ?? []);
};

/** The anchors of a page's sections, and the headings in its texts. */
const placesOf = (page: unknown): Place[] => {
  const sections = listOf(groupOf(page).sections).map((entry, index) => {
    const section = groupOf(entry);
    // An anchor that is written with its # has an error of its own.
    const anchor = textOf(section.anchor)?.replace(/^#/, '');
    return { section, anchor, path: `sections[${index}]`, hidden: section.hidden === true };
  });
  const shown = sections.filter(({ hidden }) => !hidden);
  const taken = new Set([...idsOfEveryPage, ...shown.map(({ anchor }) => anchor ?? '')]);
  return sections.flatMap(({ section, anchor, path, hidden }) => [
    ...(anchor ? [{ name: anchor, path: `${path}.anchor`, hidden }] : []),
    ...headingsIn(section).map((title) => ({
      name: hidden ? slug(title) : freeSlug(title, taken),
      path,
      hidden,
    })),
  ]);
};

type Wrong = Omit<Finding, 'path'> | undefined;

/** The path that `word` probably means: misspelt, or the name of a page or of its file. */
const meantPath = (word: string, { pages }: RoutesDefinition) => {
  const paths = pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  const name = bareName(word.replace(/\/+$/, ''));
  const names = pages.map(({ page }) => page);
  const page = nearest(name, names)?.word;
  const path = nearest(`/${name}`, paths)?.word ?? pages.find((each) => each.page === page)?.path;
  return nearest(word, paths) ?? (path === undefined ? path : { word: path, certain: false });
};

const toPage = (to: string, pathname: string, routes: RoutesDefinition): Wrong => {
  const meant = meantPath(pathname, routes);
  const suggestion = meant && inQuotes(meant.word + to.slice(pathname.length));
  return {
    error: 'noSuchPage',
    allowed: routes.pages.map(({ path }) => inQuotes(path)).join(', '),
    ...becomes(suggestion, meant?.certain),
    see: { file: routesFile, path: 'pages' },
  };
};

const spellingsOf = oncePerValue(
  (files: readonly string[]) => new Set(files.flatMap((file) => [file, encodeURI(file)])),
);

const toFile = (pathname: string, files: readonly string[]): Wrong => {
  if (spellingsOf(files).has(pathname)) return undefined;
  const allowed = files.map(inQuotes).join(', ') || 'there are no files yet';
  return { error: 'noSuchFile', ...meantBy(pathname, files), allowed };
};

type OnPage = { page: string; places: Place[]; before: string };

/** A place that the page does not have, or does not show. `before` is the text before the #. */
const toPlace = (anchor: string, { page, places, before }: OnPage): Wrong => {
  const shown = places.filter(({ hidden }) => !hidden).map(({ name }) => name);
  if (shown.includes(anchor) || idsOfEveryPage.includes(anchor)) return undefined;
  const written = (name: string) => inQuotes(`${before}#${name}`);
  const hiddenPlace = places.find(({ name }) => name === anchor);
  return {
    error: hiddenPlace ? 'hiddenPlace' : 'noSuchPlace',
    ...(anchor === '' ? becomes(inQuotes(before)) : meantBy(anchor, shown, written)),
    allowed: shown.map(written).join(', ') || 'that page shows no anchors',
    see: { file: pageFile(page), path: hiddenPlace?.path ?? 'sections' },
  };
};

/** A place on the current page, in what stands on every page. */
const onEveryPage = (anchor: string, { routes, pageOf }: Targets): Wrong => {
  if (idsOfEveryPage.includes(anchor)) return undefined;
  const links = (routes?.pages ?? []).flatMap(({ page, path }) =>
    placesOf(pageOf(page)).flatMap(({ name, hidden }) => (hidden ? [] : `${path}#${name}`)),
  );
  const allowed = links.map(inQuotes).join(', ') || 'no page has anchors';
  const meant = links.find((link) => link.endsWith(`#${anchor}`));
  return { error: 'placeOnEveryPage', allowed, ...becomes(meant && inQuotes(meant)) };
};

/** What `checkLink` finds. */
export const linkErrors: readonly ErrorName[] = [
  'noSuchPage',
  'noSuchAddress',
  'noSuchFile',
  'noSuchPlace',
  'hiddenPlace',
  'placeOnEveryPage',
  'noSuchPrefill',
  'prefillNotHeld',
];

/** What is wrong with a link of `file`; links that their schema rejects are reported there. */
export const checkLink = (to: string, file: string, targets: Targets): Wrong => {
  const { routes, addresses, pageOf } = targets;
  if (to.startsWith('link:')) {
    if (!addresses || addresses.includes(to)) return undefined;
    const allowed = addresses.map(inQuotes).join(', ') || 'there are no links yet';
    const see = { file: siteFile, path: 'links' };
    return { error: 'noSuchAddress', ...meantBy(to, addresses), allowed, see };
  }
  if (to.startsWith('#')) {
    const page = pageNameOf(file);
    if (page === undefined) return onEveryPage(to.slice(1), targets);
    return toPlace(to.slice(1), { page, places: placesOf(pageOf(page)), before: '' });
  }
  if (!/^\/(?!\/)/.test(to)) return undefined;
  const [pathname = ''] = to.split(/[?#]/, 1);
  if (isFileLink(pathname)) return targets.files && toFile(pathname, targets.files);
  if (!routes) return undefined;
  const { matched, page } = resolveRoute(routes, pathname);
  // That no page has this path is reported in the routes.
  if (!matched && pathname === '/') return undefined;
  if (!matched) {
    const inMain = targets.main && checkLink(to, file, targets.main);
    if (targets.main && inMain?.error !== 'noSuchPage') return inMain;
    return inMain?.suggestion ? inMain : toPage(to, pathname, routes);
  }
  const query = checkQuery(to, targets.formsOn(page));
  if (query) return query;
  const hash = to.indexOf('#');
  const target = pageOf(page);
  if (hash === -1 || target === undefined) return undefined;
  return toPlace(to.slice(hash + 1), { page, places: placesOf(target), before: to.slice(0, hash) });
};
