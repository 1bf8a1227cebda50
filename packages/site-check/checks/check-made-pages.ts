import { pageNameOf, routesFile } from '../../../src/schema/config-files';
import { pagesOfRoutes } from '../../config-values/readable-routes';
import { textAt } from '../../config-values/values';
import type { FileFinding } from '../../problems/problem';
import { collectionOfTemplate, isTag, tagsNameOf, tagsOf } from '../../resolved-site/collections';
import { namesOfEntries } from '../../resolved-site/entry-words';
import { idSign } from '../../resolved-site/made-pages';
import { checkMadePage } from '../check-file';
import type { CheckedSite, SiteCheck } from '../checked-site';
import { noCollections } from './check-lists';
import { unknownValues } from './check-values';
import { unknownName } from './found';

const withoutCollection = ({ written, resolved }: CheckedSite): FileFinding[] =>
  resolved.templates.flatMap((file): FileFinding[] => {
    const { collections } = resolved;
    const path = 'each';
    const each = textAt(written.get(file), path);
    if (each === undefined) return [{ file, error: 'notText', path }];
    const found = collectionOfTemplate(collections, each);
    if (found) {
      const isOfNone = isTag({ of: each }) && found.entries.length === 0;
      return isOfNone ? [{ file, error: 'noTags', path }] : [];
    }
    const known = [...collections.values()].flatMap((collection) => [
      collection.name,
      ...(tagsOf(collection).entries.length > 0 ? [tagsNameOf(collection.name)] : []),
    ]);
    const unknown = { error: 'noSuchCollection', path, name: each } as const;
    return unknownName(unknown, known, { none: noCollections }).map((finding) => ({
      file,
      ...finding,
    }));
  });

/** The paths of templates hold the id of an entry, once, and no other path does. */
const wrongPaths = ({ written, resolved }: CheckedSite): FileFinding[] =>
  pagesOfRoutes(written.get(routesFile)).flatMap(({ name, addresses }) => {
    const isOfTemplate = resolved.templates.some((file) => pageNameOf(file) === name);
    const error = isOfTemplate ? 'pathWithoutId' : 'idInPath';
    return addresses
      .filter((address) => address.name.split(idSign).length - 1 !== (isOfTemplate ? 1 : 0))
      .map(({ path }): FileFinding => ({ file: routesFile, error, path }));
  });

/** What is wrong with the pages that templates make, each told once, where it is written. */
const wrongPages = ({ resolved, shared, grounds }: CheckedSite): FileFinding[] => {
  const { made, collections, placeOf } = resolved;
  const check = checkMadePage(grounds);
  const seen = new Set<string>();
  return made.flatMap((page) => {
    const collection = collectionOfTemplate(collections, page.entry.of);
    const known = [...(collection ? namesOfEntries(collection) : []), ...Object.keys(shared)];
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

/** What is wrong with templates, their addresses and the pages that they make. */
export const checkMadePages: SiteCheck['run'] = (site) => [
  ...withoutCollection(site),
  ...wrongPaths(site),
  ...wrongPages(site),
];
