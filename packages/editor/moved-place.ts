import { isGroup } from '../../src/schema/values/group';
import { matchInPlace } from '../../src/schema/values/match-entries';
import { joinPath, stepsOf } from '../../src/schema/values/paths';
import { isSame } from '../../src/schema/values/same-value';
import type { Place } from '../../src/schema/values/written-place';
import type { EditState } from '../edit-protocol/protocol';

/**
 * Where an entry of a list is after the list has changed; undefined where it is gone. One that says something else
 * by now is found at its place where as many came as went, else by what names it.
 */
export const movedIndex = (
  before: readonly unknown[],
  after: readonly unknown[],
  index: number,
): number | undefined => matchInPlace(before, after).find((pair) => pair.before === index)?.after;

/** The name that a key of a group has after the group has changed: another one where only that was changed. */
const movedKey = (before: Record<string, unknown>, after: unknown, key: string): string => {
  if (!isGroup(after) || key in after) return key;
  const [other, ...more] = Object.keys(after).filter((each) => !(each in before));
  const isRenamed = other !== undefined && isSame(after[other], before[key]);
  return isRenamed && more.length === 0 ? other : key;
};

const stepInto = (list: unknown, at: string | number) =>
  Array.isArray(list) ? (list as unknown[])[Number(at)] : undefined;

const movedPath = (before: unknown, after: unknown, path: string): string => {
  let [old, now, moved]: [unknown, unknown, string] = [before, after, ''];
  for (const step of stepsOf(path)) {
    if (Array.isArray(old)) {
      const at = Array.isArray(now) ? movedIndex(old, now, Number(step)) : undefined;
      // Its list is what is left of it.
      if (at === undefined) return moved;
      [old, now, moved] = [stepInto(old, step), stepInto(now, at), joinPath(moved, at)];
    } else {
      const group: Record<string, unknown> = isGroup(old) ? old : {};
      const key = movedKey(group, now, step);
      [old, now, moved] = [group[step], isGroup(now) ? now[key] : undefined, joinPath(moved, key)];
    }
  }
  return moved;
};

type Files = EditState['files'];

/** Whether it is the same key, maybe of an entry that has another index by now. */
export const isSameKey = (one: Place, other: Place): boolean => {
  const keysOf = ({ path }: Place) => path.replaceAll(/\[\d+\]/g, '[]');
  return keysOf(one) === keysOf(other);
};

/** The new file with the value of another one, which is gone. */
const renamedFile = (file: string, before: Files, after: Files): string => {
  if (file in after || !(file in before)) return file;
  const folder = file.slice(0, file.lastIndexOf('/'));
  const added = Object.keys(after).filter(
    (each) => !(each in before) && each.startsWith(`${folder}/`),
  );
  const same = added.find((each) => isSame(after[each], before[file]));
  return same ?? (added.length === 1 ? (added[0] ?? file) : file);
};

/**
 * Where what stands at a place of config is after config has changed, whoever changed it: entries that came, went
 * or moved before it change its path. Of an entry that is gone, its list.
 */
export const movedPlace = ({ file, path }: Place, before: Files, after: Files): Place => {
  const to = renamedFile(file, before, after);
  // What cannot be read now may come back as it was.
  if (before[file] === undefined || after[to] === undefined) return { file, path };
  return { file: to, path: movedPath(before[file], after[to], path) };
};
