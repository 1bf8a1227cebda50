import { ValidationError, type Schema, type SchemaDescription } from 'yup';
import type { Metadata } from '../../src/contract/metadata';
import { describeAt, join, keyOf, keysOf, valueAt, wordsOf, type Kept } from './contract-at';
import type { Finding } from './finding';
import { inQuotes, meantBy } from './meant-by';
import { nearest } from './nearest';
import { meantPath, unknownKey } from './unknown-key';
import { formOf, outOfRange, wrongForm, wrongSortOf } from './wrong-value';

type Inner = Pick<ValidationError, 'path' | 'type' | 'params' | 'message'>;

const broken = ({ value, contract }: Kept): Inner[] => {
  try {
    contract.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.length > 0 ? error.inner : [error];
  }
};

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/** What is allowed, in the contract's own words, without what was expected to follow the name. */
const ruleOf = (message: string) =>
  message.replace(/^(?:must be|must|is|has|leads nowhere:)\s+/, '').replace(/^\S+ must/, 'must');

const missing = (path: string, kept: Kept): Finding => {
  if (/\[\d+\]$/.test(path)) return { error: 'emptyText', path };
  const description = describeAt(kept, path);
  const words = wordsOf(description).map(inQuotes);
  const form = words.length > 0 ? words.join(' or ') : formOf(description);
  const key = keyOf(path);
  const finding = { error: 'missingKey', path, suggestion: `${key}: ${form}` } as const;
  return {
    ...finding,
    parts: { key, form },
    ...(words.length > 0 && { allowed: words.join(', ') }),
  };
};

/** The kind whose entries most of these are, where at least two of them speak for it. */
const kindByKeys = (value: object, contracts: Record<string, Schema>): string | undefined => {
  const keys = Object.keys(value);
  const scores = Object.entries(contracts).map(([kind, contract]) => {
    const known = keysOf(contract.describe());
    return { kind, score: keys.filter((key) => known.includes(key)).length };
  });
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  return best && best.score >= 2 ? best.kind : undefined;
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

/** A group that may be of several kinds and is none of them; where the kind is only misspelt, what else is wrong with it. */
const unknownKind = (path: string, contracts: Record<string, Schema>, kept: Kept): Finding[] => {
  const value = valueAt(kept.value, path);
  if (typeof value !== 'object' || value === null) return [wrongSortOf(path, 'object', kept)];
  const { kind } = value as { kind?: unknown };
  if (kind === undefined) return [missingKind(path, value, contracts)];
  const kinds = Object.keys(contracts);
  const word = typeof kind === 'string' ? kind : '';
  const finding: Finding = { error: 'unknownKind', path: `${path}.kind`, ...meantBy(word, kinds) };
  const meant = nearest(word, kinds)?.word;
  const contract = meant === undefined ? undefined : contracts[meant];
  if (!contract) return [finding];
  const behind = shapeFindings({ ...value, kind: meant }, contract);
  return [finding, ...behind.map((each) => ({ ...each, path: join(path, each.path) }))];
};

type Entries = NonNullable<Metadata['entries']>;

const entriesOf = (description: SchemaDescription | undefined): Entries | undefined =>
  description && 'meta' in description ? description.meta?.entries : undefined;

/** A group whose names are the editor's own: which name or value is wrong. */
const namedEntries = (path: string, { name, value }: Entries, kept: Kept): Finding[] =>
  Object.entries(Object(valueAt(kept.value, path)) as object).flatMap(([key, entry]): Finding[] => {
    const inner = join(path, key);
    const values = shapeFindings(entry, value).map((finding) => ({ ...finding, path: inner }));
    const parts = { found: `The name “${key}”` };
    if (name.isValidSync(key, { strict: true })) return values;
    const allowed = 'letters, digits and _, and no name that every object has already';
    return [{ error: 'wrongForm', path: inner, at: 'key', parts, allowed }, ...values];
  });

const describeFinding = (inner: Inner, kept: Kept): Finding[] => {
  const { path = '', params, message } = inner;
  const type: string = inner.type ?? '';
  const value = valueAt(kept.value, path);
  const description = describeAt(kept, path);
  const sort = description?.type ?? textIn(params?.type);
  switch (type) {
    case 'exact':
    case 'noUnknown':
      return textIn(params?.properties ?? params?.unknown)
        .split(', ')
        .map((key) => unknownKey(path, key, kept));
    case 'typeError':
      return [wrongSortOf(path, sort, kept)];
    case 'optionality':
    case 'required':
    case 'defined':
    case 'nullable':
      if (value === undefined || value === null) return [missing(path, kept)];
      return [value === '' ? { error: 'emptyText', path } : wrongSortOf(path, sort, kept)];
    case 'not-blank':
      return [{ error: 'emptyText', path }];
    case 'oneOf':
      return [{ error: 'unknownWord', path, ...meantBy(String(value), wordsOf(description)) }];
    case 'kind':
      return unknownKind(path, (params?.contracts ?? {}) as Record<string, Schema>, kept);
    case 'min':
    case 'max':
    case 'integer': {
      const isEmpty = Array.isArray(value) && value.length === 0;
      if (isEmpty) return [{ error: 'emptyList', path }];
      const rule = type === 'integer' ? 'a whole number' : ruleOf(message);
      return [outOfRange(path, rule, kept)];
    }
    case 'one-outcome':
      return [{ error: 'oneOutcome', path }];
    default: {
      const entries = entriesOf(description);
      if (entries) return namedEntries(path, entries, kept);
      return [wrongForm(path, ruleOf(message), kept)];
    }
  }
};

/** Everything by which a file breaks its contract. */
export const shapeFindings = (value: unknown, contract: Schema): Finding[] => {
  const kept = { value, contract };
  const all = broken(kept).flatMap((inner) => describeFinding(inner, kept));
  const renamed = all
    .filter(({ error }) => error === 'unknownKey' || error === 'misplacedKey')
    .filter(({ suggestion }) => suggestion !== undefined)
    .map(meantPath);
  const seen = new Set<string>();
  return all.filter(({ error, path }) => {
    // A name that is only misspelt is not missing as well.
    if (error === 'missingKey' && renamed.includes(path)) return false;
    const one = `${error} ${path}`;
    return !seen.has(one) && seen.add(one);
  });
};
