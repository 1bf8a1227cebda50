/**
 * Where it is counted how many places are taken: a document for each collection of records, which everybody
 * may read. No form can have a collection of this name.
 */
export const placesCollection = '_places';

/** A place that a record takes: one of so many of an option. */
export type Place = { field: string; option: string; capacity: number };

/** What a record takes of options with so many places. */
export type Counted = {
  places: readonly Place[];
  /** The stamp of who waits, if the form has a waiting list. */
  waiting?: string | undefined;
  /** Words for the visitor if one of these is none any more. */
  words?: string | undefined;
};

/** Whether something was saved; or that no place was left, and it waits or is not stored. */
export type Sent = boolean | 'waiting' | 'full';

/** How many places of each option are taken, by field and option. */
export type TakenPlaces = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How many of an option are taken. */
export const takenOf = (
  taken: TakenPlaces,
  { field, option }: { field: string; option: string },
): number =>
  Object.hasOwn(taken, field) && Object.hasOwn(taken[field] ?? {}, option)
    ? (taken[field]?.[option] ?? 0)
    : 0;
