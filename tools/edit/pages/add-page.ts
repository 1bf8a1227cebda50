import type { MenuPlace, PageRequests, PageTemplate } from '../../../src/editor/changes-protocol';
import type { Change, Value } from '../../../src/editor/protocol';
import { resolveRoute } from '../../../src/site/resolve-route';
import { humanPlace } from '../../check/report/human-place';
import { readLiteral } from '../../config-reader/read-literal';
import { groupOf, listOf, textOf, valueAt, walk } from '../../config-reader/values';
import { kebab } from '../../nearest/letters';
import { firstFree, namesFor } from '../../new/names';
import { pageSource } from '../../new/plan-page';
import { asValue, pageFile, type Plan, titleOf, whyNotNamed } from './plan';
import { type Files, routesFile, routesIn, siteFile } from './uses';

/** The lists of config/site.ts that take a link to a page, in words. */
export const menuPlaces = (files: Files): { path: string; place: string; length: number }[] =>
  walk(files[siteFile]).flatMap(({ path, value }) =>
    Array.isArray(value) && /^(?:header|footer)\.(?:.*\.)?links$/.test(path)
      ? [{ path, place: humanPlace(siteFile, path, files[siteFile]), length: value.length }]
      : [],
  );

/** The first lines of a page, as `npm run new -- page` writes them. */
const firstValue = (
  words: { words: string; title: string; contact: string },
  template: PageTemplate,
): Value => {
  const page = groupOf(readLiteral(pageSource(words)).value);
  return asValue(
    template === 'full' ? page : { ...page, sections: listOf(page.sections).slice(0, 1) },
  );
};

/** A name for the file: the title’s, or the first free one after it. */
const nameFor = (files: Files, title: string) => {
  const name = kebab(title)
    .replace(/^[-0-9]+/, '')
    .slice(0, 30)
    .replace(/-$/, '');
  const taken = Object.keys(files).map((file) => file.replace(/^config\/pages\/|\.ts$/g, ''));
  // The server's own name for the first page, and a word of the language.
  const reserved = ['index', 'constructor'];
  return firstFree(name || 'page', { taken: [...taken, ...reserved], separator: '-' });
};

const intoMenu = (files: Files, { path, at }: MenuPlace, link: Value): Change | undefined => {
  const list = valueAt(files[siteFile], path);
  if (!Array.isArray(list) || !menuPlaces(files).some((each) => each.path === path))
    return undefined;
  const index = Math.max(0, Math.min(at ?? list.length, list.length));
  return { do: 'insert', file: siteFile, path, at: index, value: link, was: asValue(list) };
};

/** A page with a title, an address and, if wanted, an entry in a menu. */
export const addPage = (
  files: Files,
  { title, path: wanted, menu, template = 'full' }: PageRequests['pages/add'],
): Plan => {
  const words = title.replaceAll(/\s+/g, ' ').trim();
  if (words === '') return { impossible: 'A page needs a title.' };
  const name = nameFor(files, words);
  const why = whyNotNamed(files, pageFile(name));
  if (why !== undefined) return { impossible: why };
  const routes = routesIn(files);
  const path = wanted ?? namesFor(name).path;
  const taken = resolveRoute(routes, path);
  if (taken.matched) {
    return { impossible: `${path} shows “${titleOf(files, pageFile(taken.page))}” already.` };
  }
  const pages = listOf(groupOf(files[routesFile]).pages);
  const titles = Object.entries(files).flatMap(([file, page]) =>
    file.startsWith('config/pages/') ? (textOf(groupOf(page).title) ?? []) : [],
  );
  const contact = routes.pages.find((known) => known.page === 'contact')?.path ?? '/';
  const unique = firstFree(words, { taken: titles, separator: ' ' });
  const entry = menu && intoMenu(files, menu, { label: words, to: path });
  if (menu && !entry) return { impossible: 'There is no such menu.' };
  const changes: Change[] = [
    {
      do: 'create',
      file: pageFile(name),
      value: firstValue({ words, title: unique, contact }, template),
    },
    {
      do: 'insert',
      file: routesFile,
      path: 'pages',
      at: pages.length,
      value: { page: name, path },
      was: asValue(pages),
    },
    ...(entry ? [entry] : []),
  ];
  return { step: { words: `New page “${words}”`, changes }, left: [] };
};
