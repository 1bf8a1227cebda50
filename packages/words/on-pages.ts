import {
  namesIn,
  notificationsFile,
  pageFile,
  routesFile,
  siteFile,
} from '../../src/schema/config-files';
import { type ConfigSources, writtenValues } from '../config-files';
import { routeEntries } from '../config-values/readable-routes';
import { groupOf, textOf, type Values } from '../config-values/values';
import { meantBy } from '../problems/nearest/meant-by';
import { mailsOf, withNamed } from '../resolved-site/named-files';

/** Where the pages have their addresses, as paths of config/routes.ts: `pages[3]`. */
const routesOf = (values: Values, pages: readonly string[]): string[] =>
  routeEntries(values.get(routesFile)).flatMap(({ page }, index) =>
    pages.includes(textOf(page) ?? '') ? [`pages[${index}]`] : [],
  );

/** Throws which page there is not, and which there are. */
const assertAreKnown = (sources: ConfigSources, pages: readonly string[]) => {
  const known = namesIn('pages', Object.keys(sources));
  const unknown = pages.find((page) => !known.includes(page));
  if (unknown === undefined) return;
  const { allowed = '', suggestion } = meantBy(unknown, known, (page) => page);
  const meant = suggestion === undefined ? '' : ` Did you mean ${suggestion} ?`;
  throw new Error(`“${unknown}” is no page of config/pages. Allowed: ${allowed}.${meant}`);
};

type Place = { file: string; path: string };

/**
 * What visitors of these pages read, from what only they show to what all pages show: the pages themselves and their
 * addresses, the forms and collections that they name, config/site.ts and what that names, and the mails of these
 * forms; at last the page for unknown addresses, which is at each that the language does not have. Throws what is no
 * page.
 */
export const onPages = <Found extends Place>(
  places: readonly Found[],
  sources: ConfigSources,
  pages: readonly string[],
): Found[] => {
  assertAreKnown(sources, pages);
  const values = writtenValues(sources);
  const files = withNamed(
    values,
    pages.map((page) => pageFile(page)),
  );
  const shown = [...new Set([...files, ...withNamed(values, [siteFile])])];
  const unmatched = withNamed(values, [
    pageFile(textOf(groupOf(values.get(routesFile)).unmatched) ?? ''),
  ]);
  const parts = new Map([
    [routesFile, routesOf(values, pages)],
    [notificationsFile, mailsOf(values, shown)],
  ]);
  const last = unmatched.filter((file) => !shown.includes(file));
  const order = [routesFile, ...shown, notificationsFile, ...last];
  const isShown = ({ file, path }: Place) =>
    parts.get(file)?.some((part) => path.startsWith(`${part}.`)) ?? true;
  return order.flatMap((file) => places.filter((each) => each.file === file && isShown(each)));
};
