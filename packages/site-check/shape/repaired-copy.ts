import { changedValue, type Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { isWithin, keyOf, parentOf, valueAt } from '../../../src/schema/values/paths';
import type { Finding } from '../../problems/problem';
import { isFilledIn } from '../../resolved-site/with-usual-words';

/** A value as probably meant, and where the file holds the entry at a path of it. */
export type RepairedCopy = {
  value: unknown;
  asWritten: (path: string) => string;
};

/** What stands at a path becomes another value. A place that a repair before it has moved is left. */
const withValue = (value: unknown, path: string, now: unknown): unknown =>
  valueAt(value, path) === undefined
    ? value
    : changedValue(value, { do: 'set', file: '', path, value: now as Value, was: undefined });

/** The group at `path` with one of its entries under another name, in its place. */
const renamed = (value: unknown, path: string, name: string): unknown => {
  const around = parentOf(path);
  const group = valueAt(value, around);
  if (!isGroup(group) || (Object.hasOwn(group, name) && !isFilledIn(group, name))) {
    return undefined;
  }
  const entries = Object.entries(group)
    .filter(([key]) => key !== name)
    .map(([key, entry]) => [key === keyOf(path) ? name : key, entry]);
  return withValue(value, around, Object.fromEntries(entries));
};

/** A word without its quotes. */
const wordIn = (written: string) => written.replaceAll(/^['"]|['"]$/g, '');

/** `value` with one finding repaired; undefined where that is unknown. */
const changeBy = (value: unknown, finding: Finding): unknown => {
  const { error, path, fix } = finding;
  if (error === 'unknownKey' && fix && 'key' in fix) return renamed(value, path, fix.key);
  const isWord = error === 'unknownKind' || error === 'unknownWord';
  return isWord && fix && 'value' in fix ? withValue(value, path, wordIn(fix.value)) : undefined;
};

/**
 * `value` with everything repaired that hides other mistakes: names, kinds and words. `repaired` are
 * the findings for which that was possible.
 */
export const repairedCopy = (
  value: unknown,
  findings: Finding[],
): RepairedCopy & { repaired: Finding[] } => {
  let copy = value;
  const moves: { from: string; to: string }[] = [];
  const repaired = findings.filter((finding) => {
    const changed = changeBy(copy, finding);
    if (changed === undefined) return false;
    copy = changed;
    const { error, path, meant = path } = finding;
    if (error === 'unknownKey') moves.push({ from: path, to: meant });
    return true;
  });
  const asWritten = (path: string) => {
    const move = moves.find(({ to }) => isWithin(path, to));
    return move ? move.from + path.slice(move.to.length) : path;
  };
  return { value: copy, asWritten, repaired };
};
