import type { Schema, SchemaDescription } from 'yup';
import type { Finding } from '../finding';
import { inQuotes, meantBy } from '../nearest/meant-by';
import { nearest } from '../nearest/nearest';
import { join, valueAt } from '../read/paths';
import { isNeeded, keysOf, type Kept } from './contract-at';
import { wrongSortOf } from './wrong-value';

const neededKeys = (description: SchemaDescription) =>
  'fields' in description
    ? Object.entries(description.fields as Record<string, unknown>)
        .filter(([key, field]) => key !== 'kind' && isNeeded(field))
        .map(([key]) => key)
    : [];

/** The kind that the other names of an entry speak for, where at least two do so for one more than for others. */
const kindByKeys = (value: object, contracts: Record<string, Schema>): string | undefined => {
  const keys = Object.keys(value).filter((key) => key !== 'kind');
  const [best, next] = Object.entries(contracts)
    .map(([kind, contract]) => {
      const description = contract.describe();
      const known = keysOf(description);
      const meant = keys.flatMap((key) => nearest(key, known)?.word ?? []);
      const left = neededKeys(description).filter((key) => !meant.includes(key));
      return { kind, known: meant.length, score: meant.length - left.length };
    })
    .toSorted((one, other) => other.score - one.score);
  if (!best || best.known < 2 || (next && next.score === best.score)) return undefined;
  return best.kind;
};

/** A group that may be of several kinds and does not say which. */
const missingKind = (path: string, value: object, contracts: Record<string, Schema>): Finding => {
  const kinds = Object.keys(contracts);
  // type: 'map' for kind: 'map'.
  const [misnamed] = Object.entries(value).find(([, word]) => kinds.includes(String(word))) ?? [];
  if (misnamed !== undefined) {
    const finding = { path: join(path, misnamed), at: 'key' as const, parts: { found: misnamed } };
    return { error: 'unknownKey', ...finding, suggestion: 'kind:', fix: { key: 'kind' } };
  }
  const meant = kindByKeys(value, contracts);
  const suggestion = meant && `kind: '${meant}'`;
  return { error: 'missingKind', path, allowed: kinds.map(inQuotes).join(', '), suggestion };
};

/** A group that may be of several kinds and is none of them. */
export const unknownKind = (
  path: string,
  contracts: Record<string, Schema>,
  kept: Kept,
): Finding => {
  const value = valueAt(kept.value, path);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return wrongSortOf(path, 'object', kept);
  }
  const { kind } = value as { kind?: unknown };
  if (kind === undefined) return missingKind(path, value, contracts);
  const meant = meantBy(typeof kind === 'string' ? kind : '', Object.keys(contracts));
  const finding = { error: 'unknownKind', path: join(path, 'kind'), ...meant } as const;
  if (meant.suggestion !== undefined) return finding;
  const byKeys = kindByKeys(value, contracts);
  if (byKeys === undefined) return finding;
  const suggestion = inQuotes(byKeys);
  return { ...finding, suggestion, fix: { value: suggestion } };
};
