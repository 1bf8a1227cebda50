import { pageFile, routesFile } from '../../../src/schema/config-files';
import type { ConfigSources } from '../../config-files';
import { isAt, routeEntries } from '../../config-values/readable-routes';
import { prefixOf } from '../../config-values/site-in-language';
import type { Values } from '../../config-values/values';
import type { WantedLanguage } from '../../config-values/wanted-language';
import type { ErrorName } from '../../problems/catalogue/errors';
import type { FileFinding } from '../../problems/problem';
import { linksInLanguage } from '../../resolved-site/links-in-language';
import { resolvedSources } from '../../resolved-site/read-site-config';
import type { ResolvedConfig } from '../../resolved-site/resolve-config';

export type BesideMain = {
  /** What its addresses begin with, like /de. */
  prefix: string;
  mainValues: Values;
  /** Config of the language, its links leading to its own pages, without the pages that it does not have. */
  valuesOf: (values: Values) => Values;
  lacks: (file: string) => boolean;
  /** Whether a finding is none in the language: what it misses is in the main one. */
  isOfMain: (finding: FileFinding) => boolean;
};

/** What only the main language can lack: pages in it serve the others as well. */
const onlyOfMain: readonly ErrorName[] = ['noStartPage', 'noPageToConfirm', 'noPosts'];

const pagesIn = (routes: unknown): unknown[] => routeEntries(routes).map(({ page }) => page);

export const besideMain = (
  sources: ConfigSources,
  main: ResolvedConfig,
  { language, languages }: WantedLanguage,
): BesideMain => {
  const prefix = prefixOf(language, languages);
  const mainValues = main.values;
  const mainRoutes = mainValues.get(routesFile);
  const own = resolvedSources(sources, { language: language.key, main }).values.get(routesFile);
  const lacking = new Set(
    pagesIn(mainRoutes)
      .filter((page) => !pagesIn(own).includes(page))
      .map((page) => pageFile(String(page))),
  );
  const home = routeEntries(own).find((route) => isAt(route, prefix));
  const homeFile = home && pageFile(String(home.page));
  return {
    prefix,
    mainValues,
    valuesOf: (values) =>
      linksInLanguage(new Map([...values].filter(([file]) => !lacking.has(file))), {
        mainRoutes,
        prefix,
      }),
    lacks: (file) => lacking.has(file),
    isOfMain: ({ error, file }) =>
      onlyOfMain.includes(error) ||
      // The name of the site leads to it.
      (error === 'unlinkedPage' && file === homeFile),
  };
};
