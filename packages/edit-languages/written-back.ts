import type { SiteLanguage } from '../../src/schema/languages';
import type { Value } from '../../src/schema/values/change';
import { isGroup } from '../../src/schema/values/group';
import { matchInPlace } from '../../src/schema/values/match-entries';
import { isSame } from '../../src/schema/values/same-value';
import { isForLanguage } from '../config-values/wanted-language';

type Seen = { before: unknown; after: unknown };

type InLanguage = { own: SiteLanguage; languages: readonly SiteLanguage[] };

/** Whether the language is shown a list without this entry, which speaks only to others. */
const isOfOthers = (entry: unknown, { own, languages }: InLanguage) => {
  if (!isGroup(entry)) return false;
  if (!isForLanguage(entry.languages, { language: own, languages })) return true;
  const keys = Object.keys(entry);
  const isByLanguage =
    keys.length > 0 && keys.every((key) => languages.some((each) => each.key === key));
  return isByLanguage && ![own, ...languages.slice(0, 1)].some(({ key }) => keys.includes(key));
};

/** The entries of a list as written that are left out of the list as shown; none of what is no list. */
export const entriesOfOthers = (
  written: unknown,
  shown: unknown,
  language: InLanguage,
): Value[] => {
  if (!Array.isArray(written) || !Array.isArray(shown)) return [];
  const entries: readonly unknown[] = written;
  const others = entries.filter((entry) => isOfOthers(entry, language)) as Value[];
  return others.length === written.length - shown.length ? others : [];
};

/**
 * A value as it is written, after the value that a language has of it was changed from `before` to `after`: what the
 * change does not touch stays, in all languages. `languages` are all of the site.
 */
export const writtenBack = (
  written: unknown,
  { before, after }: Seen,
  { own, languages }: InLanguage,
): unknown => {
  const within = (inner: unknown, seen: Seen) => writtenBack(inner, seen, { own, languages });
  if (isSame(before, after)) return written;
  const isByLanguage =
    isGroup(written) &&
    Object.keys(written).length > 0 &&
    Object.keys(written).every((key) => languages.some((each) => each.key === key)) &&
    !(isGroup(before) && Object.keys(written).every((key) => Object.hasOwn(before, key)));
  if (isByLanguage) {
    const had = Object.hasOwn(written, own.key);
    return { ...written, [own.key]: had ? within(written[own.key], { before, after }) : after };
  }
  if (Array.isArray(written) && Array.isArray(before) && Array.isArray(after)) {
    const others = entriesOfOthers(written, before, { own, languages });
    const shown: unknown[] = written.filter((entry) => !others.includes(entry as Value));
    if (shown.length !== before.length) return after;
    const now: readonly unknown[] = after;
    // The entry that each was; none of a new one.
    const former = new Map(matchInPlace(before, now).map((pair) => [pair.after, pair.before]));
    const entries = now.map((entry, at) => {
      const from = former.get(at);
      return from === undefined
        ? entry
        : within(shown[from], { before: before[from], after: entry });
    });
    return written.reduce<unknown[]>(
      (list, entry, at) => (others.includes(entry as Value) ? list.toSpliced(at, 0, entry) : list),
      entries,
    );
  }
  if (isGroup(written) && isGroup(before) && isGroup(after)) {
    const unseen = Object.entries(written).filter(([key]) => !Object.hasOwn(before, key));
    const seen = Object.entries(after).map(([key, entry]) => [
      key,
      within(written[key], { before: before[key], after: entry }),
    ]);
    return Object.fromEntries([
      ...seen,
      ...unseen.filter(([key]) => !Object.hasOwn(after, key)),
    ]) as Value;
  }
  return after;
};
