import type { RuleName } from '../../../../src/rules/schemas';
import { doubled, groupOf, listOf, numberOf, textOf } from '../../../config-reader/values';
import { kebab } from '../../../nearest/letters';
import { namesForRequired } from '../../../nearest/lexicon';
import { inQuotes, written } from '../../../nearest/meant-by';
import { becomes, type Finding } from '../../../problems/problem';
import { keyAskedFor } from '../../shape/unknown-kind';
import {
  type Field,
  keysOfKind,
  schemaOfKind,
  kindOf,
  limitingKey,
  optionMeant,
  optionsOf,
  type Rule,
  rulePasses,
} from './form-parts';
import { canHold, rulesFor } from './held-values';

/** Options ticked or chosen at the start that do not exist. */
const noSuchOptions = (field: Field, start: unknown, path: string): Finding[] => {
  const options = optionsOf(field);
  // A field without options has an error of its own.
  if (options.length === 0) return [];
  const chosen = Array.isArray(start) ? start.map(textOf) : [textOf(start)];
  return chosen.flatMap((word, place): Finding[] => {
    if (word === undefined || word === '' || options.includes(word)) return [];
    const at = Array.isArray(start) ? `${path}[${place}]` : path;
    return [{ error: 'noSuchOption', path: at, ...optionMeant(word, field) }];
  });
};

const notHeld = (field: Field, start: unknown, path: string): Finding[] => {
  const missing = noSuchOptions(field, start, path);
  const isWithoutOptions = Array.isArray(field.entries.options) && optionsOf(field).length === 0;
  if (missing.length > 0 || isWithoutOptions) return missing;
  const limit = numberOf(field.entries.maxLength);
  const text = textOf(start);
  if (limit !== undefined && text !== undefined && [...text].length > limit) {
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

/** The nearest value within a limit, as config writes it. */
const edgeOf = ({ check, entries }: Rule): string | undefined => {
  const limit = check === 'max-length' ? undefined : entries[limitingKey(check)?.key ?? ''];
  return limit === undefined ? undefined : written(limit);
};

const againstRules = (start: unknown, rules: readonly Rule[], path: string): Finding[] => {
  const broken = rules.find((rule) => brokenLimit(rule, start));
  if (!broken) return [];
  const { check = '' } = broken;
  const meant = Array.isArray(start) ? undefined : edgeOf(broken);
  const see = { path: `${broken.path}.check` };
  return [{ error: 'startAgainstRule', path, parts: { other: check }, see, ...becomes(meant) }];
};

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

/** What other form builders call the least and the most that a field takes. */
const limitWords = { least: ['min', 'minimum'], most: ['max', 'maximum'] };

/** The only rule that does for a field what `key` does in other form builders. */
const ruleOfKey = (field: Field, key: string): RuleName | undefined => {
  const rules = rulesFor(field);
  // The kind has a key of its own for it: the stars of a rating.
  if (keyAskedFor(key, schemaOfKind(field))) return undefined;
  if (namesForRequired.includes(key)) {
    return rules.includes('accepted') ? 'accepted' : 'required';
  }
  const [only, ...others] = rules.filter((name) => {
    const sort = limitingKey(name)?.limits;
    return name === kebab(key) || (sort && limitWords[sort].includes(key));
  });
  return others.length === 0 ? only : undefined;
};

/** Keys of a field that other form builders have, where this one has a rule. */
const rulesInField = (field: Field): Finding[] =>
  Object.entries(field.entries).flatMap(([key, value]): Finding[] => {
    const check = keysOfKind(field).includes(key) ? undefined : ruleOfKey(field, key);
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
