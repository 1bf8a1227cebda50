import {
  collectionNameOf,
  formFile,
  formNameOf,
  namesIn,
  pageFile,
  pageNameOf,
  routesFile,
  siteFile,
} from '../../../src/schema/config-files';
import type { RoutesDefinition } from '../../../src/schema/routes';
import { isGroup } from '../../../src/schema/values/group';
import { labelsIn, placesIn, textsIn } from '../../../src/schema/values/places-in';
import type { Place } from '../../../src/schema/values/written-place';
import { resolveRoute } from '../../../src/site/resolve-route';
import { capital } from '../../config-values/names';
import { linkedAddress, type PageLanguage, type ShownRoute } from '../../edit-protocol/languages';
import type { EditState } from '../../edit-protocol/protocol';

/** Pages and forms as the editor lists them, and which page shows a place of config. */

type Files = EditState['files'];

export type SitePage = {
  /** The name of its file. */
  page: string;
  /** What menus call it, since visitors and editors know it by that; else its title. */
  title: string;
  /** Undefined for a page that is only shown for unknown addresses. */
  path: string | undefined;
  /** The address by which links lead to it, in the main language of the site. */
  linkedAs: string | undefined;
  isInMenu: boolean;
};

export type SiteForm = { form: string; title: string };

export type SiteCollection = { collection: string; title: string; entries: number };

const titleIn = (files: Files, file: string): string | undefined => {
  const value = files[file];
  return isGroup(value) && typeof value.title === 'string' && value.title.trim() !== ''
    ? value.title
    : undefined;
};

/** What config/routes.ts says, as far as it can be read. */
export const routesOf = (files: Files): RoutesDefinition => {
  const routes = files[routesFile];
  const { pages, unmatched } = isGroup(routes) ? routes : {};
  return {
    pages: (Array.isArray(pages) ? pages : []).filter(
      (each: unknown): each is RoutesDefinition['pages'][number] =>
        isGroup(each) && typeof each.page === 'string' && typeof each.path === 'string',
    ),
    unmatched: typeof unmatched === 'string' ? unmatched : '',
  };
};

/** The page that is shown at an address, as course/german where a template makes it; undefined where that is none of this site's. */
export const pageAt = (files: Files, address: string): string | undefined => {
  const [path = ''] = address.split(/[?#]/, 1);
  if (!/^\/(?!\/)/.test(path)) return undefined;
  const { matched, page } = resolveRoute(routesOf(files), path);
  return matched ? page : undefined;
};

/** All pages: those with an address in the order of config/routes.ts, then the others. */
export const pagesOf = (files: Files): SitePage[] => {
  const { pages } = routesOf(files);
  const names = namesIn('pages', Object.keys(files));
  const site = files[siteFile];
  const { header, footer } = isGroup(site) ? site : {};
  const inMenus = new Set(textsIn([header, footer]).map((text) => pageAt(files, text)));
  const named = labelsIn([header, footer]).filter(({ to }) => to?.includes('#') === false);
  const nameOf = (page: string) => named.find(({ to = '' }) => pageAt(files, to) === page)?.label;
  const inOrder = [...new Set([...pages.map(({ page }) => page), ...names])];
  return inOrder
    .filter((page) => names.includes(page))
    .map((page) => {
      const route: ShownRoute | undefined = pages.find((each) => each.page === page);
      return {
        page,
        title: nameOf(page) ?? titleIn(files, pageFile(page)) ?? page,
        path: route?.path,
        linkedAs: route && linkedAddress(route),
        isInMenu: inMenus.has(page),
      };
    });
};

export const formsOf = (files: Files): SiteForm[] =>
  namesIn('forms', Object.keys(files)).map((form) => ({
    form,
    title: titleIn(files, formFile(form)) ?? form,
  }));

export const collectionsOf = (files: Files): SiteCollection[] =>
  Object.entries(files).flatMap(([file, value]) => {
    const collection = collectionNameOf(file);
    if (collection === undefined || !isGroup(value)) return [];
    const entries = Array.isArray(value.entries) ? value.entries.length : 0;
    const words = collection.replaceAll(/[-_]/g, ' ');
    return [{ collection, title: capital(words), entries }];
  });

const pagesWithForm = (files: Files, form: string) =>
  namesIn('pages', Object.keys(files)).filter((page) =>
    [...placesIn({ value: files[pageFile(page)] })].some(
      ({ value }) => isGroup(value) && value.form === form,
    ),
  );

/**
 * The address of the page that shows a place of config: of its own page, or of one that shows the form. What stands
 * on all pages is shown on this one (undefined).
 */
export const addressOf = (files: Files, { file }: Pick<Place, 'file'>): string | undefined => {
  const [page, form] = [pageNameOf(file), formNameOf(file)];
  const shown = form === undefined ? [page] : pagesWithForm(files, form);
  const { pages } = routesOf(files);
  return pages.find(({ page }) => shown.includes(page))?.path;
};

/** An address of a language as config says it: /Kontakt of /de/Kontakt. */
export const withoutPrefix = (address: string, prefix: string): string =>
  prefix !== '' && `${address}/`.startsWith(`${prefix}/`)
    ? address.slice(prefix.length) || '/'
    : address;

/** In words which languages of the site have a page; undefined where all of them do. */
export const languagesInWords = (
  page: string,
  { all, having }: Pick<PageLanguage, 'all' | 'having'>,
): string | undefined => {
  const lacking = all.filter(({ key }) => having[page]?.includes(key) === false);
  const [first, ...others] = all.filter((each) => !lacking.includes(each));
  if (lacking.length === 0) return undefined;
  return first && others.length === 0
    ? `in ${first.name} alone`
    : `not in ${lacking.map(({ name }) => name).join(', ')}`;
};

/** An address for a page with this title: /About-cats for About cats. Empty where the title has no letter for it. */
export const addressFor = (title: string): string => {
  const words = title
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '')
    .slice(0, 40)
    .replace(/-$/, '');
  return words === '' ? '' : `/${capital(words)}`;
};
