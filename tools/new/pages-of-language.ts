import {
  appendEntry,
  type ConfigSources,
  readLiteral,
  writtenEntry,
} from '../../packages/config-files';
import { groupOf, listOf, textOf } from '../../packages/config-values/values';
import { meantBy } from '../../packages/problems/nearest/meant-by';
import { notificationsFile, routesFile, siteFile } from '../../src/schema/config-files';
import type { RoutesDefinition } from '../../src/schema/routes';
import { configValues } from './written-in-languages';

/** A language more, for some pages only. */
export type PagesOfLanguage = {
  pages: readonly string[];
  /** The key of the new language. */
  own: string;
  /** The keys of those that the site has. */
  others: readonly string[];
};

/** As the key of what is shown only in these languages. */
const languagesList = (keys: readonly string[]) =>
  `languages: [${keys.map((key) => `'${key}'`).join(', ')}]`;

const assertAreKnown = (pages: readonly string[], known: readonly string[], own: string) => {
  const unknown = pages.find((page) => !known.includes(page));
  if (unknown === undefined) return;
  const { allowed = '', suggestion } = meantBy(unknown, known, (page) => page);
  throw new Error(
    `“${unknown}” is no page of ${routesFile}. Allowed: ${allowed}. Nothing was written.\nFor example: npm run new -- language ${own} --page ${suggestion ?? known[0] ?? 'home'}`,
  );
};

/**
 * config/routes.ts of a site that is in order, in which a new language has these pages only. A page that says its
 * languages already keeps them, and gets the new one if it is asked for.
 */
export const withPagesOfLanguage = (
  config: ConfigSources,
  { pages, own, others }: PagesOfLanguage,
): string => {
  const source = config[routesFile] ?? '';
  const routes = configValues<RoutesDefinition>(config, routesFile).get(routesFile);
  if (!routes) throw new Error(`A language of some pages needs ${routesFile}.`);
  const known = [...new Set(routes.pages.map(({ page }) => page))];
  assertAreKnown(pages, known, own);
  const list = languagesList(others);
  return routes.pages.reduce((text, route, index) => {
    const path = `pages[${index}]`;
    // Every language has the page for unknown addresses.
    const isRequested = pages.includes(route.page) || route.page === routes.unmatched;
    const isSaid = writtenEntry(source, ['pages', String(index), 'languages']) !== undefined;
    if (isSaid && isRequested) {
      return appendEntry(text, { file: routesFile, path: `${path}.languages` }, `'${own}'`);
    }
    return isSaid || isRequested ? text : appendEntry(text, { file: routesFile, path }, list);
  }, source);
};

/** The page that the mail of the newsletter of the footer leads to, for subscribers to confirm that they meant it. */
const pageToConfirm = (config: ConfigSources): string | undefined => {
  const valueOf = (file: string) => groupOf(readLiteral(config[file] ?? '').value);
  const { form } = groupOf(groupOf(valueOf(siteFile).footer).newsletter);
  const mail = listOf(valueOf(notificationsFile).forms)
    .map(groupOf)
    .find((each) => textOf(form) !== undefined && each.form === form);
  return textOf(groupOf(groupOf(mail?.confirmation).optIn).page);
};

/**
 * config/site.ts of a site in which a new language has some pages only: without the newsletter, where subscribers would
 * be sent to a page that it does not have.
 */
export const withoutNewsletter = (
  config: ConfigSources,
  source: string,
  { pages, others }: PagesOfLanguage,
): string => {
  const page = pageToConfirm(config);
  const newsletter = writtenEntry(source, ['footer', 'newsletter'])?.node;
  const isLeft =
    page === undefined ||
    pages.includes(page) ||
    newsletter?.sort !== 'group' ||
    newsletter.entries.some(({ name }) => name === 'languages');
  return isLeft
    ? source
    : appendEntry(source, { file: siteFile, path: 'footer.newsletter' }, languagesList(others));
};
