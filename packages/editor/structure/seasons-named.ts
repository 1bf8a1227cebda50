import { collectionFile, collectionNameOf, isFormFile } from '../../../src/schema/config-files';
import { isGroup } from '../../../src/schema/values/group';
import { keyOf, valueAt } from '../../../src/schema/values/paths';
import { placesIn } from '../../../src/schema/values/places-in';
import { collectionsOf } from '../pages/site-pages';
import type { Files } from './list-at';

/** The collections of seasons that prices mean which are written beside an option, or an entry that becomes one. */

const textsAt = (value: unknown, key: string): string[] =>
  [...placesIn({ value })].flatMap((at) =>
    keyOf(at.path) === key && typeof at.value === 'string' ? [at.value] : [],
  );

const isOfSeasons = (files: Files, collection: string) =>
  valueAt(files[collectionFile(collection)], 'kind') === 'season';

/** The forms that count what a file says of prices: itself, or those whose options are its entries. */
const countingForms = (files: Files, file: string): string[] => {
  if (isFormFile(file)) return [file];
  const collection = collectionNameOf(file);
  return Object.keys(files).filter(
    (form) =>
      isFormFile(form) &&
      collection !== undefined &&
      textsAt(files[form], 'from').includes(collection),
  );
};

/** Those by which these forms price nights; where none does, all that the site has. */
export const seasonsNamed = (files: Files, file: string): string[] => {
  const named = countingForms(files, file)
    .flatMap((form) => textsAt(files[form], 'seasons'))
    .filter((collection) => isOfSeasons(files, collection));
  const all = collectionsOf(files)
    .map(({ collection }) => collection)
    .filter((collection) => isOfSeasons(files, collection));
  return named.length > 0 ? [...new Set(named)] : all;
};

/** The one collection whose season a file can mean by this id; undefined where that is not certain. */
export const collectionMeant = (
  files: Files,
  file: string,
  { id }: { id: string },
): string | undefined => {
  const having = seasonsNamed(files, file).filter((collection) => {
    const entries = valueAt(files[collectionFile(collection)], 'entries');
    return (
      Array.isArray(entries) && entries.some((each: unknown) => isGroup(each) && each.id === id)
    );
  });
  return having.length === 1 ? having[0] : undefined;
};
