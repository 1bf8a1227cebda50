import type { Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { limits, tooMuch } from '../../config-values/limits';
import { Impossible } from './impossible';

const within = (what: string, count: number, limit: number) => {
  if (count > limit) throw new Impossible(`${tooMuch(what, count, limit).what ?? what}.`);
};

/** Throws where config could not have a key of this name. */
export const checkName = (name: string) => {
  if (name === '') throw new Impossible('A name is missing.');
  if (name === '__proto__') throw new Impossible('No entry can have the name “__proto__”.');
  within('A name of # characters', name.length, limits.name);
};

const plainGroup = (value: Record<string, unknown>, depth: number): Value => {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && !('hasOwnProperty' in Object(prototype))) {
    throw new Impossible('A group of keys is of a sort that config cannot hold.');
  }
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  within('# entries in one group', entries.length, limits.entries);
  return Object.fromEntries(
    entries.map(([name, entry]) => {
      checkName(name);
      return [name, plainValue(entry, depth + 1)];
    }),
  );
};

/**
 * A value as config can hold it: entries of a group that are undefined are left out, and -0 is 0. Throws
 * `Impossible` where it cannot.
 */
export const plainValue = (value: unknown, depth = 1): Value => {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value))
      throw new Impossible(`${value} is no number that config can hold.`);
    return value === 0 ? 0 : value;
  }
  if (typeof value === 'string') {
    within('A text of # characters', value.length, limits.text);
    return value;
  }
  within('# brackets in each other', depth, limits.depth);
  if (Array.isArray(value)) {
    within('# entries in one list', value.length, limits.entries);
    return Array.from(value, (entry: unknown) => plainValue(entry, depth + 1));
  }
  if (isGroup(value) && !(value instanceof Date)) return plainGroup(value, depth);
  throw new Impossible('There is nothing to write: a text, a number, true or false is needed.');
};
