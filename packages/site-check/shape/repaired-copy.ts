import { isGroup } from '../../../src/schema/values/group';
import { isWithin, keyOf, parentOf, stepsOf, valueAt } from '../../../src/schema/values/paths';
import type { Finding } from '../../problems/problem';
import { isFilledIn } from '../../resolved-site/with-usual-words';

/** A value as probably meant, and where the file holds the entry at a path of it. */
export type RepairedCopy = {
  value: unknown;
  asWritten: (path: string) => string;
};

type Group = Record<string, unknown>;

const changeAt = (
  value: unknown,
  [step, ...rest]: string[],
  change: (inner: unknown) => unknown,
): unknown => {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) =>
      String(index) === step ? changeAt(entry, rest, change) : entry,
    );
  }
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === step ? changeAt(entry, rest, change) : entry,
    ]),
  );
};

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
  return changeAt(value, stepsOf(around), () => Object.fromEntries(entries));
};

/** A word without its quotes. */
const wordIn = (written: string) => written.replaceAll(/^['"]|['"]$/g, '');

/** `value` with one finding repaired; undefined where that is unknown. */
const changeBy = (value: unknown, finding: Finding): unknown => {
  const { error, path, fix, suggestion } = finding;
  if (error === 'unknownKey' && fix && 'key' in fix) return renamed(value, path, fix.key);
  const isWord = error === 'unknownKind' || error === 'unknownWord';
  if (isWord && fix && 'value' in fix) {
    return changeAt(value, stepsOf(path), () => wordIn(fix.value));
  }
  if (error !== 'missingKind' || suggestion === undefined) return undefined;
  const kind = wordIn(suggestion.replace(/^kind: /, ''));
  return changeAt(value, stepsOf(path), (group) => ({ ...(group as Group), kind }));
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
