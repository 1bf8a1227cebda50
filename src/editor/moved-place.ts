import { isGroup } from '../schema/values/group';
import { joinPath, stepsOf } from '../schema/values/paths';
import { isSame } from '../schema/values/same-value';
import type { Place } from '../schema/values/written-place';
import type { EditState } from './protocol';

/** An entry of a list, by its index there. */
type Entry = { at: number; value: unknown; text: string };

const written = (value: unknown) => JSON.stringify(value) ?? '';

const entriesOf = (list: readonly unknown[]): Entry[] =>
  list.map((value, at) => ({ at, value, text: written(value) }));

/** How many entries two lists have in common from their beginnings on. */
const sameFromStart = (one: readonly Entry[], other: readonly Entry[]) => {
  const end = one.findIndex(({ text }, at) => text !== other[at]?.text);
  return end === -1 ? one.length : end;
};

const naming = ['kind', 'name', 'id', 'to', 'title'];

/** How much of what tells an entry from its neighbours is the same. */
const likeness = ({ value: one }: Entry, { value: other }: Entry) =>
  isGroup(one) && isGroup(other)
    ? naming.filter((key) => one[key] !== undefined && isSame(one[key], other[key])).length
    : 0;

/** Entries that say the same are each other's; those that are left on both sides are returned. */
const withoutSame = (old: readonly Entry[], now: readonly Entry[]) => {
  const added = [...now];
  const pairs = new Map<number, number>();
  const gone = old.filter(({ at, text }) => {
    const found = added.findIndex((other) => other.text === text);
    const [same] = found === -1 ? [] : added.splice(found, 1);
    if (same) pairs.set(at, same.at);
    return !same;
  });
  return { pairs, gone, added };
};

/**
 * Where an entry of a list is after the list has changed; undefined where it is gone. One that says something else
 * by now is found at its place where as many came as went, else by what names it.
 */
export const movedIndex = (
  before: readonly unknown[],
  after: readonly unknown[],
  index: number,
): number | undefined => {
  const [old, now] = [entriesOf(before), entriesOf(after)];
  const start = sameFromStart(old, now);
  const shorter = Math.min(old.length, now.length) - start;
  const end = Math.min(sameFromStart(old.toReversed(), now.toReversed()), shorter);
  if (index < start) return index;
  if (index >= old.length - end) return index + now.length - old.length;

  const { pairs, gone, added } = withoutSame(
    old.slice(start, old.length - end),
    now.slice(start, now.length - end),
  );
  const same = pairs.get(index);
  if (same !== undefined) return same;
  const order = gone.findIndex(({ at }) => at === index);
  if (gone.length === added.length) return added[order]?.at;
  const entry = gone[order];
  const likes = added.map((other) => (entry ? likeness(entry, other) : 0));
  const most = Math.max(0, ...likes);
  return most === 0 ? undefined : added[likes.indexOf(most)]?.at;
};

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

/** The file that has come with what another one said, which is gone. */
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
