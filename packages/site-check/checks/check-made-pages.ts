import { pageNameOf, routesFile } from '../../../src/schema/config-files';
import { routeEntries } from '../../config-values/readable-routes';
import { groupOf, listOf, textOf, type Values } from '../../config-values/values';
import { meantBy } from '../../problems/nearest/meant-by';
import type { FileFinding, Finding } from '../../problems/problem';
import { collectionOfTemplate, isTag, tagsNameOf, tagsOf } from '../../resolved-site/collections';
import { namesOfEntries } from '../../resolved-site/entry-words';
import { idSign, type MadePage } from '../../resolved-site/made-pages';
import type { ResolvedConfig } from '../../resolved-site/resolve-config';
import { unknownValues } from './check-values';

type Check = (page: MadePage) => Finding[];

const withoutCollection = (
  values: Values,
  { templates, collections }: ResolvedConfig,
): FileFinding[] =>
  templates.flatMap((file): FileFinding[] => {
    const each = textOf(groupOf(values.get(file)).each);
    if (each === undefined) return [{ file, error: 'notText', path: 'each' }];
    const found = collectionOfTemplate(collections, each);
    if (found && isTag({ of: each }) && found.entries.length === 0)
      return [{ file, error: 'noTags', path: 'each' }];
    if (found) return [];
    const known = [...collections.values()].flatMap((collection) => [
      collection.name,
      ...(tagsOf(collection).entries.length > 0 ? [tagsNameOf(collection.name)] : []),
    ]);
    const meant = meantBy(each, known);
    const allowed = meant.allowed ?? 'there are no collections yet';
    return [{ file, error: 'noSuchCollection', path: 'each', ...meant, allowed }];
  });

/** The paths of templates hold the id of an entry, once, and no other path does. */
const wrongPaths = (routes: unknown, { templates }: ResolvedConfig): FileFinding[] =>
  routeEntries(routes).flatMap(({ page, path, aliases }, index): FileFinding[] => {
    const isOfTemplate = templates.some((file) => pageNameOf(file) === page);
    const paths = [
      { path: `pages[${index}].path`, text: textOf(path) },
      ...listOf(aliases).map((alias, at) => ({
        path: `pages[${index}].aliases[${at}]`,
        text: textOf(alias),
      })),
    ];
    return paths.flatMap(({ path: at, text }): FileFinding[] => {
      if (text === undefined) return [];
      const signs = text.split(idSign).length - 1;
      if (signs === (isOfTemplate ? 1 : 0)) return [];
      return [{ file: routesFile, error: isOfTemplate ? 'pathWithoutId' : 'idInPath', path: at }];
    });
  });

/** What is wrong with the pages that templates make, each told once, where it is written. */
const wrongPages = (
  { made, collections, placeOf }: ResolvedConfig,
  check: Check,
  shared: readonly string[],
): FileFinding[] => {
  const seen = new Set<string>();
  return made.flatMap((page) => {
    const collection = collectionOfTemplate(collections, page.entry.of);
    const known = [...(collection ? namesOfEntries(collection) : []), ...shared];
    const ofTemplate = unknownValues(page.unknown, known).map((finding) => ({
      ...finding,
      file: page.template,
    }));
    const found = check(page).map((finding): FileFinding => {
      const { fix: _, certain: _certain, suggestion: _suggestion, ...rest } = finding;
      const place = placeOf({ file: page.file, path: finding.path });
      const see = { file: page.entry.file, path: page.entry.path };
      return { ...rest, ...place, ...(place.file === page.template && { see }) };
    });
    return [...ofTemplate, ...found].filter(({ file, path, error }) => {
      const one = `${file} ${path} ${error}`;
      return !seen.has(one) && seen.add(one);
    });
  });
};

/** What is wrong with templates, their addresses and the pages that they make. `check` looks at one such page. */
export const checkMadePages = (
  values: Values,
  resolved: ResolvedConfig,
  { check, shared }: { check: Check; shared: readonly string[] },
): FileFinding[] => [
  ...withoutCollection(values, resolved),
  ...wrongPaths(values.get(routesFile), resolved),
  ...wrongPages(resolved, check, shared),
];
