import {
  isWithin,
  join,
  keyOf,
  listOf,
  parentOf,
  stepsOf,
  valueAt,
} from '../../config-reader/values';
import type { Finding } from '../../problems/problem';
import { meantPath } from './unknown-names';
import { groupInList } from './wrong-sort';

/** A value as probably meant, and where the file holds the entry at a path of it. */
export type RepairedCopy = {
  value: unknown;
  asWritten: (path: string) => string;
};

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

const put = (value: unknown, path: string, entry: unknown): unknown =>
  changeAt(value, stepsOf(parentOf(path)), (group) =>
    Object.fromEntries([...Object.entries(group as Group), [keyOf(path), entry]]),
  );

const without = (value: unknown, path: string): unknown =>
  changeAt(value, stepsOf(parentOf(path)), (group) =>
    Object.fromEntries(Object.entries(group as Group).filter(([key]) => key !== keyOf(path))),
  );

const moved = (value: unknown, from: string, to: string): unknown => {
  const [source, target] = [valueAt(value, parentOf(from)), valueAt(value, parentOf(to))];
  const isMovable =
    isGroup(source) &&
    Object.hasOwn(source, keyOf(from)) &&
    isGroup(target) &&
    !Object.hasOwn(target, keyOf(to));
  return isMovable ? put(without(value, from), to, valueAt(value, from)) : undefined;
};

/** A word without its quotes. */
const wordIn = (written: string) => written.replaceAll(/^['"]|['"]$/g, '');

type Changed = { value: unknown; moves: { from: string; to: string }[] };

/** `value` with one finding repaired; undefined where that is unknown. */
const changeBy = (value: unknown, finding: Finding): Changed | undefined => {
  const { error, path, fix, suggestion, lifts } = finding;
  switch (error) {
    case 'unknownKey':
    case 'misplacedKey': {
      const names = lifts?.map((key) => ({
        from: join(path, key),
        to: join(parentOf(path), key),
      })) ?? [{ from: path, to: meantPath(finding) }];
      if (!lifts && suggestion === undefined) return undefined;
      // More than the name changes.
      if (fix && 'entry' in fix) return undefined;
      const after = names.reduce<unknown>(
        (before, { from, to }) => before && moved(before, from, to),
        value,
      );
      return after ? { value: lifts ? without(after, path) : after, moves: names } : undefined;
    }
    case 'unknownKind':
    case 'unknownWord': {
      if (!fix || !('value' in fix)) return undefined;
      const word = wordIn(fix.value);
      return { value: changeAt(value, stepsOf(path), () => word), moves: [] };
    }
    // One entry without the brackets of its list, or in brackets where no list is expected.
    case 'notList': {
      const entry = valueAt(value, path);
      if (!isGroup(entry) || suggestion !== groupInList) return undefined;
      const moves = [{ from: path, to: `${path}[0]` }];
      return { value: changeAt(value, stepsOf(path), () => [entry]), moves };
    }
    case 'notGroup': {
      const [entry, ...others] = listOf(valueAt(value, path));
      if (!isGroup(entry) || others.length > 0) return undefined;
      const moves = [{ from: `${path}[0]`, to: path }];
      return { value: changeAt(value, stepsOf(path), () => entry), moves };
    }
    case 'missingKind': {
      const word = suggestion?.replace(/^kind: /, '');
      return word ? { value: put(value, join(path, 'kind'), wordIn(word)), moves: [] } : undefined;
    }
    default:
      return undefined;
  }
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
  let moves: { from: string; to: string }[] = [];
  const repaired = findings.filter((finding) => {
    const changed = changeBy(copy, finding);
    if (!changed) return false;
    copy = changed.value;
    moves = moves.concat(changed.moves);
    return true;
  });
  const asWritten = (path: string) => {
    const move = moves.find(({ to }) => isWithin(path, to));
    return move ? move.from + path.slice(move.to.length) : path;
  };
  return { value: copy, asWritten, repaired };
};
