import type { Schema, SchemaDescription } from 'yup';
import { becomes, type Finding } from '../finding';
import { inQuotes } from '../nearest/meant-by';
import { nearest } from '../nearest/nearest';
import { join, valueAt } from '../read/paths';
import { isNeeded, keysOf, type Checked } from './schema-at';
import { kindAskedFor, wishFor } from './wishes';
import { wrongSortOf } from './wrong-value';

const neededKeys = (description: SchemaDescription) =>
  'fields' in description
    ? Object.entries(description.fields as Record<string, unknown>)
        .filter(([key, field]) => key !== 'kind' && isNeeded(field))
        .map(([key]) => key)
    : [];

/** The kind that the other names of an entry speak for, where at least two do so for one more than for others. */
const kindByKeys = (value: object, schemas: Record<string, Schema>): string | undefined => {
  const keys = Object.keys(value).filter((key) => key !== 'kind');
  const [best, next] = Object.entries(schemas)
    .map(([kind, schema]) => {
      const description = schema.describe();
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
const missingKind = (path: string, value: object, schemas: Record<string, Schema>): Finding => {
  const kinds = Object.keys(schemas);
  // type: 'map' for kind: 'map'.
  const [misnamed] = Object.entries(value).find(([, word]) => kinds.includes(String(word))) ?? [];
  if (misnamed !== undefined) {
    const finding = { path: join(path, misnamed), at: 'key' as const, parts: { found: misnamed } };
    return { error: 'unknownKey', ...finding, suggestion: 'kind:', fix: { key: 'kind' } };
  }
  const meant = kindByKeys(value, schemas);
  const suggestion = meant && `kind: '${meant}'`;
  const allowed = meant === undefined ? kinds.map(inQuotes).join(', ') : undefined;
  return { error: 'missingKind', path, allowed, suggestion };
};

/** What was meant is known: it is no wish. */
const meantAs = (wish: Finding, kind: string, certain = false): Finding => ({
  ...wish,
  parts: { ...wish.parts, nearest: '', wish: '' },
  ...becomes(inQuotes(kind), certain),
});

/** A group that may be of several kinds and is none of them. */
export const unknownKind = (
  path: string,
  schemas: Record<string, Schema>,
  checked: Checked,
): Finding => {
  const value = valueAt(checked.value, path);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return wrongSortOf(path, 'object', checked);
  }
  const { kind } = value as { kind?: unknown };
  if (kind === undefined) return missingKind(path, value, schemas);
  const word = typeof kind === 'string' ? kind : '';
  const wish = wishFor({ path, word, schemas, root: checked.schema });
  const meant = nearest(word, Object.keys(schemas));
  if (meant?.certain) return meantAs(wish, meant.word, true);
  const asked = kindAskedFor(word, schemas);
  const byKeys = kindByKeys(value, schemas);
  if (asked && (asked.isExact || !meant)) {
    const isTaken = schemas[asked.kind]?.isValidSync(
      { ...value, kind: asked.kind },
      { strict: true },
    );
    return isTaken || byKeys === asked.kind ? meantAs(wish, asked.kind) : wish;
  }
  const likely = meant?.word ?? byKeys;
  return likely === undefined ? wish : meantAs(wish, likely);
};
