import { routesFile, siteFile } from '../../src/schema/config-files';
import { floatingLink } from '../../src/schema/layout';
import { isGroup } from '../../src/schema/values/group';
import { joinPath } from '../../src/schema/values/paths';
import { resolveRoute } from '../../src/site/resolve-route';
import { fileInLanguage } from '../config-values/site-in-language';
import type { Values } from '../config-values/values';
import { inMain, type WantedLanguage } from '../config-values/wanted-language';
import { isRoutes } from './links-in-language';
import { lackedPages, type UnreadPlace } from './not-in-language';

/** The keys of a link. What has others beside them is more than that: a card, or a way to reach the firm. */
const linkKeys = Object.keys(floatingLink.fields);

/** The keys of a heading above links: of a menu, and of a column. */
const headingKeys = ['label', 'title'];

/** Where words stand, and whether all that stands there are links that lead elsewhere. */
type Words = { paths: string[]; areAll: boolean };

const wordsAt = (value: unknown, path: string, isElsewhere: (to: string) => boolean): Words => {
  const within = (key: string | number, inner: unknown) =>
    wordsAt(inner, joinPath(path, key), isElsewhere);
  if (Array.isArray(value)) {
    const found = value.map((each: unknown, index) => within(index, each));
    return {
      paths: found.flatMap((each) => each.paths),
      areAll: found.length > 0 && found.every((each) => each.areAll),
    };
  }
  if (!isGroup(value)) return { paths: [], areAll: false };
  const { to, links, ...others } = value;
  const keys = Object.keys(value);
  if (typeof to === 'string' && isElsewhere(to) && keys.every((key) => linkKeys.includes(key))) {
    return { paths: [joinPath(path, 'label')], areAll: true };
  }
  const ofLinks = within('links', links);
  const heading = ofLinks.areAll ? headingKeys.filter((key) => keys.includes(key)) : [];
  const found = Object.entries({ ...others, ...(isGroup(to) && { to }) });
  return {
    paths: [
      ...heading.map((key) => joinPath(path, key)),
      ...ofLinks.paths,
      ...found.flatMap(([key, inner]) => within(key, inner).paths),
    ],
    areAll: ofLinks.areAll && Object.keys(others).every((key) => headingKeys.includes(key)),
  };
};

/** Where links are a list of pages: of config/site.ts the menu, the footer and the buttons in the corner; of a page its trail. */
const inFrame = /^(?:header|footer|floating)\./;
const inTrail = /\.breadcrumb\[/;

/**
 * The words of links, in lists of pages, that lead to pages which a language does not have, and the headings above
 * nothing but such links, by config as it is written. They are in the main language, as these pages are, where the
 * language has none of its own.
 */
export const wordsOfLinksElsewhere = (values: Values, wanted: WantedLanguage): UnreadPlace[] => {
  const lacked = lackedPages(values, wanted).map(({ name }) => name);
  const known = fileInLanguage(routesFile, values.get(routesFile), inMain(wanted)).value;
  if (lacked.length === 0 || !isRoutes(known)) return [];
  const isElsewhere = (to: string) => {
    if (!/^\/(?!\/)/.test(to)) return false;
    const { page, matched } = resolveRoute(known, to.split(/[?#]/, 1)[0] ?? '');
    return matched && lacked.includes(page.split('/')[0] ?? '');
  };
  return [...values].flatMap(([file, value]) =>
    file === routesFile
      ? []
      : wordsAt(value, '', isElsewhere)
          .paths.filter((path) => (file === siteFile ? inFrame : inTrail).test(path))
          .map((path) => ({ file, path })),
  );
};
