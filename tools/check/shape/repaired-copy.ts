import { isWithin, keyOf, parentOf, stepsOf, valueAt } from '../../config-reader/values';
import type { Finding } from '../../problems/problem';
import { meantPath } from './unknown-names';

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

/** The entry at `from` under the path `to`; in its place where only its name changes. */
const moved = (value: unknown, from: string, to: string): unknown => {
  const target = valueAt(value, parentOf(to));
  if (!isGroup(target) || Object.hasOwn(target, keyOf(to))) return undefined;
  const [source, key] = [parentOf(from), keyOf(from)];
  const isRenamed = source === parentOf(to);
  const left = changeAt(value, stepsOf(source), (group) =>
    Object.fromEntries(
      Object.entries(group as Group).flatMap(([name, entry]) =>
        name !== key ? [[name, entry]] : isRenamed ? [[keyOf(to), entry]] : [],
      ),
    ),
  );
  if (isRenamed) return left;
  return changeAt(left, stepsOf(parentOf(to)), (group) =>
    Object.fromEntries([...Object.entries(group as Group), [keyOf(to), valueAt(value, from)]]),
  );
};

/** A word without its quotes. */
const wordIn = (written: string) => written.replaceAll(/^['"]|['"]$/g, '');

/** `value` with one finding repaired; undefined where that is unknown. */
const changeBy = (value: unknown, finding: Finding): unknown => {
  const { error, path, fix, suggestion } = finding;
  const isName = error === 'unknownKey' || error === 'misplacedKey';
  if (isName && suggestion !== undefined) return moved(value, path, meantPath(finding));
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
    if (finding.at === 'key') moves.push({ from: finding.path, to: meantPath(finding) });
    return true;
  });
  const asWritten = (path: string) => {
    const move = moves.find(({ to }) => isWithin(path, to));
    return move ? move.from + path.slice(move.to.length) : path;
  };
  return { value: copy, asWritten, repaired };
};
