import { reach, ValidationError, type Schema, type SchemaDescription } from 'yup';
import type { ErrorName } from './catalogue/errors';
import type { Finding } from './finding';
import { nearest } from './nearest';

type Inner = {
  path?: string | undefined;
  type?: string | undefined;
  params?: Record<string, unknown> | undefined;
  value?: unknown;
  message: string;
};

/** A file's value, and the contract that it must keep. */
type Kept = { contract: Schema; value: unknown };

const broken = (value: unknown, contract: Schema): Inner[] => {
  try {
    contract.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.length > 0 ? error.inner : [error];
  }
};

/** The contract of the entry at `path`, as far as there is one for this value. */
const describeAt = (
  contract: Schema,
  path: string,
  value: unknown,
): SchemaDescription | undefined => {
  try {
    const found = path === '' ? contract : (reach(contract, path, value) as Schema);
    const at = valueAt(value, path);
    return found.describe({ value: at });
  } catch {
    return undefined;
  }
};

const stepsOf = (path: string) => [...path.matchAll(/([^.[\]]+)/g)].map(([, step]) => step ?? '');

const valueAt = (value: unknown, path: string): unknown =>
  stepsOf(path).reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined,
    value,
  );

const parentOf = (path: string) => path.replace(/(?:\.?[^.[\]]+|\[\d+\])$/, '');
const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);
const keyOf = (path: string) => /([^.[\]]+)\]?$/.exec(path)?.[1] ?? '';

const keysOf = (description: SchemaDescription | undefined): string[] =>
  description && 'fields' in description ? Object.keys(description.fields as object) : [];

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

const list = (words: readonly string[]) => words.join(', ');

/** The group that holds the entry or the list of entries at `path`. */
const groupAround = (path: string): string => parentOf(path.replace(/\[\d+\]$/, ''));

const inQuotes = (word: string) => `'${word.replaceAll("'", "\\'")}'`;

const unknownKey = (path: string, key: string, { contract, value }: Kept): Finding => {
  const at = path === '' ? key : `${path}.${key}`;
  const known = keysOf(describeAt(contract, path, value));
  const free = known.filter((each) => !Object.hasOwn(Object(valueAt(value, path)) as object, each));
  const base = { path: at, at: 'key' as const, parts: { found: key } };
  const meant = nearest(key, free);
  if (meant) {
    const fix = meant.certain ? { key: meant.word } : undefined;
    const suggestion = `${meant.word}:`;
    return { error: 'unknownKey', ...base, allowed: list(known), suggestion, fix };
  }
  const outer = path === '' ? undefined : groupAround(path);
  const outerKeys = outer === undefined ? [] : keysOf(describeAt(contract, outer, value));
  if (outerKeys.includes(key)) {
    const level = path.endsWith(']') ? keyOf(parentOf(path)) : keyOf(path);
    return {
      error: 'misplacedKey',
      ...base,
      parts: { found: key, where: `one level up, beside “${level}”` },
      allowed: list(known),
      suggestion: `${key}: … beside ${level}:`,
    };
  }
  const inner = known.find((each) => {
    const below = describeAt(contract, path === '' ? each : `${path}.${each}`, value);
    return keysOf(below).includes(key);
  });
  if (inner) {
    return {
      error: 'misplacedKey',
      ...base,
      parts: { found: key, where: `one level down, in the braces of “${inner}”` },
      allowed: list(known),
      suggestion: `${inner}: { ${key}: … }`,
    };
  }
  return { error: 'unknownKey', ...base, allowed: list(known) };
};

const wrongSort: Record<string, ErrorName> = {
  string: 'notText',
  number: 'notNumber',
  boolean: 'notFlag',
  array: 'notList',
  object: 'notGroup',
};

const forms: Record<string, string> = {
  string: "'…'",
  number: 'a number',
  boolean: 'true or false',
  array: '[ … ]',
  object: '{ … }',
};

/** What is allowed, in the contract's own words, without what was expected to follow the name. */
const ruleOf = (message: string) =>
  message.replace(/^(?:must be|must|is|has|leads nowhere:)\s+/, '').replace(/^\S+ must/, 'must');

const wrongValue = ({ path = '', value, message }: Inner, type: string): Finding => {
  const error = wrongSort[type] ?? 'wrongForm';
  const plain = typeof value === 'string' ? value.trim() : value;
  if (type === 'number' && typeof plain === 'string' && /^-?\d+(?:\.\d+)?$/.test(plain)) {
    return { error, path, suggestion: plain, fix: { value: plain } };
  }
  if (type === 'number' && typeof plain === 'string' && /^-?\d+/.test(plain)) {
    return { error, path, suggestion: String(Number.parseFloat(plain)) };
  }
  if (type === 'boolean' && typeof plain === 'string') {
    const word = {
      true: 'true',
      yes: 'true',
      on: 'true',
      false: 'false',
      no: 'false',
      off: 'false',
    };
    const meant = word[plain.toLowerCase() as keyof typeof word];
    const certain = plain.toLowerCase() === meant;
    return { error, path, suggestion: meant, fix: certain ? { value: meant } : undefined };
  }
  if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    return {
      error,
      path,
      suggestion: inQuotes(String(value)),
      fix: { value: inQuotes(String(value)) },
    };
  }
  if (type === 'array' && value !== undefined) {
    const written = typeof value === 'string' ? inQuotes(value) : '…';
    return { error, path, suggestion: `[${written}]` };
  }
  return { error, path, ...(error === 'wrongForm' && { allowed: ruleOf(message) }) };
};

const unknownWord = (
  { error, path }: Pick<Finding, 'error' | 'path'>,
  value: unknown,
  words: string[],
): Finding => {
  const allowed = list(words.map(inQuotes));
  const meant = typeof value === 'string' ? nearest(value, words) : undefined;
  if (!meant) return { error, path, allowed };
  const suggestion = inQuotes(meant.word);
  return {
    error,
    path,
    allowed,
    suggestion,
    fix: meant.certain ? { value: suggestion } : undefined,
  };
};

const describeFinding = (inner: Inner, contract: Schema, config: unknown): Finding[] => {
  const { path = '', type = '', value, params, message } = inner;
  const description = describeAt(contract, path, config);
  const asked = params?.type;
  const sort = description?.type ?? (typeof asked === 'string' ? asked : '');
  switch (type) {
    case 'exact':
    case 'noUnknown':
      return textIn(params?.properties ?? params?.unknown)
        .split(', ')
        .map((key) => unknownKey(path, key, { contract, value: config }));
    case 'typeError':
      return [wrongValue(inner, sort)];
    case 'optionality':
    case 'required':
    case 'defined':
    case 'nullable': {
      if (value !== undefined && value !== null) {
        if (value === '') return [{ error: 'emptyText', path }];
        return [wrongValue(inner, sort)];
      }
      const words = (description as { oneOf?: unknown[] } | undefined)?.oneOf ?? [];
      const form =
        words.length > 0
          ? words.map((word) => inQuotes(String(word))).join(' or ')
          : (forms[sort] ?? '…');
      const key = keyOf(path);
      if (/\[\d+\]$/.test(path)) return [{ error: 'emptyText', path }];
      return [
        {
          error: 'missingKey',
          path,
          parts: { key, form },
          suggestion: `${key}: ${form}`,
          ...(words.length > 0 && { allowed: list(words.map((word) => inQuotes(String(word)))) }),
        },
      ];
    }
    case 'not-blank':
      return [{ error: 'emptyText', path }];
    case 'oneOf': {
      const words = (description as { oneOf?: unknown[] } | undefined)?.oneOf ?? [];
      return [unknownWord({ error: 'unknownWord', path }, value, words.map(String))];
    }
    case 'kind': {
      const kinds = Object.keys(params?.contracts ?? {});
      const kind = (value as { kind?: unknown } | undefined)?.kind;
      if (kind === undefined) {
        const error = typeof value === 'object' && value !== null ? 'missingKind' : 'notGroup';
        const suggestion = kindByKeys(value, (params?.contracts ?? {}) as Record<string, Schema>);
        return [
          { error, path, allowed: list(kinds), suggestion: suggestion && `kind: '${suggestion}'` },
        ];
      }
      const finding = unknownWord({ error: 'unknownKind', path: `${path}.kind` }, kind, kinds);
      return [finding, ...behindKind(inner, kind)];
    }
    case 'min':
    case 'max':
      if (sort === 'array' && Array.isArray(value) && value.length === 0)
        return [{ error: 'emptyList', path }];
      return [{ error: 'outOfRange', path, allowed: limitsOf(description) ?? ruleOf(message) }];
    case 'one-outcome':
      return [{ error: 'oneOutcome', path }];
    case 'integer':
      return [{ error: 'outOfRange', path, allowed: 'a whole number' }];
    default:
      return [{ error: 'wrongForm', path, allowed: ruleOf(message) }];
  }
};

const limitsOf = (description: SchemaDescription | undefined): string | undefined => {
  const tests = description && 'tests' in description ? description.tests : [];
  const limit = (name: string) => tests.find((test) => test.name === name)?.params;
  const min = limit('min');
  const max = limit('max');
  const at = (params: Record<string, unknown> | undefined, key: string, by: number) =>
    typeof params?.[key] === 'number'
      ? String(params[key])
      : params?.more !== undefined
        ? String(Number(params.more) + by)
        : undefined;
  const least = at(min, 'min', 1);
  const most = at(max, 'max', -1);
  if (least && most) return `from ${least} to ${most}`;
  if (least) return `${least} or more`;
  if (most) return `${most} or less`;
  return undefined;
};

/** The kind whose entries most of these are, where at least two of them speak for it. */
const kindByKeys = (value: unknown, contracts: Record<string, Schema>): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const keys = Object.keys(value);
  const scores = Object.entries(contracts).map(([kind, contract]) => {
    const known = keysOf(contract.describe());
    return { kind, score: keys.filter((key) => known.includes(key)).length };
  });
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  return best && best.score >= 2 ? best.kind : undefined;
};

/** What else is wrong with an entry whose kind is only misspelt. */
const behindKind = ({ path = '', value, params }: Inner, kind: unknown): Finding[] => {
  const contracts = (params?.contracts ?? {}) as Record<string, Schema>;
  const meant = typeof kind === 'string' ? nearest(kind, Object.keys(contracts)) : undefined;
  const contract = meant && contracts[meant.word];
  if (!contract || typeof value !== 'object') return [];
  return shapeFindings({ ...value, kind: meant.word }, contract).map((finding) => ({
    ...finding,
    path: finding.path === '' ? path : `${path}.${finding.path}`,
  }));
};

/** Where an entry was meant to stand that is misspelt or stands one level off. */
const meantPath = (error: ErrorName, path: string, suggestion: string) => {
  const around = parentOf(path);
  if (error === 'unknownKey') return join(around, suggestion.replace(/:$/, ''));
  const [, inner] = /^(\w+): \{/.exec(suggestion) ?? [];
  return inner ? join(join(around, inner), keyOf(path)) : join(groupAround(around), keyOf(path));
};

/** Everything by which a file breaks its contract. */
export const shapeFindings = (value: unknown, contract: Schema): Finding[] => {
  const all = broken(value, contract).flatMap((inner) => describeFinding(inner, contract, value));
  const renamed = all.flatMap(({ error, path, suggestion }) =>
    (error === 'unknownKey' || error === 'misplacedKey') && suggestion
      ? [meantPath(error, path, suggestion)]
      : [],
  );
  const seen = new Set<string>();
  return all.filter(({ error, path }) => {
    // A name that is only misspelt is not missing as well.
    if (error === 'missingKey' && renamed.includes(path)) return false;
    const one = `${error} ${path}`;
    return !seen.has(one) && seen.add(one);
  });
};
