import { isPageFile, namesIn, pageFile } from '../../../src/schema/config-files';
import { dayIn } from '../../../src/schema/days';
import { inOneLine } from '../../../src/schema/short-line';
import type { Change, Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { parentOf, valueAt } from '../../../src/schema/values/paths';
import { mapShownTexts } from '../../../src/schema/values/shown-texts';
import { pageSchema } from '../../../src/sections/page-schema';
import { resolveRoute } from '../../../src/site/resolve-route';
import { pageSource, readLiteral } from '../../config-files';
import { firstFree, nameFrom, namesFor } from '../../config-values/names';
import { wantedLanguage } from '../../config-values/site-in-language';
import { groupOf, listOf, textOf, walk } from '../../config-values/values';
import type { WantedLanguage } from '../../config-values/wanted-language';
import type { MenuPlace, PageRequests, PageTemplate } from '../../edit-protocol/changes-protocol';
import { timeZoneOf } from '../../resolved-site/resolve-config';
import { takenBy } from './address-in-language';
import { asValue, type Plan, titleOf, whyNoAddress, whyNotNamed } from './plan';
import { type Files, routesFile, routesIn, siteFile } from './uses';

/** A menu as visitors know it: where it stands, and the words above it. */
const menuName = (site: unknown, path: string): string => {
  const side = path.startsWith('header') ? 'Menu at the top' : 'Menu at the foot';
  const { label, title = label } = groupOf(valueAt(site, parentOf(path)));
  // Of a site in several languages, those of its main one.
  const words: unknown = isGroup(title) ? Object.values(title)[0] : title;
  return typeof words === 'string' ? `${side}, below “${words}”` : side;
};

/** The lists of config/site.ts that take a link to a page, in words. */
export const menuPlaces = (files: Files): { path: string; place: string; length: number }[] =>
  walk(files[siteFile]).flatMap(({ path, value }) =>
    Array.isArray(value) && /^(?:header|footer)\.(?:.*\.)?links$/.test(path)
      ? [{ path, place: menuName(files[siteFile], path), length: value.length }]
      : [],
  );

/** What makes a page a post of today where the business is, and what it says first. */
const firstPost = (site: unknown) => ({
  post: { date: dayIn(timeZoneOf(site), new Date()), author: textOf(groupOf(site).name) ?? '–' },
  text: {
    kind: 'prose',
    title: 'What is new',
    paragraphs: ['Write here what has happened, and what it means for those who visit you.'],
  },
});

/** The first lines of a page, as `npm run new -- page` writes them. */
const firstValue = (
  words: { words: string; title: string; contact: string },
  { template, site }: { template: PageTemplate; site: unknown },
): Value => {
  const hasTrail = groupOf(site).breadcrumbs !== undefined;
  const page = groupOf(readLiteral(pageSource({ ...words, hasTrail })).value);
  if (template === 'full') return asValue(page);
  const opening = listOf(page.sections).slice(0, 1);
  if (template === 'opening') return asValue({ ...page, sections: opening });
  const { post, text } = firstPost(site);
  return asValue({ ...page, post, sections: [...opening, text] });
};

const intoMenu = (files: Files, { path, at }: MenuPlace, link: Value): Change | undefined => {
  const list = valueAt(files[siteFile], path);
  if (!Array.isArray(list) || !menuPlaces(files).some((each) => each.path === path))
    return undefined;
  const index = Math.max(0, Math.min(at ?? list.length, list.length));
  return { do: 'insert', file: siteFile, path, at: index, value: link, was: asValue(list) };
};

type OwnWords = NonNullable<PageRequests['pages/add']['others']>;

/** What the new page is called, and where it stands, in the languages of the site that have it beside the main one. */
const inLanguages = (others: OwnWords, { languages }: WantedLanguage) => {
  const [main, ...rest] = languages;
  const known = rest.flatMap((language) => {
    const own = others.find((each) => each.language === language.key);
    return own ? [{ language, title: inOneLine(own.title), path: own.path }] : [];
  });
  const key = main?.key ?? '';
  const inLanguages = (text: string, own: Record<string, string> = {}): Value =>
    known.length === 0 ? text : { [key]: text, ...own };
  const titles = Object.fromEntries(known.map(({ language, title }) => [language.key, title]));
  return {
    known,
    titled: (title: string) => inLanguages(title, titles),
    /** Its first words are the main language's, to be written in the others: only its title is there in each. */
    page: (page: Value, title: string): Value => {
      const shown = mapShownTexts(pageSchema, page, (text) =>
        inLanguages(text, text === title ? titles : {}),
      );
      const { title: ofTab, description } = groupOf(page);
      const head = [textOf(ofTab) ?? title, textOf(description) ?? ''] as const;
      return asValue({
        ...groupOf(shown),
        title: inLanguages(head[0], titles),
        description: inLanguages(head[1]),
      });
    },
    route: (page: string, path: string): Value => ({
      page,
      path: known.every((each) => each.path === path)
        ? path
        : inLanguages(
            path,
            Object.fromEntries(known.map((each) => [each.language.key, each.path])),
          ),
      ...(known.length < rest.length && {
        languages: [key, ...known.map(({ language }) => language.key)],
      }),
    }),
  };
};

/** Of a site in one language. */
const inOne: ReturnType<typeof inLanguages> = {
  known: [],
  titled: (title) => title,
  page: (page) => page,
  route: (page, path) => ({ page, path }),
};

/**
 * A page with a title, an address and, if wanted, an entry in a menu. `others` are the other languages of the site that
 * have it; `written` is config as it is written in all of them.
 */
export const addPage = (
  files: Files,
  { title, path: wanted, menu, template = 'full', others }: PageRequests['pages/add'],
  written = files,
): Plan => {
  const words = inOneLine(title);
  if (words === '') return { impossible: 'A page needs a title.' };
  const known = namesIn('pages', Object.keys(files));
  const name = nameFrom(words, { taken: known, instead: 'page' });
  const routes = routesIn(files);
  const path = wanted ?? namesFor(name).path;
  const taken = resolveRoute(routes, path);
  if (taken.matched) {
    return { impossible: `${path} shows “${titleOf(files, pageFile(taken.page))}” already.` };
  }
  const why = whyNotNamed(files, pageFile(name)) ?? whyNoAddress(path);
  if (why !== undefined) return { impossible: why };
  const ofSite = wantedLanguage(written[siteFile]);
  const own = ofSite && others ? inLanguages(others, ofSite) : inOne;
  for (const each of own.known) {
    if (each.title === '') return { impossible: 'A page needs a title in each of its languages.' };
    const by = ofSite && takenBy(written, each.path, { ...ofSite, language: each.language });
    if (by) return { impossible: by.words };
    const why = whyNoAddress(each.path);
    if (why !== undefined) return { impossible: why };
  }
  const pages = listOf(groupOf(files[routesFile]).pages);
  const titles = Object.entries(files).flatMap(([file, page]) =>
    isPageFile(file) ? (textOf(groupOf(page).title) ?? []) : [],
  );
  const contact = routes.pages.find((known) => known.page === 'contact')?.path ?? '/';
  const unique = firstFree(words, { taken: titles, separator: ' ' });
  const entry = menu && intoMenu(files, menu, { label: own.titled(words), to: path });
  if (menu && !entry) return { impossible: 'There is no such menu.' };
  const first = firstValue({ words, title: unique, contact }, { template, site: files[siteFile] });
  const changes: Change[] = [
    { do: 'create', file: pageFile(name), value: own.page(first, words) },
    {
      do: 'insert',
      file: routesFile,
      path: 'pages',
      at: pages.length,
      value: own.route(name, path),
      was: asValue(pages),
    },
    ...(entry ? [entry] : []),
  ];
  return { step: { words: `New page “${words}”`, changes }, left: [] };
};
