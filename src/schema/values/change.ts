import { isGroup } from './group';
import { stepsOf } from './paths';

/** What config can hold; of no use in a group is undefined. */
export type Value = string | number | boolean | Value[] | { [key: string]: Value };

/**
 * A change of one value. `was` is what the editor saw at `path` before it: where the file says something else
 * by now, the server looks for the place anew, or answers `lost`. Of what was not there yet `around` may say in which
 * entry of a list: nothing else tells where that stands by now.
 */
export type Change =
  /** Writes a value; a key that is not there yet comes where the schema has it. */
  | { do: 'set'; file: string; path: string; value: Value; was: Value | undefined; around?: Value }
  /** Takes out a key or an entry of a list, with the comments that belong to it. */
  | { do: 'remove'; file: string; path: string; was: Value }
  /** Puts an entry into the list at `path`, before the one that is at `at` now. A missing list is begun. */
  | {
      do: 'insert';
      file: string;
      path: string;
      at: number;
      value: Value;
      was: Value | undefined;
      around?: Value;
    }
  /** Copies an entry of the list at `path`, words and comments, behind itself. */
  | { do: 'duplicate'; file: string; path: string; at: number; was: Value }
  /** Moves an entry of the list at `path`: `to` is its index afterwards. */
  | { do: 'move'; file: string; path: string; from: number; to: number; was: Value }
  /** Gives a key of a group with names of its own another name. */
  | { do: 'rename'; file: string; path: string; name: string; was: Value }
  /** A new file of config/pages, config/forms or config/collections. */
  | { do: 'create'; file: string; value: Value }
  | { do: 'delete'; file: string }
  | { do: 'renameFile'; file: string; to: string };

/** Changes that are written, undone and redone together: all of them or none. */
export type Step = {
  /** What it does, in words for the editor: Title of “Our Services”. */
  words: string;
  changes: Change[];
};

export type ValueChange = Exclude<Change, { do: 'create' | 'delete' | 'renameFile' }>;

type Inner = (value: unknown) => unknown;

const isIndex = (list: readonly unknown[], step: string | number) =>
  /^\d+$/.test(String(step)) && Number(step) < list.length;

/** A change of a place that a value does not have; its message is in an editor's words. */
export class LostPlace extends Error {}

const lost = () => new LostPlace('The file has no such place any more.');

const withKey = (group: Record<string, unknown>, key: string, value: unknown) =>
  Object.fromEntries(
    Object.hasOwn(group, key)
      ? Object.entries(group).map(([name, entry]) => [name, name === key ? value : entry])
      : [...Object.entries(group), [key, value]],
  );

/** `value` with `inner` of what stands at these steps; groups that are missing on the way are begun. */
const changedAt = (value: unknown, [step, ...rest]: readonly string[], inner: Inner): unknown => {
  if (step === undefined) return inner(value);
  if (Array.isArray(value)) {
    if (!isIndex(value, step)) throw lost();
    return value.with(Number(step), changedAt(value[Number(step)], rest, inner));
  }
  const group = value ?? {};
  if (!isGroup(group) || (/^\d+$/.test(step) && value === undefined)) throw lost();
  const own = Object.hasOwn(group, step) ? group[step] : undefined;
  return withKey(group, step, changedAt(own, rest, inner));
};

const without = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) {
    if (!isIndex(value, key)) throw lost();
    return value.toSpliced(Number(key), 1);
  }
  if (!isGroup(value) || !Object.hasOwn(value, key)) throw lost();
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
};

const renamed = (value: unknown, from: string, to: string): unknown => {
  if (!isGroup(value) || !Object.hasOwn(value, from)) throw lost();
  if (from !== to && Object.hasOwn(value, to)) throw new LostPlace(`“${to}” is there already.`);
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name === from ? to : name, entry]),
  );
};

const changedList = (list: unknown, change: ValueChange): unknown => {
  if (change.do === 'insert') {
    const entries: unknown = list ?? [];
    const isThere = Array.isArray(entries) && /^\d+$/.test(String(change.at));
    if (!isThere || change.at > entries.length) throw lost();
    return entries.toSpliced(change.at, 0, change.value);
  }
  if (!Array.isArray(list)) throw lost();
  if (change.do === 'duplicate') {
    if (!isIndex(list, change.at)) throw lost();
    return list.toSpliced(change.at + 1, 0, list[change.at]);
  }
  if (change.do !== 'move' || !isIndex(list, change.from) || !isIndex(list, change.to))
    throw lost();
  return list.toSpliced(change.from, 1).toSpliced(change.to, 0, list[change.from]);
};

/**
 * The value of a file after a change of it. Throws `LostPlace` where the value has no such place.
 */
export const changedValue = (value: unknown, change: ValueChange): unknown => {
  const steps = stepsOf(change.path);
  if (change.do === 'set') return changedAt(value, steps, () => change.value);
  if (change.do === 'remove' || change.do === 'rename') {
    const last = steps.pop();
    if (last === undefined) throw lost();
    return changedAt(value, steps, (around) =>
      change.do === 'remove' ? without(around, last) : renamed(around, last, change.name),
    );
  }
  return changedAt(value, steps, (list) => changedList(list, change));
};
