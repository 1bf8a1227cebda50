import { placesCollection } from '../../../src/schema/taken-places';
import { isGroup } from '../../../src/schema/values/group';
import { plainFields } from '../store/json';

/** The document that counts the places of a collection, below the database. */
export const placesCounter = (collection: string): string => `${placesCollection}/${collection}`;

/** A place that is counted as taken: the field, and the option that it holds. */
export type FreedPlace = { field: string; option: string };

/**
 * The places that become free with a record, by the typed fields of the counter and of the record. None that is
 * not counted: the record may be older than the capacity.
 */
export const freedBy = (counter: unknown, record: unknown): FreedPlace[] => {
  const { taken } = plainFields(counter);
  const values = plainFields(record);
  return Object.entries(isGroup(taken) ? taken : {}).flatMap(([field, counts]) => {
    const option = Object.hasOwn(values, field) ? values[field] : undefined;
    if (typeof option !== 'string' || !isGroup(counts)) return [];
    return Object.hasOwn(counts, option) && Number(counts[option]) > 0 ? [{ field, option }] : [];
  });
};
