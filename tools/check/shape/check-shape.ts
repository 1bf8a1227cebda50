import { ValidationError, type Schema } from 'yup';
import type { Metadata } from '../../../src/schema/metadata';
import { namesForCheck } from '../../config-reader/current-names';
import { limits } from '../../config-reader/limits';
import { join, keyOf, parentOf, valueAt } from '../../config-reader/values';
import { inQuotes } from '../../nearest/meant-by';
import { type Finding, writtenAt } from '../../problems/problem';
import { mixedNames, withoutMixed } from '../checks/check-names';
import { repairedCopy, type RepairedCopy } from './repaired-copy';
import { type Checked, describeAt, formOf, metaOf, takes, wordsOf } from './schema-at';
import { unknownKind } from './unknown-kind';
import { meantPath, underItsName, unknownKey, unknownWord } from './unknown-names';
import { wrongSortOf } from './wrong-sort';
import { isShortTime, outOfRange, shortTime, wrongForm } from './wrong-value';

type Inner = Pick<ValidationError, 'path' | 'type' | 'params' | 'message'>;

const broken = ({ value, schema }: Checked): Inner[] => {
  try {
    schema.validateSync(value, {
      strict: true,
      abortEarly: false,
      disableStackTrace: true,
    });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.length > 0 ? error.inner.slice(0, limits.findings) : [error];
  }
};

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

const lacking = (path: string, form: string): Finding => {
  const key = keyOf(path);
  return { error: 'missingKey', path, parts: { key, form }, suggestion: `${key}: ${form}` };
};

const missing = (path: string, checked: Checked): Finding => {
  if (/\[\d+\]$/.test(path)) return { error: 'emptyText', path };
  const description = describeAt(checked, path);
  const words = wordsOf(description).map(inQuotes);
  const form = words.length > 0 ? words.join(' or ') : formOf(description);
  return { ...lacking(path, form), ...(words.length > 0 && { allowed: words.join(', ') }) };
};

type Entries = NonNullable<Metadata['entries']>;

/** A group with the editor's own names: which name or value is wrong. */
const namedEntries = (path: string, { name, value }: Entries, checked: Checked): Finding[] =>
  Object.entries(Object(valueAt(checked.value, path)) as object).flatMap(
    ([key, entry]): Finding[] => {
      const inner = join(path, key);
      const values = findingsOf(entry, value).map((finding) => ({ ...finding, path: inner }));
      const parts = { found: `The name “${key}”` };
      if (name.isValidSync(key, { strict: true })) return values;
      const should =
        'should be of letters, digits and _, and no word of the language of these files';
      return [
        { error: 'wrongForm', path: inner, at: 'key', parts: { ...parts, should } },
        ...values,
      ];
    },
  );

const describeFinding = (inner: Inner, checked: Checked): Finding[] => {
  const { path = '', params, message } = inner;
  const type: string = inner.type ?? '';
  const value = valueAt(checked.value, path);
  const description = describeAt(checked, path);
  const sort = description?.type ?? textIn(params?.type);
  switch (type) {
    case 'exact':
    case 'noUnknown':
      return textIn(params?.properties ?? params?.unknown)
        .split(', ')
        .slice(0, limits.findings)
        .map((key) => unknownKey(path, key, checked));
    case 'typeError':
      return [wrongSortOf(path, sort, checked)];
    case 'optionality':
    case 'required':
    case 'defined':
    case 'nullable':
      if (value === undefined || value === null) return [missing(path, checked)];
      return [value === '' ? { error: 'emptyText', path } : wrongSortOf(path, sort, checked)];
    case 'not-blank':
      return [{ error: 'emptyText', path }];
    case 'oneOf':
      return [unknownWord(path, checked)];
    case 'kind':
      return [unknownKind(path, (params?.schemas ?? {}) as Record<string, Schema>, checked)];
    case 'min':
    case 'max':
    case 'integer': {
      const isEmpty = Array.isArray(value) && value.length === 0;
      if (isEmpty) return [{ error: 'emptyList', path }];
      // A time of 0.2 is reported as too short.
      if (type === 'integer' && isShortTime(path, checked) && Number(value) < 20) return [];
      return [outOfRange(path, type === 'integer' ? 'is no whole number' : message, checked)];
    }
    case 'long-enough':
      return [
        isShortTime(path, checked) ? shortTime(path, checked) : outOfRange(path, message, checked),
      ];
    case 'lacks':
      return [lacking(join(path, textIn(params?.key)), textIn(params?.form))];
    // Fields or steps: the check of forms knows more.
    case 'fields-or-steps':
    case 'one-condition':
      return [];
    case 'one-outcome':
      return [{ error: 'oneOutcome', path }];
    default: {
      const { entries } = metaOf(description);
      if (entries) return namedEntries(path, entries, checked);
      return [wrongForm(path, message, checked)];
    }
  }
};

/** A finding beside an unknown name may be due to that name. */
const isBesideUnknown = ({ error, path, suggestion }: Finding, all: Finding[]) =>
  error === 'unknownKey' &&
  suggestion === undefined &&
  all.some(
    (other) =>
      (other.error === 'unknownWord' || other.error === 'missingKey') &&
      other.path === join(parentOf(path), 'check'),
  );

const isStranger = ({ error, suggestion, lifts, fix }: Finding) =>
  !lifts &&
  ((error === 'unknownKey' && suggestion === undefined) || (error === 'misplacedKey' && !fix));

/** The only unknown name of a group, for the only missing one that takes the same value. */
const asMissing = (finding: Finding, all: Finding[], checked: Checked): Finding => {
  const { path, parts = {} } = finding;
  if (!isStranger(finding)) return finding;
  const beside = all.filter((other) => parentOf(other.path) === parentOf(path));
  const unknown = beside.filter(isStranger);
  const [lacking, ...others] = beside.filter((other) => other.error === 'missingKey');
  const isOnly = unknown.length === 1 && lacking !== undefined && others.length === 0;
  if (!isOnly || !takes(checked, lacking.path, valueAt(checked.value, path))) return finding;
  const key = keyOf(lacking.path);
  const found = parts.found ?? keyOf(path);
  return { ...finding, error: 'unknownKey', parts: { found }, suggestion: `${key}:`, fix: { key } };
};

const named = (findings: Finding[]) => findings.map(({ path }) => `“${keyOf(path)}”`).join(' and ');

/** Unknown names beside missing ones are one accident: reported at the first, with what is missing. */
const joinStrangers = (all: Finding[]): Finding[] => {
  const inGroup = (path: string) => all.filter((other) => parentOf(other.path) === parentOf(path));
  return all.flatMap((finding): Finding[] => {
    const { error, path, parts } = finding;
    if (error !== 'unknownKey' && error !== 'missingKey') return [finding];
    const unknown = inGroup(path).filter(
      (other) => other.error === 'unknownKey' && other.suggestion === undefined,
    );
    const missing = inGroup(path).filter((other) => other.error === 'missingKey');
    if (unknown.length === 0 || missing.length === 0) return [finding];
    if (error === 'missingKey') return [];
    if (!unknown.includes(finding)) return [finding];
    if (unknown[0] !== finding) return [];
    const found = unknown.map((each) => keyOf(each.path)).join('” and “');
    const isAre = missing.length === 1 ? 'is' : 'are';
    const nearest = `${parts?.nearest ?? ''}; ${named(missing)} ${isAre} missing`;
    return [{ ...finding, parts: { found, nearest }, fix: undefined }];
  });
};

const findingsOf = (value: unknown, schema: Schema): Finding[] => {
  const checked = { value, schema };
  const described = broken(checked).flatMap((inner) => describeFinding(inner, checked));
  const named = underItsName(described, checked);
  const explained = named.map(({ path }) => parentOf(path));
  const found = [...described.filter(({ path }) => !explained.includes(parentOf(path))), ...named];
  const meant = found.map((finding) => asMissing(finding, found, checked));
  const renamed = meant
    .filter(({ error }) => error === 'unknownKey' || error === 'misplacedKey')
    .filter(({ suggestion }) => suggestion !== undefined)
    .map(meantPath);
  const seen = new Set<string>();
  const all = joinStrangers(
    meant.filter(({ error, path }) => error !== 'missingKey' || !renamed.includes(path)),
  );
  return all.filter((finding) => {
    const { error, path } = finding;
    // An empty text has the wrong form, too.
    if (error === 'wrongForm' && valueAt(value, path) === '') return false;
    if (isBesideUnknown(finding, all)) return false;
    const one = `${error} ${path}`;
    return !seen.has(one) && seen.add(one);
  });
};

export type Shape = RepairedCopy & { findings: Finding[] };

/** Each round looks behind the repairs of the previous one, up to the limit of findings. */
const mostRounds = 12;

/**
 * Every violation of a file's schema, also behind misspelt names and kinds; and the value as probably
 * meant, so that no follow-up errors are reported.
 */
export const checkShape = (written: unknown, schema: Schema, round = 1): Shape => {
  const { value, mixed, ...named } = namesForCheck(written, schema);
  const findings = [...mixedNames(mixed), ...withoutMixed(findingsOf(value, named.schema), mixed)];
  const copy = repairedCopy(value, findings);
  const isLast = round === mostRounds || findings.length >= limits.findings;
  const inFile = (finding: Finding) => writtenAt(finding, named.asWritten);
  if (copy.repaired.length === 0 || isLast) {
    return { findings: findings.map(inFile), value, asWritten: named.asWritten };
  }
  const behind = checkShape(copy.value, schema, round + 1);
  const asWritten = (path: string) => named.asWritten(copy.asWritten(behind.asWritten(path)));
  return {
    findings: [
      ...copy.repaired,
      ...behind.findings.map((finding) => writtenAt(finding, copy.asWritten)),
    ].map(inFile),
    value: behind.value,
    asWritten,
  };
};
