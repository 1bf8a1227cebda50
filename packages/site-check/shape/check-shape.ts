import { ValidationError, type Schema } from 'yup';
import { join, keyOf, parentOf, valueAt } from '../../../src/schema/values/paths';
import { limits } from '../../config-values/limits';
import { type Checked, describeAt, formOf, allowedWords } from '../../config-values/schema-at';
import { textOf } from '../../config-values/values';
import { inQuotes } from '../../problems/nearest/meant-by';
import { type Finding, writtenAt } from '../../problems/problem';
import { repairedCopy, type RepairedCopy } from './repaired-copy';
import { unknownKind } from './unknown-kind';
import { unknownKey, unknownWord } from './unknown-names';
import { outOfRange, wrongForm, wrongSortOf } from './wrong-value';

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

const lacking = (path: string, form: string): Finding => {
  const key = keyOf(path);
  return { error: 'missingKey', path, parts: { key, form }, suggestion: `${key}: ${form}` };
};

const missing = (path: string, checked: Checked): Finding => {
  if (/\[\d+\]$/.test(path)) return { error: 'emptyText', path };
  const description = describeAt(checked, path);
  const words = allowedWords(description).map(inQuotes);
  const form = words.length > 0 ? words.join(' or ') : formOf(description);
  return { ...lacking(path, form), ...(words.length > 0 && { allowed: words.join(', ') }) };
};

const describeFinding = (inner: Inner, checked: Checked): Finding[] => {
  const { path = '', params, message } = inner;
  const type: string = inner.type ?? '';
  const value = valueAt(checked.value, path);
  const description = describeAt(checked, path);
  const sort = description?.type ?? textOf(params?.type) ?? '';
  switch (type) {
    case 'exact':
    case 'noUnknown':
      return String(params?.properties ?? params?.unknown)
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
      if (Array.isArray(value) && value.length === 0) return [{ error: 'emptyList', path }];
      return [outOfRange(path, inner, checked)];
    case 'integer':
      return [outOfRange(path, { message: 'is no whole number' }, checked)];
    case 'long-enough': {
      const error = Number(value) > 0 ? 'shortTime' : 'outOfRange';
      return [{ ...outOfRange(path, inner, checked), error }];
    }
    case 'lacks':
      return [lacking(join(path, textOf(params?.key) ?? ''), textOf(params?.form) ?? '')];
    // Fields or steps: the check of forms knows more.
    case 'fields-or-steps':
    case 'one-condition':
    case 'entries-in-order':
      return [];
    case 'one-outcome':
      return [{ error: 'oneOutcome', path }];
    default:
      return [wrongForm(path, message, checked)];
  }
};

const named = (findings: Finding[]) => findings.map(({ path }) => `“${keyOf(path)}”`).join(' and ');

/** Unknown names beside missing ones are one accident: reported at the first, with what is missing. */
const joinStrangers = (all: Finding[]): Finding[] =>
  all.flatMap((finding): Finding[] => {
    const beside = all.filter(({ path }) => parentOf(path) === parentOf(finding.path));
    const unknown = beside.filter(
      ({ error, suggestion }) =>
        error === 'misplacedKey' || (error === 'unknownKey' && suggestion === undefined),
    );
    const missing = beside.filter(({ error }) => error === 'missingKey');
    const isJoined = [unknown, missing].every(({ length }) => length > 0);
    if (!isJoined || ![...unknown, ...missing].includes(finding)) return [finding];
    if (unknown[0] !== finding) return [];
    const found = unknown.map(({ path }) => keyOf(path)).join('” and “');
    const isAre = missing.length === 1 ? 'is' : 'are';
    const nearest = `${finding.parts?.nearest ?? ''}; ${named(missing)} ${isAre} missing`;
    const joined = { error: 'unknownKey', parts: { found, nearest } } as const;
    return [{ ...finding, ...joined, suggestion: undefined, fix: undefined }];
  });

/** Whether it is due to another finding: to a misspelt name, or to a rule that there is not. */
const isDue = ({ error, path, suggestion }: Finding, all: Finding[]) =>
  all.some((other) =>
    error === 'missingKey'
      ? other.meant === path
      : error === 'unknownKey' &&
        suggestion === undefined &&
        other.error === 'unknownWord' &&
        other.path === join(parentOf(path), 'check'),
  );

const findingsOf = (value: unknown, schema: Schema): Finding[] => {
  const checked = { value, schema };
  const found = broken(checked).flatMap((inner) => describeFinding(inner, checked));
  const seen = new Set<string>();
  return joinStrangers(found.filter((finding) => !isDue(finding, found))).filter((finding) => {
    const { error, path } = finding;
    // An empty text has the wrong form, too.
    if (error === 'wrongForm' && valueAt(value, path) === '') return false;
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
export const checkShape = (value: unknown, schema: Schema, round = 1): Shape => {
  const findings = findingsOf(value, schema);
  const copy = repairedCopy(value, findings);
  const isLast = round === mostRounds || findings.length >= limits.findings;
  if (copy.repaired.length === 0 || isLast) {
    return { findings, value, asWritten: (path) => path };
  }
  const behind = checkShape(copy.value, schema, round + 1);
  return {
    findings: [
      ...copy.repaired,
      ...behind.findings.map((finding) => writtenAt(finding, copy.asWritten)),
    ],
    value: behind.value,
    asWritten: (path) => copy.asWritten(behind.asWritten(path)),
  };
};
