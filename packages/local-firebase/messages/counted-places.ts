import { type CountedField, optionsOf, placesIn } from '../../../src/form/counted-fields';
import {
  countOf,
  leftOf,
  type Place,
  placesCollection,
  type TakenPlaces,
} from '../../../src/schema/taken-places';
import { isGroup } from '../../../src/schema/values/group';
import { plainFields } from '../store/json';

/** The document that counts the places of a collection, below the database. */
export const placesCounter = (collection: string): string => `${placesCollection}/${collection}`;

/** Places that are counted as taken: the field, the option that it holds, and how many. */
export type FreedPlace = { field: string; option: string; count: number };

type Stored = {
  counter: unknown;
  record: unknown;
  counted: readonly CountedField[];
};

/**
 * The places that become free with a record. None that is not counted: the record may be older than the
 * capacity.
 */
export const freedBy = ({ counter, record, counted }: Stored): FreedPlace[] => {
  const { taken } = plainFields(counter);
  const values = plainFields(record);
  return Object.entries(isGroup(taken) ? taken : {}).flatMap(([field, counts]) => {
    const known = counted.find(({ name }) => name === field);
    if (!isGroup(counts)) return [];
    const by = known?.count?.name;
    const said = by !== undefined && Object.hasOwn(values, by) ? values[by] : undefined;
    const several = Array.isArray(values[field]) ? ({ several: true } as const) : {};
    return optionsOf(known ?? { name: field, ...several }, values).flatMap((option) => {
      const most = Object.hasOwn(counts, option) ? Number(counts[option]) : 0;
      const count = Math.min(countOf(said), most);
      return count > 0 ? [{ field, option, count }] : [];
    });
  });
};

/** How many places are taken, by the typed fields of the counter. */
export const takenIn = (counter: unknown): TakenPlaces => {
  const { taken } = plainFields(counter);
  return isGroup(taken) ? (taken as TakenPlaces) : {};
};

type Waiting = Stored & {
  /** The stamp of who waits. */
  waiting: string;
};

/** The places that a waiting record takes when it moves up; why it does not, where it cannot. */
export const wantedBy = ({
  counter,
  record,
  counted,
  waiting,
}: Waiting): Place[] | 'full' | 'gone' => {
  const values = plainFields(record);
  if (!Object.hasOwn(values, waiting) || values[waiting] !== true) return 'gone';
  const taken = takenIn(counter);
  const places = placesIn(counted, values);
  return places.every((place) => leftOf(taken, place) >= (place.count ?? 1)) ? places : 'full';
};
