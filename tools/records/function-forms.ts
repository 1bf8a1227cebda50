import { readSiteForms } from '../../packages/resolved-site/read-site-config';
import type { FormDefinition } from '../../src/form/form-schema';
import { isCheckedByFunction } from '../../src/schema/record';

/** The forms in the folder `site` whose records a function checks. */
export const functionForms = (site: string): FormDefinition[] =>
  readSiteForms(site)
    .map(([, form]) => form)
    .filter(isCheckedByFunction);

/** The collections of their records; null where there are none. */
export const collectionsForFunction = (site: string): string[] | null => {
  const collections = functionForms(site).map(({ record }) => record.collection);
  return collections.length > 0 ? collections : null;
};

/** The form of a collection in current config, if a function checks its records. */
export const createFormFinder =
  (site: string) =>
  (collection: string): FormDefinition | undefined =>
    functionForms(site).find(({ record }) => record.collection === collection);
