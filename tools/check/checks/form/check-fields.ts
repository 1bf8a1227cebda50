import { type RuleName, ruleSchemas } from '../../../../src/rules/schemas';
import { doubled, groupOf, listOf, numberOf, textOf } from '../../../config-reader/values';
import { kebab } from '../../../nearest/letters';
import { inQuotes, written } from '../../../nearest/meant-by';
import { becomes, type Finding } from '../../../problems/problem';
import { keyAskedFor, kindAskedFor } from '../../shape/unknown-kind';
import {
  type Field,
  keysOfKind,
  schemaOfKind,
  kindOf,
  limitingKey,
  noSuchOption,
  optionsOf,
  type Rule,
  rulePasses,
} from './form-parts';
import { canHold, rulesFor } from './held-values';

const notHeld = (field: Field, start: unknown, path: string): Finding[] => {
  const { options, maxLength } = field.entries;
  const missing = Array.isArray(start)
    ? start.flatMap((word, place) => noSuchOption(`${path}[${place}]`, textOf(word), field))
    : noSuchOption(path, textOf(start), field);
  // A field without options has an error of its own.
  const isWithoutOptions = Array.isArray(options) && optionsOf(field).length === 0;
  if (missing.length > 0 || isWithoutOptions) return missing;
  const limit = numberOf(maxLength);
  if (limit !== undefined && typeof start === 'string' && [...start].length > limit) {
    return [{ error: 'startTooLong', path, parts: { limit: String(limit) } }];
  }
  if (canHold(field, start) !== false) return [];
  const meant = kindOf(field)?.meant?.(start, field.entries);
  return [{ error: 'startNotHeld', path, ...(meant !== undefined && becomes(written(meant))) }];
};

/** A visitor may complete a text that starts with an invalid value: only limits are checked. */
const limits = ['min', 'max', 'max-length', 'not-before', 'not-after', 'one-of'];

const brokenLimit = ({ check, entries }: Rule, start: unknown): boolean =>
  limits.includes(check ?? '') &&
  entries.date !== 'today' &&
  // The visitor can still tick more.
  !(Array.isArray(start) && check === 'min') &&
  rulePasses(entries, start) === false;

const againstRules = (start: unknown, rules: readonly Rule[], path: string): Finding[] =>
  rules
    .filter((rule) => brokenLimit(rule, start))
    .slice(0, 1)
    .map((rule) => {
      const parts = { other: rule.check ?? '' };
      const limit = rule.entries[limitingKey(rule.check)?.key ?? ''];
      const meant = typeof start === typeof limit ? written(limit) : undefined;
      const see = { path: `${rule.path}.check` };
      return { error: 'startAgainstRule', path, parts, see, ...becomes(meant) };
    });

/** Start values that their fields cannot hold. */
export const checkStarts = (fields: readonly Field[], rules: readonly Rule[]): Finding[] =>
  fields.flatMap((field) =>
    ['initial', 'afterSubmit'].flatMap((key) => {
      const start = field.entries[key];
      if (start === undefined || start === '' || !isWellFormed(start)) return [];
      const path = `${field.path}.${key}`;
      const findings = notHeld(field, start, path);
      if (findings.length > 0) return findings;
      return againstRules(
        start,
        rules.filter((rule) => rule.field === field.name),
        path,
      );
    }),
  );

/** What no field holds is reported as a wrong type. */
const isWellFormed = (start: unknown) => typeof start !== 'object' || Array.isArray(start);

/** Fields that share a name. */
const doubledFields = (fields: readonly Field[]): Finding[] =>
  doubled(fields).map(({ path, first }) => {
    return { error: 'doubledField', path: `${path}.name`, see: { path: `${first.path}.name` } };
  });

/** Options that share a value. */
const doubledOptions = ({ path, entries }: Field): Finding[] => {
  const options = listOf(entries.options).map((option, place) => {
    return { name: textOf(groupOf(option).value), at: `${path}.options[${place}]` };
  });
  return doubled(options).map(({ at, first }) => {
    const see = { path: `${first.at}.value` };
    return { error: 'doubledOption', path: `${at}.value`, see, fix: { remove: at } };
  });
};

/** The only rule that does for a field what `key` does in other form builders. */
const ruleOfKey = (field: Field, key: string): RuleName | undefined => {
  const rules = rulesFor(field);
  // The kind has a key of its own for it: the stars of a rating.
  if (keysOfKind(field).includes(key) || keyAskedFor(key, schemaOfKind(field))) return undefined;
  const name = kebab(key);
  const { name: asked, isExact } = kindAskedFor(name, ruleSchemas) ?? {};
  const meant = [name, isExact ? asked : undefined];
  if (meant.includes('required') && rules.includes('accepted')) return 'accepted';
  return rules.find((rule) => meant.includes(rule));
};

/** Keys of a field that other form builders have, where this one has a rule. */
const rulesInField = (field: Field): Finding[] =>
  Object.entries(field.entries).flatMap(([key, value]): Finding[] => {
    const check = ruleOfKey(field, key);
    if (check === undefined) return [];
    const path = `${field.path}.${key}`;
    const limit = limitingKey(check);
    const asked = limit ? ` ${limit.key}: ${written(value)},` : '';
    const suggestion = `{ field: ${inQuotes(field.name ?? '…')}, check: '${check}',${asked} message: '…' }`;
    const parts = { found: key };
    return [{ error: 'ruleInField', path, at: 'key', parts, suggestion, fix: { remove: path } }];
  });

/** Duplicate names and values, and entries that belong elsewhere. */
export const checkFields = (fields: readonly Field[]): Finding[] => [
  ...doubledFields(fields),
  ...fields.flatMap(doubledOptions),
  ...fields.flatMap(rulesInField),
];
