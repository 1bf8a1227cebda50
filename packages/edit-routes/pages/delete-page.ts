import { pageFile } from '../../../src/schema/config-files';
import type { Change } from '../../../src/schema/values/change';
import { parentOf, valueAt } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import { applyToFiles } from '../../config-values/apply-to-value';
import { groupOf, listOf } from '../../config-values/values';
import type { PageRequests, Use } from '../../edit-protocol/changes-protocol';
import { whyOnlyPage } from './languages-of-page';
import { asValue, type Plan, titleOf } from './plan';
import { routeOf } from './rename-page';
import { type Files, linksTo, mailsLeadingTo, redirectLinks, routesFile, siteFile } from './uses';

/** The entry of a menu whose address stands at this place; undefined for other links. */
const menuEntryOf = ({ file, path }: Use): string | undefined => {
  const entry = /^(.*\.links\[\d+\])\.to$/.exec(path)?.[1];
  return file === siteFile ? entry : undefined;
};

const indexOf = (path: string) => Number(/\[(\d+)\]$/.exec(path)?.[1] ?? 0);

/** Takes entries out of the menus, the last ones first: the places of the others stay. */
const withoutEntries = (files: Files, entries: readonly string[]): Change[] =>
  entries
    .toSorted((one, other) => indexOf(other) - indexOf(one))
    .map((path) => ({
      do: 'remove',
      file: siteFile,
      path,
      was: asValue(valueAt(files[siteFile], path)),
    }));

/** An empty submenu or column is taken out as a whole. */
const emptied = (files: Files, entries: readonly string[]): string[] => {
  const lists = [...new Set(entries.map(parentOf))];
  const isEmptied = (list: string) => {
    const length = listOf(valueAt(files[siteFile], list)).length;
    const isInList = /\]\.links$/.test(list);
    return isInList && entries.filter((entry) => parentOf(entry) === list).length === length;
  };
  const whole = lists.filter(isEmptied);
  return [
    ...entries.filter((entry) => !whole.includes(parentOf(entry))),
    ...whole.map((list) => list.replace(/\.links$/, '')),
  ];
};

/** Links of the page to itself go with it. */
const fromElsewhere = (links: readonly Use[], page: string) =>
  links.filter(({ file }) => file !== pageFile(page));

const whyNot = (files: Files, page: string): string | undefined => {
  if (!(pageFile(page) in files)) return `There is no page ${page}.`;
  if (groupOf(files[routesFile]).unmatched === page) {
    return 'This page is shown for all addresses that there are not: choose another one for that first (unmatched in config/routes.ts).';
  }
  if (mailsLeadingTo(files, page).length > 0) {
    return 'A mail of a form leads to this page: choose another one for that first (optIn in config/notifications.ts).';
  }
  if (routeOf(files, page).path === '/') return 'A site needs a first page, at the address /.';
  return whyOnlyPage(files, page);
};

/**
 * Frees a page of what leads to it: entries of menus are taken out, other links lead to `instead`, or are left. `isMeant`
 * chooses among them.
 */
export const freedOfLinks = (
  files: Files,
  { page, instead, menus = 'remove' }: PageRequests['pages/delete'],
  isMeant: (place: Place) => boolean = () => true,
): { changes: Change[]; left: Use[] } => {
  const links = fromElsewhere(linksTo(files, page), page);
  const entries = menus === 'remove' ? links.flatMap((link) => menuEntryOf(link) ?? []) : [];
  const meant = entries.filter((path) => isMeant({ file: siteFile, path }));
  const taken = withoutEntries(files, emptied(files, meant));
  // The places of what is left are those after the menus' entries are gone.
  const rest = taken.reduce(applyToFiles, files);
  if (instead === undefined) {
    const left = fromElsewhere(linksTo(rest, page), page);
    return { changes: taken, left: left.filter(isMeant) };
  }
  const redirected = redirectLinks(rest, page, instead);
  const others = redirected.filter((link) => link.file !== pageFile(page) && isMeant(link));
  return { changes: [...taken, ...others], left: [] };
};

/**
 * Deletes a page and its address. Entries of menus that lead to it are taken out. Other links lead to `instead`;
 * without it they are listed in `left`, and the check refuses the step until they lead elsewhere.
 */
export const deletePage = (files: Files, request: PageRequests['pages/delete']): Plan => {
  const { page } = request;
  const why = whyNot(files, page);
  if (why !== undefined) return { impossible: why };
  const freed = freedOfLinks(files, request);
  const { index, at, entry } = routeOf(files, page);
  const changes: Change[] = [
    ...freed.changes,
    ...(index === -1
      ? []
      : [{ do: 'remove', file: routesFile, path: at, was: asValue(entry) } as const]),
    { do: 'delete', file: pageFile(page) },
  ];
  const words = `Deleted the page “${titleOf(files, pageFile(page))}”`;
  return { step: { words, changes }, left: freed.left };
};
