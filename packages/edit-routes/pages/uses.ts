import { notificationsFile, routesFile, siteFile } from '../../../src/schema/config-files';
import { pagePath } from '../../../src/schema/normal-path';
import type { RoutesDefinition } from '../../../src/schema/routes';
import type { Change, Value } from '../../../src/schema/values/change';
import { valueAt } from '../../../src/schema/values/paths';
import { resolveRoute } from '../../../src/site/resolve-route';
import { humanPlace } from '../../config-values/human-place';
import { isFileLink, isFormAt, isLinkAt, linksWithWords } from '../../config-values/links';
import { readableRoutes } from '../../config-values/readable-routes';
import { marksIn } from '../../config-values/schema-at';
import { groupOf, listOf, textOf, walk } from '../../config-values/values';
import type { Use } from '../../edit-protocol/changes-protocol';

/** Each file's value, by its path from the site's folder, as the editor's state has them. */
export type Files = Readonly<Record<string, Value>>;

export { routesFile, siteFile };

export const routesIn = (files: Files): RoutesDefinition => ({
  ...readableRoutes(files[routesFile]),
  unmatched: textOf(groupOf(files[routesFile]).unmatched) ?? '',
});

/** The path of an address of this site, without what follows ? or #; undefined for others, and for files. */
const pathnameOf = (address: string): string | undefined => {
  const [pathname = ''] = address.split(/[?#]/, 1);
  return /^\/(?!\/)/.test(address) && !isFileLink(pathname) ? pathname : undefined;
};

/** A text of config with the addresses in it: its own, or those in its marks. */
type Linking = Use & { addresses: string[]; isMarked: boolean };

const useAt = (files: Files, file: string, path: string): Use => ({
  file,
  path,
  place: humanPlace(file, path, files[file]),
  text: textOf(valueAt(files[file], path)) ?? '',
});

/** All texts of config that lead somewhere. */
const linking = (files: Files): Linking[] =>
  Object.entries(files).flatMap(([file, config]) => {
    const mayHaveMarks = marksIn(file);
    return walk(config).flatMap(({ path, value }): Linking[] => {
      if (typeof value !== 'string') return [];
      const use = useAt(files, file, path);
      if (isLinkAt(path)) return [{ ...use, addresses: [value], isMarked: false }];
      const addresses = linksWithWords(value).map(({ to }) => to);
      if (addresses.length === 0 || mayHaveMarks(config, path) !== true) return [];
      return [{ ...use, addresses, isMarked: true }];
    });
  });

type LeadsThere = (pathname: string) => boolean;

const withUse = ({ file, path, place, text }: Linking): Use => ({ file, path, place, text });

const usesOf = (files: Files, leadsThere: LeadsThere): Use[] =>
  linking(files)
    .filter(({ addresses }) => addresses.some((each) => leadsThere(pathnameOf(each) ?? '')))
    .map(withUse);

const leadsTo =
  (files: Files, page: string): LeadsThere =>
  (pathname) => {
    if (pathname === '') return false;
    const { matched, page: shown } = resolveRoute(routesIn(files), pathname);
    return matched && shown === page;
  };

/** All places that lead to a page, by its address or another one that shows it. */
export const linksTo = (files: Files, page: string): Use[] => usesOf(files, leadsTo(files, page));

type SetChange = Extract<Change, { do: 'set' }>;

/**
 * The changes by which all links for which `leadsThere` lead to `to` instead. What follows ? or # stays, unless
 * `to` is another page, which has no such places.
 */
const retarget = (
  files: Files,
  leadsThere: LeadsThere,
  { to, keepsPlace }: { to: string; keepsPlace: boolean },
): SetChange[] =>
  linking(files).flatMap(({ file, path, text, addresses, isMarked }): SetChange[] => {
    const next = addresses.reduce((changed, address) => {
      const pathname = pathnameOf(address);
      if (pathname === undefined || !leadsThere(pathname)) return changed;
      const by = to + (keepsPlace ? address.slice(pathname.length) : '');
      return isMarked ? changed.replaceAll(`](${address})`, () => `](${by})`) : by;
    }, text);
    return next === text ? [] : [{ do: 'set', file, path, value: next, was: text }];
  });

/** Links by one address of a page lead to another address of it. */
export const readdress = (files: Files, from: string, to: string): SetChange[] =>
  retarget(files, (pathname) => pagePath(pathname) === pagePath(from), { to, keepsPlace: true });

export const redirectLinks = (files: Files, page: string, to: string): SetChange[] =>
  retarget(files, leadsTo(files, page), { to, keepsPlace: false });

/** All places that show a form, or send mails for it. */
export const usesOfForm = (files: Files, form: string): Use[] =>
  Object.entries(files).flatMap(([file, config]) =>
    walk(config)
      .filter(({ path, value }) => value === form && isFormAt(path))
      .map(({ path }) => useAt(files, file, path)),
  );

/** Where the mails of forms lead to a page, by which what was sent is confirmed. */
export const mailsLeadingTo = (files: Files, page: string) =>
  listOf(groupOf(files[notificationsFile]).forms).flatMap((entry, index) =>
    groupOf(groupOf(groupOf(entry).confirmation).optIn).page === page
      ? [{ file: notificationsFile, path: `forms[${index}].confirmation.optIn.page` }]
      : [],
  );

export const mailsFor = (files: Files, form: string) => {
  const entries = listOf(groupOf(files[notificationsFile]).forms);
  return { file: notificationsFile, entries, indexes: indexesOf(entries, form) };
};

const indexesOf = (entries: unknown[], form: string) =>
  entries.flatMap((entry, index) => (groupOf(entry).form === form ? [index] : []));
