import { isGroup } from './group';

const own = (group: Record<string, unknown>, key: string) =>
  Object.hasOwn(group, key) ? group[key] : undefined;

/**
 * Whether two values of data say the same. The order of a group's keys says nothing; nothing is the same whether a key is
 * left out or undefined, or null, as JSON has it in a list.
 */
export const isSame = (one: unknown, other: unknown): boolean => {
  if ((one ?? null) === (other ?? null)) return true;
  if (isGroup(one) && isGroup(other)) {
    return Object.keys({ ...one, ...other }).every((key) => isSame(own(one, key), own(other, key)));
  }
  return (
    Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((each, at) => isSame(each, other[at]))
  );
};
