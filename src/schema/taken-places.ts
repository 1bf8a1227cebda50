/**
 * Where it is counted how many places are taken: a document for each collection of records, which everybody
 * may read. No form can have a collection of this name.
 */
export const placesCollection = '_places';

/** The places that a record takes of an option, which has so many. */
export type Place = {
  field: string;
  option: string;
  capacity: number;
  /** How many it takes; 1 if left out. */
  count?: number;
  /** Words for whoever asks for more than are left: how many are stands for {count}. */
  tooFew?: string | undefined;
};

/** What a record takes of options with so many places. */
export type Counted = {
  places: readonly Place[];
  /** The stamp of who waits, if the form has a waiting list. */
  waiting?: string | undefined;
  /** Words for the visitor if one of these is none any more. */
  words?: string | undefined;
};

/** Words for whoever asked for more places than are left, of which nothing is stored. */
export type TooFew = { tooFew: string };

/** Whether something was saved; or that too few places were left, and it waits or is not stored. */
export type Sent = boolean | 'waiting' | 'full' | TooFew;

export type TakenPlaces = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const takenOf = (
  taken: TakenPlaces,
  { field, option }: { field: string; option: string },
): number =>
  Object.hasOwn(taken, field) && Object.hasOwn(taken[field] ?? {}, option)
    ? (taken[field]?.[option] ?? 0)
    : 0;

/** How many of an option are left: fewer than none where its capacity was made smaller. */
export const leftOf = (taken: TakenPlaces, place: Place): number =>
  place.capacity - takenOf(taken, place);

/** How many places a value of the field that says so takes: a number, or the entries of a list; one at least. */
export const countOf = (value: unknown): number => {
  const count: unknown = Array.isArray(value) ? value.length : value;
  return typeof count === 'number' && Number.isInteger(count) && count > 1 ? count : 1;
};
