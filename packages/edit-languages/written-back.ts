import type { Value } from '../../src/schema/values/change';
import { isGroup } from '../../src/schema/values/group';
import { matchInPlace } from '../../src/schema/values/match-entries';
import { joinPath, valueAt } from '../../src/schema/values/paths';
import { isSame } from '../../src/schema/values/same-value';
import { isByLanguage } from '../config-values/by-language';
import type { WantedLanguage } from '../config-values/wanted-language';
import { indexAt, isByLanguageAt, type Projection } from './projection';

/** A file's value as it is written, and as a language sees it. */
export type SeenFile = { written: unknown; seen: Projection; wanted: WantedLanguage };

/** A place as the language sees it, and as it is written. */
type Place = { shown: string; at: string };

/** Whether a value by language says nothing in the language and in the main one: there, it sees none. */
export const isUnseen = (value: unknown, { wanted }: SeenFile): boolean =>
  isGroup(value) && isByLanguage(value, undefined, wanted.languages);

/** The entries of a list as written, at `at`, that the language does not see; none of what is no list. */
export const entriesOfOthers = ({ shown, at }: Place, { written, seen }: SeenFile): Value[] => {
  const [list, visible] = [valueAt(written, at), valueAt(seen.value, shown)];
  if (!Array.isArray(list) || !Array.isArray(visible)) return [];
  const known = new Set(visible.map((_, index) => indexAt(seen, shown, index)));
  return list.filter((_, index) => !known.has(index)) as Value[];
};

/**
 * What is written at a place, after what the language sees there has become `after`: what the change does not touch
 * stays, in all languages.
 */
export const writtenBack = (place: Place, after: unknown, seenFile: SeenFile): unknown => {
  const { written: whole, seen, wanted } = seenFile;
  const { shown, at } = place;
  const [before, written] = [valueAt(seen.value, shown), valueAt(whole, at)];
  const within = (step: string | number, to: string | number, inner: unknown) =>
    writtenBack({ shown: joinPath(shown, step), at: joinPath(at, to) }, inner, seenFile);
  if (isSame(before, after)) return written;
  if (
    isGroup(written) &&
    (isByLanguageAt(seen, place) || (before === undefined && isUnseen(written, seenFile)))
  ) {
    const { key } = wanted.language;
    const had = Object.hasOwn(written, key);
    return {
      ...written,
      [key]: had ? writtenBack({ shown, at: joinPath(at, key) }, after, seenFile) : after,
    };
  }
  if (Array.isArray(written) && Array.isArray(before) && Array.isArray(after)) {
    // The entry that each was; none of a new one.
    const former = new Map(matchInPlace(before, after).map((pair) => [pair.after, pair.before]));
    const entries = after.map((entry: unknown, index) => {
      const from = former.get(index);
      return from === undefined ? entry : within(from, indexAt(seen, shown, from), entry);
    });
    const others = entriesOfOthers(place, seenFile);
    return written.reduce<unknown[]>(
      (list, entry, index) =>
        others.includes(entry as Value) ? list.toSpliced(index, 0, entry) : list,
      entries,
    );
  }
  if (!isGroup(written) || !isGroup(before) || !isGroup(after)) return after;
  const unseen = Object.entries(written).filter(
    ([key]) => !Object.hasOwn(before, key) && !Object.hasOwn(after, key),
  );
  const now = Object.entries(after).map(([key, entry]) => [key, within(key, key, entry)]);
  return Object.fromEntries([...now, ...unseen]);
};
