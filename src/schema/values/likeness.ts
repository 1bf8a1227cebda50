import { isGroup } from './group';
import { isSame } from './same-value';

/** The same text for the same value, whatever the order of its keys. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isGroup(value)) return JSON.stringify(value) ?? '';
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
};

/** Words of a text, or letters of a single word: how often each is there. */
const partsOf = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const parts = words.length > 1 ? words : [...text.toLowerCase()];
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return { counts, total: parts.length };
};

/** Dice's coefficient of the words of two texts. */
const likenessOfTexts = (one: string, other: string) => {
  const [a, b] = [partsOf(one), partsOf(other)];
  const shared = [...a.counts].reduce(
    (sum, [part, count]) => sum + Math.min(count, b.counts.get(part) ?? 0),
    0,
  );
  return (2 * shared) / Math.max(1, a.total + b.total);
};

const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : [canonical(value)];

/** Dice's coefficient of all that two lists say, longer words counting more. */
const likenessOfLists = (one: unknown[], other: unknown[]) => {
  const [a, b] = [leavesOf(one), leavesOf(other)];
  const left = new Map<string, number>();
  for (const leaf of b) left.set(leaf, (left.get(leaf) ?? 0) + 1);
  const shared = a.filter((leaf) => {
    const count = left.get(leaf) ?? 0;
    left.set(leaf, count - 1);
    return count > 0;
  });
  const weight = (leaves: string[]) => leaves.reduce((sum, leaf) => sum + leaf.length, 0);
  return (2 * weight(shared)) / Math.max(1, weight(a) + weight(b));
};

const sizeOf = (value: unknown) => (value === undefined ? 0 : canonical(value).length);

/** How alike two values are, from 0 to 1. Entries of another kind are not alike at all. */
export const likeness = (one: unknown, other: unknown): number => {
  if (one === undefined || other === undefined) return 0;
  if (isSame(one, other)) return 1;
  if (typeof one === 'string' && typeof other === 'string') return likenessOfTexts(one, other);
  if (Array.isArray(one) && Array.isArray(other)) return likenessOfLists(one, other);
  if (!isGroup(one) || !isGroup(other) || one.kind !== other.kind) return 0;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const weights = keys.map((key) => Math.max(sizeOf(one[key]), sizeOf(other[key])));
  const alike = keys.reduce(
    (sum, key, index) => sum + likeness(one[key], other[key]) * (weights[index] ?? 0),
    0,
  );
  return (
    alike /
    Math.max(
      1,
      weights.reduce((sum, weight) => sum + weight, 0),
    )
  );
};
