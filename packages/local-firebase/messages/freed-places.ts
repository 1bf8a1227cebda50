import { countOf, placesCollection } from '../../../src/schema/taken-places';
import { isGroup } from '../../../src/schema/values/group';
import { plainFields } from '../store/json';

/** The document that counts the places of a collection, below the database. */
export const placesCounter = (collection: string): string => `${placesCollection}/${collection}`;

/** Places that are counted as taken: the field, the option that it holds, and how many. */
export type FreedPlace = { field: string; option: string; count: number };

type Stored = {
  /** Typed fields. */
  counter: unknown;
  record: unknown;
  /** By the names of counted fields, that of the field which says how many places a record takes. */
  countedBy: Readonly<Record<string, string>>;
};

/**
 * The places that become free with a record. None that is not counted: the record may be older than the
 * capacity.
 */
export const freedBy = ({ counter, record, countedBy }: Stored): FreedPlace[] => {
  const { taken } = plainFields(counter);
  const values = plainFields(record);
  return Object.entries(isGroup(taken) ? taken : {}).flatMap(([field, counts]) => {
    const option = Object.hasOwn(values, field) ? values[field] : undefined;
    if (typeof option !== 'string' || !isGroup(counts)) return [];
    const by = Object.hasOwn(countedBy, field) ? countedBy[field] : undefined;
    const said = by !== undefined && Object.hasOwn(values, by) ? values[by] : undefined;
    const most = Object.hasOwn(counts, option) ? Number(counts[option]) : 0;
    const count = Math.min(countOf(said), most);
    return count > 0 ? [{ field, option, count }] : [];
  });
};
