import { type ConfigSources, configValue } from '../config-reader/config-files';
import { notificationsFile, routesFile, siteFile } from '../config-reader/shared-values';
import { groupOf, listOf, textOf, type Values } from '../config-reader/values';
import { meantBy } from '../nearest/meant-by';
import { withNamed } from '../resolve/named-files';

/** Where the pages have their addresses, as paths of config/routes.ts: `pages[3]`. */
const routesOf = (sources: ConfigSources, pages: readonly string[]): string[] =>
  listOf(groupOf(configValue(routesFile, sources[routesFile] ?? '')).pages).flatMap(
    (route, index) =>
      pages.includes(textOf(groupOf(route).page) ?? '') ? [`pages[${index}]`] : [],
  );

/** Throws which page there is not, and which there are. */
const assertAreKnown = (sources: ConfigSources, pages: readonly string[]) => {
  const known = Object.keys(sources).flatMap(
    (file) => /^config\/pages\/(.+)\.ts$/.exec(file)?.[1] ?? [],
  );
  const unknown = pages.find((page) => !known.includes(page));
  if (unknown === undefined) return;
  const { allowed = '', suggestion } = meantBy(unknown, known, (page) => page);
  const meant = suggestion === undefined ? '' : ` Did you mean ${suggestion} ?`;
  throw new Error(`“${unknown}” is no page of config/pages. Allowed: ${allowed}.${meant}`);
};

/** Where the mails of these files, as far as they are forms, are written: `forms[0]`. */
const mailsOf = (values: Values, files: readonly string[]): string[] =>
  listOf(groupOf(values.get(notificationsFile)).forms).flatMap((mail, index) =>
    files.includes(`config/forms/${textOf(groupOf(mail).form) ?? ''}.ts`)
      ? [`forms[${index}]`]
      : [],
  );

type Place = { file: string; path: string };

/**
 * What visitors of these pages read, from what only they show to what all pages show: the pages themselves and their
 * addresses, the forms and collections that they name, config/site.ts and what that names, and the mails of these forms. Throws what is no page.
 */
export const onPages = <Found extends Place>(
  places: readonly Found[],
  sources: ConfigSources,
  pages: readonly string[],
): Found[] => {
  assertAreKnown(sources, pages);
  const routes = routesOf(sources, pages);
  const values = new Map(
    Object.entries(sources).map(([file, source]) => [file, configValue(file, source)]),
  );
  const files = withNamed(
    values,
    pages.map((page) => `config/pages/${page}.ts`),
  );
  const shown = [...new Set([...files, ...withNamed(values, [siteFile])])];
  const mails = mailsOf(values, shown);
  const parts = new Map([
    [routesFile, routes],
    [notificationsFile, mails],
  ]);
  const order = [routesFile, ...shown, notificationsFile];
  const isShown = ({ file, path }: Place) =>
    parts.get(file)?.some((part) => path.startsWith(`${part}.`)) ?? true;
  return order.flatMap((file) => places.filter((each) => each.file === file && isShown(each)));
};
